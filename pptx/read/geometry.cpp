#include "pptx/read/geometry.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <string_view>
#include <utility>

#include "slidespec/backdrop/outline.h"
#include "slidespec/geometry/guides.h"
#include "slidespec/geometry/path_pen.h"

namespace deckle::pptx {
namespace {

// Ours: a curve is as many lines, which on a page is less than a pixel away from it.
constexpr int kCurveSteps = 8;
// Beyond so many points of a shape only each second, third … is kept: a logo with more is a text or
// a drawing whose outline nobody needs to the pixel.
constexpr std::size_t kMostPoints = 600;
// Guides of one shape. PowerPoint writes one for each coordinate of a freehand line.
constexpr std::size_t kMostGuides = 20000;
// Of a preset; the standard's have eight at most, in values that fit a 32-bit integer.
constexpr std::size_t kMostAdjustments = 100;
constexpr double kLargestAdjustment = 1e12;
// Steps of one path; a traced drawing has a few thousand.
constexpr std::size_t kMostSteps = 100000;

std::optional<double> plain_number(std::string_view text) {
  double value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size() || !std::isfinite(value))
    return std::nullopt;
  return value;
}

void add_guides(pugi::xml_node list, Guides& guides) {
  for (const pugi::xml_node guide : list.children("a:gd")) {
    if (guides.size() >= kMostGuides) return;
    guides.add(guide.attribute("name").value(), guide.attribute("fmla").value());
  }
}

// One a:path, in shares of its own width and height.
class PathReader {
 public:
  PathReader(pugi::xml_node path, const Size& box, const Guides& guides)
      : path_(path), guides_(guides), pen_(side(path, "w", box.w), side(path, "h", box.h)) {}

  ShapePathIr read() {
    ShapePathIr out;
    out.fill = fill_from(path_.attribute("fill").value());
    out.stroked = path_.attribute("stroke").as_bool(true);
    std::size_t steps = 0;
    for (const pugi::xml_node command : path_.children()) {
      if (++steps > kMostSteps) break;
      draw(command);
    }
    out.steps = pen_.take();
    return out;
  }

 private:
  static double side(pugi::xml_node path, const char* name, Emu whole) {
    const double own = path.attribute(name).as_double(0);
    return own > 0 ? own : std::max(1.0, static_cast<double>(whole.value()));
  }

  static ShapePathIr::Fill fill_from(std::string_view name) {
    using Fill = ShapePathIr::Fill;
    if (name == "none") return Fill::None;
    if (name == "lighten") return Fill::Lighten;
    if (name == "lightenLess") return Fill::LightenLess;
    if (name == "darken") return Fill::Darken;
    if (name == "darkenLess") return Fill::DarkenLess;
    return Fill::Normal;
  }

  [[nodiscard]] double value(pugi::xml_node node, const char* attribute) const {
    return guides_.value(node.attribute(attribute).value());
  }

  void draw(pugi::xml_node command) {
    const std::string_view name = command.name();
    std::vector<std::pair<double, double>> p;
    for (const pugi::xml_node node : command.children("a:pt"))
      p.emplace_back(value(node, "x"), value(node, "y"));
    if (name == "a:moveTo" && p.size() == 1) pen_.move_to(p[0].first, p[0].second);
    if (name == "a:lnTo" && p.size() == 1) pen_.line_to(p[0].first, p[0].second);
    if (name == "a:quadBezTo" && p.size() == 2)
      pen_.quad_to(p[0].first, p[0].second, p[1].first, p[1].second);
    if (name == "a:cubicBezTo" && p.size() == 3)
      pen_.cubic_to(p[0].first, p[0].second, p[1].first, p[1].second, p[2].first, p[2].second);
    if (name == "a:arcTo")
      pen_.arc_to(value(command, "wR"), value(command, "hR"), value(command, "stAng"),
                  value(command, "swAng"));
    if (name == "a:close") pen_.close();
  }

  const pugi::xml_node path_;
  const Guides& guides_;
  PathPen pen_;
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

std::vector<ShapePathIr> read_paths(pugi::xml_node geometry, const Size& box) {
  Guides guides(static_cast<double>(box.w.value()), static_cast<double>(box.h.value()));
  add_guides(geometry.child("a:avLst"), guides);
  add_guides(geometry.child("a:gdLst"), guides);
  std::vector<ShapePathIr> out;
  for (const pugi::xml_node path : geometry.child("a:pathLst").children("a:path"))
    out.push_back(PathReader(path, box, guides).read());
  std::erase_if(out, [](const ShapePathIr& path) { return path.steps.empty(); });
  return out;
}

// Each a:path is painted by itself. What lies within another path is usually its lighter or darker
// side, and does not change what is covered; counted together it would be a hole.
std::vector<OutlineIr> outlines_of(const std::vector<ShapePathIr>& paths) {
  std::vector<std::pair<Bounds, std::vector<OutlineIr>>> areas;
  for (const ShapePathIr& path : paths) {
    if (path.fill == ShapePathIr::Fill::None) continue;
    std::vector<OutlineIr> outlines = flattened(path, kCurveSteps);
    if (outlines.empty()) continue;
    const Bounds bounds = bounds_of(outlines);
    const bool covered = std::any_of(areas.begin(), areas.end(),
                                     [&](const auto& other) { return other.first.holds(bounds); });
    if (!covered) areas.emplace_back(bounds, std::move(outlines));
  }
  std::vector<OutlineIr> out;
  for (auto& area : areas)
    out.insert(out.end(), std::make_move_iterator(area.second.begin()),
               std::make_move_iterator(area.second.end()));
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
    const auto value = plain_number(formula);
    if (value && std::abs(*value) <= kLargestAdjustment && out.size() < kMostAdjustments)
      out[guide.attribute("name").value()] = *value;
  }
  return out;
}

}  // namespace

ShapeGeometry read_geometry(pugi::xml_node properties, const Size& box) {
  ShapeGeometry out;
  if (const pugi::xml_node custom = properties.child("a:custGeom")) {
    std::vector<ShapePathIr> paths = read_paths(custom, box);
    out.outlines = outlines_of(paths);
    out.encloses = !out.outlines.empty();
    out.paths = std::make_shared<const std::vector<ShapePathIr>>(std::move(paths));
    return out;
  }
  const pugi::xml_node preset = properties.child("a:prstGeom");
  if (*preset.attribute("prst").value() == '\0') return out;
  out.preset = preset.attribute("prst").value();
  const double w = to_px(box.w), h = to_px(box.h);
  if (fills_its_box(out.preset)) return out;
  out.adjustments = read_adjustments(preset.child("a:avLst"));
  out.encloses = !preset_outlines(out.preset, w, h).empty();
  if (!out.adjustments.empty()) out.outlines = preset_outlines(out.preset, w, h, out.adjustments);
  return out;
}

}  // namespace deckle::pptx
