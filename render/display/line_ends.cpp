#include "render/display/line_ends.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "render/display/geometry.h"

namespace deckle::render {
namespace {

using Kind = PathStep::Kind;

// In widths of the line, which counts as kThinnest where it is thinner: what PowerPoint draws.
double times(const std::string& size) { return size == "sm" ? 2 : size == "lg" ? 5 : 3; }
constexpr double kThinnest = 2;

struct Tip {
  Point at;
  double dx = 0, dy = 0;  // the direction in which the line arrives there, of length 1
};

std::optional<Tip> tip_at(Point at, const std::vector<Point>& before) {
  for (const Point& from : before) {
    const double length = std::hypot(at.x - from.x, at.y - from.y);
    if (length > 1e-6) return Tip{at, (at.x - from.x) / length, (at.y - from.y) / length};
  }
  return std::nullopt;
}

bool is_open(const DisplayPath& path) {
  return path.steps.size() >= 2 &&
         std::none_of(path.steps.begin(), path.steps.end(),
                      [](const PathStep& step) { return step.kind == Kind::Close; }) &&
         std::count_if(path.steps.begin(), path.steps.end(),
                       [](const PathStep& step) { return step.kind == Kind::Move; }) == 1;
}

std::optional<Tip> last_tip(const DisplayPath& path) {
  const PathStep& last = path.steps.back();
  const PathStep& before = path.steps[path.steps.size() - 2];
  if (last.kind == Kind::Curve) return tip_at(last.to, {last.c2, last.c1, before.to});
  return tip_at(last.to, {before.to});
}

std::optional<Tip> first_tip(const DisplayPath& path) {
  const PathStep& first = path.steps[0];
  const PathStep& next = path.steps[1];
  if (next.kind == Kind::Curve) return tip_at(first.to, {next.c1, next.c2, next.to});
  return tip_at(first.to, {next.to});
}

class End {
 public:
  End(const Tip& tip, const LineEndIr& end, double width)
      : tip_(tip), type_(end.type), line_(width) {
    const double base = std::max(width, kThinnest);
    length_ = base * times(end.length);
    half_ = base * times(end.width) / 2;
  }

  // `along` back from the tip, `across` to its side.
  [[nodiscard]] Point at(double along, double across) const {
    return {tip_.at.x - tip_.dx * along - tip_.dy * across,
            tip_.at.y - tip_.dy * along + tip_.dx * across};
  }

  [[nodiscard]] DisplayPath area() const {
    if (type_ == "stealth")
      return polygon_path({at(0, 0), at(length_, half_), at(length_ * 0.6, 0), at(length_, -half_)},
                          true);
    if (type_ == "diamond")
      return polygon_path({at(-length_ / 2, 0), at(0, half_), at(length_ / 2, 0), at(0, -half_)},
                          true);
    if (type_ == "oval") {
      // Turned by whole quarters only: an oval that is as long as wide is a circle.
      const bool flat = std::abs(tip_.dx) >= std::abs(tip_.dy);
      const double rx = flat ? length_ / 2 : half_, ry = flat ? half_ : length_ / 2;
      return ellipse_path({tip_.at.x - rx, tip_.at.y - ry, 2 * rx, 2 * ry});
    }
    if (type_ == "arrow") {
      // Two strokes as wide as the line.
      const double t = line_ / 2;
      return polygon_path({at(0, 0), at(length_, half_), at(length_ + t, half_ - t), at(2.2 * t, 0),
                           at(length_ + t, -half_ + t), at(length_, -half_)},
                          true);
    }
    return polygon_path({at(0, 0), at(length_, half_), at(length_, -half_)}, true);
  }

  // Where the line ends instead of at the tip.
  [[nodiscard]] Point foot() const {
    if (type_ == "triangle") return at(length_ * 0.9, 0);
    if (type_ == "stealth") return at(length_ * 0.55, 0);
    if (type_ == "arrow") return at(line_, 0);
    return tip_.at;
  }

 private:
  Tip tip_;
  std::string type_;
  double line_, length_ = 0, half_ = 0;
};

}  // namespace

std::vector<FilledPath> line_ends(DisplayPath& path, const LineEndIr& start, const LineEndIr& end,
                                  const DisplayStroke& stroke) {
  std::vector<FilledPath> out;
  if (!is_open(path)) return out;
  const std::optional<Tip> last = last_tip(path), first = first_tip(path);
  if (!end.type.empty() && last) {
    const End drawn(*last, end, stroke.width);
    out.push_back({drawn.area(), stroke.paint});
    path.steps.back().to = drawn.foot();
  }
  if (!start.type.empty() && first) {
    const End drawn(*first, start, stroke.width);
    out.push_back({drawn.area(), stroke.paint});
    path.steps.front().to = drawn.foot();
  }
  return out;
}

}  // namespace deckle::render
