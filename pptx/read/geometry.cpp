#include "pptx/read/geometry.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <map>
#include <numbers>
#include <string_view>
#include <utility>

#include "slidespec/backdrop/outline.h"

namespace deckle::pptx {
namespace {

using std::numbers::pi;

// Ours: a curve is as many lines, which on a page is less than a pixel away from it.
constexpr int kCurveSteps = 8;
// Beyond so many points of a shape only each second, third … is kept: a logo with more is a text or
// a drawing whose outline nobody needs to the pixel.
constexpr std::size_t kMostPoints = 600;
// Guides of one shape. PowerPoint writes one for each coordinate of a freehand line.
constexpr std::size_t kMostGuides = 20000;

double to_radians(double angle) { return angle / kAnglePerDegree * pi / 180; }

std::optional<double> plain_number(std::string_view text) {
  double value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size() || !std::isfinite(value))
    return std::nullopt;
  return value;
}

// The names that formulas know, and the guides computed so far (20.1.9.11).
class Guides {
 public:
  explicit Guides(const Size& box) {
    const auto w = static_cast<double>(box.w.value()), h = static_cast<double>(box.h.value());
    const double shorter = std::min(w, h);
    values_ = {{"l", 0},   {"t", 0},       {"r", w},           {"b", h},
               {"w", w},   {"h", h},       {"hc", w / 2},      {"vc", h / 2},
               {"ss", shorter},            {"ls", std::max(w, h)},
               {"cd2", 10800000},          {"cd4", 5400000},   {"cd8", 2700000},
               {"3cd4", 16200000},         {"3cd8", 8100000},  {"5cd8", 13500000},
               {"7cd8", 18900000}};
    for (const int part : {2, 3, 4, 5, 6, 8, 10, 12, 32}) {
      const std::string number = std::to_string(part);
      values_["wd" + number] = w / part;
      values_["hd" + number] = h / part;
      values_["ssd" + number] = shorter / part;
    }
  }

  void add(pugi::xml_node list) {
    for (const pugi::xml_node guide : list.children("a:gd")) {
      if (values_.size() >= kMostGuides) return;
      values_[guide.attribute("name").value()] = computed(guide.attribute("fmla").value());
    }
  }

  double value(std::string_view text) const {
    if (const auto number = plain_number(text)) return *number;
    const auto found = values_.find(text);
    return found == values_.end() ? 0 : found->second;
  }
  double attribute(pugi::xml_node node, const char* name) const {
    return value(node.attribute(name).value());
  }

 private:
  double computed(std::string_view formula) const {
    std::vector<std::string_view> words;
    while (!formula.empty()) {
      const std::size_t end = std::min(formula.find(' '), formula.size());
      if (end > 0) words.push_back(formula.substr(0, end));
      formula.remove_prefix(std::min(end + 1, formula.size()));
    }
    if (words.empty()) return 0;
    const auto argument = [&](std::size_t i) { return i < words.size() ? value(words[i]) : 0.0; };
    const double result = applied(words[0], argument(1), argument(2), argument(3));
    return std::isfinite(result) ? result : 0;
  }

  static double applied(std::string_view name, double x, double y, double z) {
    if (name == "val") return x;
    if (name == "*/") return z != 0 ? x * y / z : 0;
    if (name == "+-") return x + y - z;
    if (name == "+/") return z != 0 ? (x + y) / z : 0;
    if (name == "?:") return x > 0 ? y : z;
    if (name == "abs") return std::abs(x);
    if (name == "min") return std::min(x, y);
    if (name == "max") return std::max(x, y);
    if (name == "pin") return y < x ? x : y > z ? z : y;
    if (name == "sqrt") return x > 0 ? std::sqrt(x) : 0;
    if (name == "mod") return std::sqrt(x * x + y * y + z * z);
    if (name == "sin") return x * std::sin(to_radians(y));
    if (name == "cos") return x * std::cos(to_radians(y));
    if (name == "tan") return x * std::tan(to_radians(y));
    if (name == "at2") return std::atan2(y, x) * 180 / pi * kAnglePerDegree;
    if (name == "sat2") return x * std::sin(std::atan2(z, y));
    if (name == "cat2") return x * std::cos(std::atan2(z, y));
    return 0;
  }

  std::map<std::string, double, std::less<>> values_;
};

// One a:path, in shares of its own width and height.
class PathReader {
 public:
  PathReader(pugi::xml_node path, const Size& box, const Guides& guides)
      : path_(path), guides_(guides) {
    const auto side = [&](const char* name, Emu whole) {
      const double own = path.attribute(name).as_double(0);
      return own > 0 ? own : std::max(1.0, static_cast<double>(whole.value()));
    };
    w_ = side("w", box.w);
    h_ = side("h", box.h);
  }

  std::vector<OutlineIr> read() {
    for (const pugi::xml_node command : path_.children()) {
      const std::string_view name = command.name();
      if (name == "a:moveTo") {
        finish();
        line_to(point(command.child("a:pt")));
      } else if (name == "a:lnTo") {
        line_to(point(command.child("a:pt")));
      } else if (name == "a:cubicBezTo" || name == "a:quadBezTo") {
        curve(command);
      } else if (name == "a:arcTo") {
        arc(command);
      } else if (name == "a:close") {
        finish();
      }
    }
    finish();
    return std::move(out_);
  }

 private:
  using Point = std::pair<double, double>;

  Point point(pugi::xml_node node) const {
    return {guides_.attribute(node, "x"), guides_.attribute(node, "y")};
  }

  void line_to(const Point& to) {
    at_ = to;
    outline_.push_back({to.first / w_, to.second / h_});
  }

  void curve(pugi::xml_node command) {
    std::vector<Point> points{at_};
    for (const pugi::xml_node node : command.children("a:pt")) points.push_back(point(node));
    if (points.size() < 3 || points.size() > 4) return;
    // De Casteljau's construction, for both degrees.
    for (int step = 1; step <= kCurveSteps; ++step) {
      const double t = step / double{kCurveSteps};
      std::vector<Point> level = points;
      while (level.size() > 1) {
        for (std::size_t i = 0; i + 1 < level.size(); ++i) {
          level[i].first += (level[i + 1].first - level[i].first) * t;
          level[i].second += (level[i + 1].second - level[i].second) * t;
        }
        level.pop_back();
      }
      line_to(level.front());
    }
  }

  // 20.1.9.4: the arc begins at the present point.
  void arc(pugi::xml_node command) {
    const double rx = guides_.attribute(command, "wR"), ry = guides_.attribute(command, "hR");
    const double start = to_radians(guides_.attribute(command, "stAng"));
    const double swing =
        std::clamp(to_radians(guides_.attribute(command, "swAng")), -2 * pi, 2 * pi);
    // The angles are those of the drawn point; the ellipse's parameter differs.
    const auto parameter = [&](double angle) {
      const double base = std::atan2(rx * std::sin(angle), ry * std::cos(angle));
      return base + std::round((angle - base) / (2 * pi)) * 2 * pi;
    };
    const double from = parameter(start), to = parameter(start + swing);
    const double cx = at_.first - rx * std::cos(from), cy = at_.second - ry * std::sin(from);
    const int steps = std::max(1, static_cast<int>(std::ceil(std::abs(to - from) / (pi / 16))));
    for (int i = 1; i <= steps; ++i) {
      const double angle = from + (to - from) * i / steps;
      line_to({cx + rx * std::cos(angle), cy + ry * std::sin(angle)});
    }
  }

  void finish() {
    if (outline_.size() >= 3) out_.push_back(std::move(outline_));
    outline_.clear();
  }

  const pugi::xml_node path_;
  const Guides& guides_;
  double w_ = 1, h_ = 1;
  Point at_{0, 0};
  OutlineIr outline_;
  std::vector<OutlineIr> out_;
};

struct Bounds {
  double left = 1e9, top = 1e9, right = -1e9, bottom = -1e9;
  [[nodiscard]] bool holds(const Bounds& o) const {
    return o.left >= left && o.top >= top && o.right <= right && o.bottom <= bottom;
  }
};

Bounds bounds_of(const std::vector<OutlineIr>& outlines) {
  Bounds out;
  for (const OutlineIr& outline : outlines) {
    for (const OutlinePointIr& p : outline) {
      out.left = std::min(out.left, p.x);
      out.top = std::min(out.top, p.y);
      out.right = std::max(out.right, p.x);
      out.bottom = std::max(out.bottom, p.y);
    }
  }
  return out;
}

void thin_out(std::vector<OutlineIr>& outlines) {
  std::size_t all = 0;
  for (const OutlineIr& outline : outlines) all += outline.size();
  if (all <= kMostPoints) return;
  const std::size_t step = all / kMostPoints + 1;
  for (OutlineIr& outline : outlines) {
    OutlineIr kept;
    for (std::size_t i = 0; i < outline.size(); i += step) kept.push_back(outline[i]);
    outline = std::move(kept);
  }
  std::erase_if(outlines, [](const OutlineIr& outline) { return outline.size() < 3; });
}

// Each a:path is painted by itself. What lies within another path is usually its lighter or darker
// side, and does not change what is covered; counted together it would be a hole.
std::vector<OutlineIr> read_paths(pugi::xml_node geometry, const Size& box) {
  Guides guides(box);
  guides.add(geometry.child("a:avLst"));
  guides.add(geometry.child("a:gdLst"));
  std::vector<std::pair<Bounds, std::vector<OutlineIr>>> paths;
  for (const pugi::xml_node path : geometry.child("a:pathLst").children("a:path")) {
    if (std::string_view(path.attribute("fill").value()) == "none") continue;
    std::vector<OutlineIr> outlines = PathReader(path, box, guides).read();
    if (outlines.empty()) continue;
    const Bounds bounds = bounds_of(outlines);
    const bool covered = std::any_of(paths.begin(), paths.end(), [&](const auto& other) {
      return other.first.holds(bounds);
    });
    if (!covered) paths.emplace_back(bounds, std::move(outlines));
  }
  std::vector<OutlineIr> out;
  for (auto& path : paths)
    out.insert(out.end(), std::make_move_iterator(path.second.begin()),
               std::make_move_iterator(path.second.end()));
  thin_out(out);
  return out;
}

// The adjustments of a:avLst: "val 50000".
Adjustments read_adjustments(pugi::xml_node list) {
  Adjustments out;
  for (const pugi::xml_node guide : list.children("a:gd")) {
    std::string_view formula = guide.attribute("fmla").value();
    if (!formula.starts_with("val ")) continue;
    formula.remove_prefix(4);
    if (const auto value = plain_number(formula)) out[guide.attribute("name").value()] = *value;
  }
  return out;
}

}  // namespace

ShapeGeometry read_geometry(pugi::xml_node properties, const Size& box) {
  ShapeGeometry out;
  if (const pugi::xml_node custom = properties.child("a:custGeom")) {
    out.outlines = read_paths(custom, box);
    out.encloses = !out.outlines.empty();
    return out;
  }
  const pugi::xml_node preset = properties.child("a:prstGeom");
  if (*preset.attribute("prst").value() == '\0') return out;
  out.preset = preset.attribute("prst").value();
  const double w = to_px(box.w), h = to_px(box.h);
  if (fills_its_box(out.preset)) return out;
  const Adjustments adjustments = read_adjustments(preset.child("a:avLst"));
  out.encloses = !preset_outlines(out.preset, w, h).empty();
  if (!adjustments.empty()) out.outlines = preset_outlines(out.preset, w, h, adjustments);
  return out;
}

}  // namespace deckle::pptx
