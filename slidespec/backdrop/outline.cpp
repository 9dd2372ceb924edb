#include "slidespec/backdrop/outline.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace deckle {
namespace {

using std::numbers::pi;

// An arc has a corner every 7.5 degrees: of a circle of the page's height the polygon is nowhere
// more than a pixel away.
constexpr double kArcStep = pi / 24;

class Pen {
 public:
  Pen(double width, double height, const Adjustments& adjustments)
      : w_(width), h_(height), shorter_(std::min(width, height)), adjustments_(adjustments) {}

  std::vector<OutlineIr> draw(std::string_view preset) {
    if (encloses_nothing(preset)) return {};
    if (round_corners(preset) || arrows(preset) || corners(preset) || regular(preset) ||
        with_hole(preset) || curves(preset))
      return std::move(out_);
    polygon({{0, 0}, {w_, 0}, {w_, h_}, {0, h_}});
    return std::move(out_);
  }

 private:
  using Points = std::vector<std::pair<double, double>>;

  static bool encloses_nothing(std::string_view preset) {
    return preset == "line" || preset == "lineInv" || preset == "arc" ||
           preset.ends_with("Bracket") || preset.ends_with("Brace") ||
           preset.ends_with("BracketPair") || preset.ends_with("BracePair") ||
           preset.find("Connector1") != std::string_view::npos ||
           preset.starts_with("bentConnector") || preset.starts_with("curvedConnector");
  }

  // An adjustment as a share of `whole`, between 0 and `most` (of 100,000).
  double share(const char* name, double standard, double most = 100000) const {
    const auto found = adjustments_.find(name);
    const double value = found == adjustments_.end() ? standard : found->second;
    return std::clamp(value, 0.0, most) / 100000;
  }
  double one(double standard, double most = 100000) const {
    return adjustments_.contains("adj1") ? share("adj1", standard, most)
                                         : share("adj", standard, most);
  }

  void polygon(const Points& points) {
    OutlineIr outline;
    for (const auto& [x, y] : points) outline.push_back({w_ > 0 ? x / w_ : 0, h_ > 0 ? y / h_ : 0});
    out_.push_back(std::move(outline));
  }

  // From `start` by `swing`, both in radians, clockwise.
  static void arc(Points& points, double x, double y, double rx, double ry, double start,
                  double swing) {
    const int steps = std::max(1, static_cast<int>(std::ceil(std::abs(swing) / kArcStep)));
    for (int i = 0; i <= steps; ++i) {
      const double angle = start + swing * i / steps;
      points.emplace_back(x + rx * std::cos(angle), y + ry * std::sin(angle));
    }
  }

  void ellipse(double shrunk_by = 0) {
    Points points;
    arc(points, w_ / 2, h_ / 2, w_ / 2 - shrunk_by, h_ / 2 - shrunk_by, 0, 2 * pi);
    polygon(points);
  }

  enum class Corner { Square, Round, Cut };
  struct CornerOf {
    Corner kind;
    double size;
  };

  // Clockwise from the left top.
  void box(const std::array<CornerOf, 4>& of) {
    Points points;
    const std::array<std::pair<double, double>, 4> at = {{{0, 0}, {w_, 0}, {w_, h_}, {0, h_}}};
    for (std::size_t i = 0; i < 4; ++i) {
      const auto [x, y] = at[i];
      const double r = of[i].size, dx = x > 0 ? -r : r, dy = y > 0 ? -r : r;
      const bool first_along_x = i % 2 == 1;
      switch (of[i].kind) {
        case Corner::Square:
          points.emplace_back(x, y);
          break;
        case Corner::Round:
          arc(points, x + dx, y + dy, r, r, pi + static_cast<double>(i) * pi / 2, pi / 2);
          break;
        case Corner::Cut:
          points.emplace_back(first_along_x ? x + dx : x, first_along_x ? y : y + dy);
          points.emplace_back(first_along_x ? x : x + dx, first_along_x ? y + dy : y);
          break;
      }
    }
    polygon(points);
  }

  bool round_corners(std::string_view preset) {
    const auto round = [&](double s) { return CornerOf{Corner::Round, shorter_ * s}; };
    const auto cut = [&](double s) { return CornerOf{Corner::Cut, shorter_ * s}; };
    const CornerOf square{Corner::Square, 0};
    const double most = 50000;
    if (preset == "roundRect" || preset == "flowChartAlternateProcess" ||
        preset == "wedgeRoundRectCallout") {
      const CornerOf c = round(preset == "roundRect" ? one(16667, most) : 0.16667);
      box({c, c, c, c});
    } else if (preset == "flowChartTerminator") {
      const CornerOf c = round(0.5);
      box({c, c, c, c});
    } else if (preset == "round1Rect") {
      box({square, round(one(16667, most)), square, square});
    } else if (preset == "round2SameRect") {
      const CornerOf top = round(share("adj1", 16667, most)), below = round(share("adj2", 0, most));
      box({top, top, below, below});
    } else if (preset == "round2DiagRect") {
      const CornerOf a = round(share("adj1", 16667, most)), b = round(share("adj2", 0, most));
      box({a, b, a, b});
    } else if (preset == "snip1Rect") {
      box({square, cut(one(16667, most)), square, square});
    } else if (preset == "snip2SameRect") {
      const CornerOf top = cut(share("adj1", 16667, most)), below = cut(share("adj2", 0, most));
      box({top, top, below, below});
    } else if (preset == "snip2DiagRect") {
      const CornerOf a = cut(share("adj1", 0, most)), b = cut(share("adj2", 16667, most));
      box({a, b, a, b});
    } else if (preset == "snipRoundRect") {
      box({round(share("adj1", 16667, most)), cut(share("adj2", 16667, most)), square, square});
    } else if (preset == "octagon") {
      const CornerOf c = cut(one(29289, most));
      box({c, c, c, c});
    } else {
      return false;
    }
    return true;
  }

  // `along` is the length of the arrow's direction, `across` the other; points are given along it
  // and turned by `turn`.
  Points turned(const Points& points, std::string_view direction) const {
    Points out;
    for (const auto& [a, c] : points) {
      if (direction == "right") out.emplace_back(a, c);
      if (direction == "left") out.emplace_back(w_ - a, c);
      if (direction == "down") out.emplace_back(c, a);
      if (direction == "up") out.emplace_back(c, h_ - a);
    }
    return out;
  }

  bool arrows(std::string_view preset) {
    for (const std::string_view direction : {"right", "left", "up", "down"}) {
      if (preset != std::string(direction) + "Arrow") continue;
      const bool upright = direction == "up" || direction == "down";
      const double along = upright ? h_ : w_, across = upright ? w_ : h_;
      const double body = share("adj1", 50000) * across / 2;
      const double head = std::min(share("adj2", 50000, 1e9) * shorter_, along);
      const double mid = across / 2;
      polygon(turned({{0, mid - body},
                      {along - head, mid - body},
                      {along - head, 0},
                      {along, mid},
                      {along - head, across},
                      {along - head, mid + body},
                      {0, mid + body}},
                     direction));
      return true;
    }
    if (preset == "leftRightArrow" || preset == "upDownArrow") {
      const bool upright = preset == "upDownArrow";
      const double along = upright ? h_ : w_, across = upright ? w_ : h_;
      const double body = share("adj1", 50000) * across / 2;
      const double head = std::min(share("adj2", 50000, 1e9) * shorter_, along / 2);
      const double mid = across / 2;
      polygon(turned({{0, mid},
                      {head, 0},
                      {head, mid - body},
                      {along - head, mid - body},
                      {along - head, 0},
                      {along, mid},
                      {along - head, across},
                      {along - head, mid + body},
                      {head, mid + body},
                      {head, across}},
                     upright ? "down" : "right"));
      return true;
    }
    return false;
  }

  bool corners(std::string_view preset) {
    const double middle = w_ / 2, half = h_ / 2;
    if (preset == "triangle" || preset == "flowChartExtract") {
      const double top = w_ * (preset == "triangle" ? share("adj", 50000) : 0.5);
      polygon({{top, 0}, {w_, h_}, {0, h_}});
    } else if (preset == "flowChartMerge") {
      polygon({{0, 0}, {w_, 0}, {middle, h_}});
    } else if (preset == "rtTriangle") {
      polygon({{0, 0}, {w_, h_}, {0, h_}});
    } else if (preset == "diamond" || preset == "flowChartDecision") {
      polygon({{middle, 0}, {w_, half}, {middle, h_}, {0, half}});
    } else if (preset == "parallelogram") {
      const double in = std::min(share("adj", 25000, 1e9) * shorter_, w_);
      polygon({{in, 0}, {w_, 0}, {w_ - in, h_}, {0, h_}});
    } else if (preset == "flowChartInputOutput") {
      polygon({{w_ / 5, 0}, {w_, 0}, {w_ * 4 / 5, h_}, {0, h_}});
    } else if (preset == "flowChartManualInput") {
      polygon({{0, h_ / 5}, {w_, 0}, {w_, h_}, {0, h_}});
    } else if (preset == "flowChartManualOperation") {
      polygon({{0, 0}, {w_, 0}, {w_ * 4 / 5, h_}, {w_ / 5, h_}});
    } else if (preset == "trapezoid") {
      const double in = std::min(share("adj", 25000, 1e9) * shorter_, middle);
      polygon({{in, 0}, {w_ - in, 0}, {w_, h_}, {0, h_}});
    } else if (preset == "homePlate" || preset == "flowChartOffpageConnector") {
      const double head = std::min(share("adj", 50000, 1e9) * shorter_, w_);
      if (preset == "homePlate")
        polygon({{0, 0}, {w_ - head, 0}, {w_, half}, {w_ - head, h_}, {0, h_}});
      else
        polygon({{0, 0}, {w_, 0}, {w_, h_ * 4 / 5}, {middle, h_}, {0, h_ * 4 / 5}});
    } else if (preset == "chevron") {
      const double head = std::min(share("adj", 50000, 1e9) * shorter_, w_);
      polygon({{0, 0}, {w_ - head, 0}, {w_, half}, {w_ - head, h_}, {0, h_}, {head, half}});
    } else if (preset == "hexagon") {
      const double in = std::min(share("adj", 25000, 1e9) * shorter_, middle);
      polygon({{0, half}, {in, 0}, {w_ - in, 0}, {w_, half}, {w_ - in, h_}, {in, h_}});
    } else if (preset == "plus" || preset == "mathPlus") {
      const double in = share("adj", 25000, 50000) * shorter_;
      polygon({{0, in},
               {in, in},
               {in, 0},
               {w_ - in, 0},
               {w_ - in, in},
               {w_, in},
               {w_, h_ - in},
               {w_ - in, h_ - in},
               {w_ - in, h_},
               {in, h_},
               {in, h_ - in},
               {0, h_ - in}});
    } else if (preset == "corner") {
      const double up = share("adj1", 50000, 1e9) * shorter_,
                   in = share("adj2", 50000, 1e9) * shorter_;
      polygon({{0, 0}, {in, 0}, {in, h_ - up}, {w_, h_ - up}, {w_, h_}, {0, h_}});
    } else if (preset == "halfFrame") {
      const double x = share("adj2", 33333, 1e9) * shorter_,
                   y = share("adj1", 33333, 1e9) * shorter_;
      const double slope = w_ > 0 ? h_ / w_ : 0;
      polygon({{0, 0},
               {w_, 0},
               {std::max(w_ - y / std::max(slope, 1e-9), x), y},
               {x, y},
               {x, std::max(h_ - x * slope, y)},
               {0, h_}});
    } else if (preset == "diagStripe") {
      const double at = share("adj", 50000);
      polygon({{w_ * at, 0}, {w_, 0}, {0, h_}, {0, h_ * at}});
    } else if (preset == "foldedCorner") {
      const double in = share("adj", 16667, 50000) * shorter_;
      polygon({{0, 0}, {w_, 0}, {w_, h_ - in}, {w_ - in, h_}, {0, h_}});
    } else {
      return false;
    }
    return true;
  }

  void rays(int count, double inner, double outer) {
    Points points;
    const int corners = inner < outer ? 2 * count : count;
    for (int i = 0; i < corners; ++i) {
      const double r = inner < outer && i % 2 == 1 ? inner : outer;
      const double angle = 2 * pi * i / corners - pi / 2;
      points.emplace_back(w_ / 2 * (1 + 2 * r * std::cos(angle)),
                          h_ / 2 * (1 + 2 * r * std::sin(angle)));
    }
    polygon(points);
  }

  bool regular(std::string_view preset) {
    struct Form {
      std::string_view name;
      int count;
      double inner;  // of half the box, at the standard adjustment
    };
    static constexpr Form kForms[] = {
        {"pentagon", 5, 0.5},         {"heptagon", 7, 0.5},        {"decagon", 10, 0.5},
        {"dodecagon", 12, 0.5},       {"star4", 4, 0.125},         {"star5", 5, 0.19098},
        {"star6", 6, 0.28868},        {"star7", 7, 0.34601},       {"star8", 8, 0.375},
        {"star10", 10, 0.42533},      {"star12", 12, 0.375},       {"star16", 16, 0.375},
        {"star24", 24, 0.375},        {"star32", 32, 0.375},       {"sun", 8, 0.375},
        {"irregularSeal1", 12, 0.25}, {"irregularSeal2", 14, 0.25}};
    for (const Form& form : kForms) {
      if (form.name != preset) continue;
      const bool star = form.inner < 0.5;
      rays(form.count, star ? share("adj", form.inner * 100000, 50000) : 0.5, 0.5);
      return true;
    }
    return false;
  }

  bool with_hole(std::string_view preset) {
    if (preset == "frame") {
      const double in = one(12500, 50000) * shorter_;
      polygon({{0, 0}, {w_, 0}, {w_, h_}, {0, h_}});
      polygon({{in, in}, {w_ - in, in}, {w_ - in, h_ - in}, {in, h_ - in}});
      return true;
    }
    if (preset == "donut" || preset == "noSmoking") {
      ellipse();
      ellipse(share("adj", preset == "donut" ? 25000 : 18750, 50000) * shorter_);
      return true;
    }
    return false;
  }

  double angle(const char* name, double standard) const {
    const auto found = adjustments_.find(name);
    const double value = found == adjustments_.end() ? standard : found->second;
    return value / kAnglePerDegree * pi / 180;
  }

  bool curves(std::string_view preset) {
    if (preset == "ellipse" || preset == "flowChartConnector" || preset == "wedgeEllipseCallout" ||
        preset == "cloud" || preset == "cloudCallout" || preset == "flowChartSummingJunction" ||
        preset == "flowChartOr") {
      ellipse();
      return true;
    }
    const bool pie = preset == "pie", chord = preset == "chord", block = preset == "blockArc";
    if (pie || chord || block) {
      const double from = angle("adj1", pie ? 0 : chord ? 2700000 : 10800000);
      const double to = angle("adj2", pie ? 16200000 : chord ? 16200000 : 0);
      double swing = std::fmod(to - from, 2 * pi);
      if (swing <= 0) swing += 2 * pi;
      Points points;
      arc(points, w_ / 2, h_ / 2, w_ / 2, h_ / 2, from, swing);
      if (pie) points.emplace_back(w_ / 2, h_ / 2);
      if (block) {
        const double in = share("adj3", 25000, 50000) * shorter_;
        arc(points, w_ / 2, h_ / 2, w_ / 2 - in, h_ / 2 - in, from + swing, -swing);
      }
      polygon(points);
      return true;
    }
    if (preset == "teardrop") {
      Points points{{w_, 0}};
      arc(points, w_ / 2, h_ / 2, w_ / 2, h_ / 2, 0, 1.5 * pi);
      polygon(points);
      return true;
    }
    if (preset == "flowChartDelay") {
      Points points{{0, h_}, {0, 0}};
      arc(points, w_ / 2, h_ / 2, w_ / 2, h_ / 2, -pi / 2, pi);
      polygon(points);
      return true;
    }
    if (preset == "wave" || preset == "doubleWave" || preset == "flowChartPunchedTape") {
      wave(preset == "wave" ? share("adj1", 12500, 20000) : share("adj1", 6250, 12500),
           preset == "doubleWave" ? 2 : 1);
      return true;
    }
    if (preset == "flowChartDocument") {
      Points points{{0, 0}, {w_, 0}};
      for (int i = 0; i <= 24; ++i) {
        const double x = 1 - i / 24.0;
        points.emplace_back(w_ * x, h_ * (0.87 + 0.11 * std::sin(pi * (1 - 2 * x))));
      }
      polygon(points);
      return true;
    }
    return false;
  }

  void wave(double amplitude, int periods) {
    Points points;
    const auto edge = [&](int i) { return amplitude * std::sin(2 * pi * periods * i / 48.0); };
    for (int i = 0; i <= 48; ++i) points.emplace_back(w_ * i / 48, h_ * (amplitude - edge(i)));
    for (int i = 48; i >= 0; --i) points.emplace_back(w_ * i / 48, h_ * (1 - amplitude - edge(i)));
    polygon(points);
  }

  double w_, h_, shorter_;
  const Adjustments& adjustments_;
  std::vector<OutlineIr> out_;
};

}  // namespace

std::vector<OutlineIr> preset_outlines(std::string_view preset, double width, double height,
                                       const Adjustments& adjustments) {
  return Pen(width, height, adjustments).draw(preset);
}

bool fills_its_box(std::string_view preset) {
  return preset == "rect" || preset == "flowChartProcess" || preset == "wedgeRectCallout" ||
         preset == "bevel";
}

bool is_inside(const std::vector<OutlineIr>& outlines, double x, double y) {
  bool inside = false;
  for (const OutlineIr& outline : outlines) {
    for (std::size_t i = 0, j = outline.size() - 1; i < outline.size(); j = i++) {
      const OutlinePointIr &a = outline[i], &b = outline[j];
      if ((a.y > y) != (b.y > y) && x < (b.x - a.x) * (y - a.y) / (b.y - a.y) + a.x)
        inside = !inside;
    }
  }
  return inside;
}

}  // namespace deckle
