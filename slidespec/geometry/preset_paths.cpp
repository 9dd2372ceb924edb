#include "slidespec/geometry/preset_paths.h"

#include <algorithm>
#include <string_view>

#include "slidespec/core/embedded.h"
#include "slidespec/geometry/guides.h"
#include "slidespec/geometry/path_pen.h"

namespace deckle {
namespace geometry_data {
std::span<const EmbeddedFile> embedded_files();  // the table, compiled in
}

namespace {

using Lines = std::vector<std::string_view>;

// The statements of each preset, by its name.
const std::map<std::string, Lines, std::less<>>& table() {
  static const std::map<std::string, Lines, std::less<>> made = [] {
    std::map<std::string, Lines, std::less<>> out;
    Lines* of_preset = nullptr;
    std::string_view text = geometry_data::embedded_files().front().bytes;
    while (!text.empty()) {
      const std::size_t end = std::min(text.find('\n'), text.size());
      const std::string_view line = text.substr(0, end);
      text.remove_prefix(std::min(end + 1, text.size()));
      if (line.starts_with("= "))
        of_preset = &out[std::string(line.substr(2))];
      else if (of_preset != nullptr && !line.empty())
        of_preset->push_back(line);
    }
    return out;
  }();
  return made;
}

ShapePathIr::Fill fill_from(std::string_view name) {
  using Fill = ShapePathIr::Fill;
  if (name == "none") return Fill::None;
  if (name == "lighten") return Fill::Lighten;
  if (name == "lightenLess") return Fill::LightenLess;
  if (name == "darken") return Fill::Darken;
  if (name == "darkenLess") return Fill::DarkenLess;
  return Fill::Normal;
}

class PresetReader {
 public:
  PresetReader(double width, double height) : w_(width), h_(height), guides_(width, height) {}

  std::vector<ShapePathIr> read(const Lines& lines, const Adjustments& adjustments) {
    for (const std::string_view line : lines) {
      const std::vector<std::string_view> words = words_of(line);
      switch (words[0].front()) {
        case 'a': {
          const auto given = adjustments.find(std::string(words[1]));
          guides_.set(words[1],
                      given == adjustments.end() ? guides_.value(words[2]) : given->second);
          break;
        }
        case 'g':
          guides_.add(words[1], line.substr(static_cast<std::size_t>(
                                    words[1].data() + words[1].size() + 1 - line.data())));
          break;
        case 'p':
          begin(words);
          break;
        case 'r':
          break;
        default:
          draw(words);
      }
    }
    finish();
    return std::move(out_);
  }

 private:
  void begin(const std::vector<std::string_view>& words) {
    finish();
    const double w = guides_.value(words[1]), h = guides_.value(words[2]);
    pen_ = PathPen(w > 0 ? w : w_, h > 0 ? h : h_);
    ShapePathIr path;
    path.fill = fill_from(words[3]);
    path.stroked = words[4] == "1";
    out_.push_back(std::move(path));
  }

  void finish() {
    if (!out_.empty()) out_.back().steps = pen_.take();
  }

  void draw(const std::vector<std::string_view>& words) {
    const auto v = [&](std::size_t i) { return guides_.value(words[i]); };
    switch (words[0].front()) {
      case 'M':
        return pen_.move_to(v(1), v(2));
      case 'L':
        return pen_.line_to(v(1), v(2));
      case 'C':
        return pen_.cubic_to(v(1), v(2), v(3), v(4), v(5), v(6));
      case 'Q':
        return pen_.quad_to(v(1), v(2), v(3), v(4));
      case 'A':
        return pen_.arc_to(v(1), v(2), v(3), v(4));
      default:
        return pen_.close();
    }
  }

  double w_, h_;
  Guides guides_;
  PathPen pen_{1, 1};
  std::vector<ShapePathIr> out_;
};

// A point of a cubic curve.
OutlinePointIr curve_at(const OutlinePointIr& from, const ShapePathIr::Step& curve, double t) {
  const double s = 1 - t, a = s * s * s, b = 3 * s * s * t, c = 3 * s * t * t, d = t * t * t;
  return {a * from.x + b * curve.c1.x + c * curve.c2.x + d * curve.to.x,
          a * from.y + b * curve.c1.y + c * curve.c2.y + d * curve.to.y};
}

}  // namespace

std::vector<ShapePathIr> preset_paths(std::string_view preset, double width, double height,
                                      const Adjustments& adjustments) {
  const auto found = table().find(preset);
  if (found == table().end()) return {};
  constexpr double kSmallest = 1e-3;
  return PresetReader(std::max(width, kSmallest), std::max(height, kSmallest))
      .read(found->second, adjustments);
}

std::string first_adjustment(std::string_view preset) {
  const auto found = table().find(preset);
  if (found == table().end()) return {};
  for (const std::string_view line : found->second) {
    if (line.front() == 'a') return std::string(words_of(line)[1]);
  }
  return {};
}

std::vector<std::string> preset_names() {
  std::vector<std::string> out;
  for (const auto& [name, lines] : table()) out.push_back(name);
  return out;
}

std::vector<OutlineIr> flattened(const ShapePathIr& path, int curve_steps) {
  std::vector<OutlineIr> out(1);
  OutlinePointIr begin, at;
  for (const ShapePathIr::Step& step : path.steps) {
    using Kind = ShapePathIr::Step::Kind;
    if (step.kind == Kind::Move || step.kind == Kind::Close) {
      if (!out.back().empty()) out.emplace_back();
      if (step.kind == Kind::Move) begin = step.to;
      at = begin;
      if (step.kind == Kind::Move) out.back().push_back(at);
      continue;
    }
    if (out.back().empty()) out.back().push_back(at);
    for (int i = 1; step.kind == Kind::Curve && i < curve_steps; ++i)
      out.back().push_back(curve_at(at, step, i / double{static_cast<double>(curve_steps)}));
    out.back().push_back(step.to);
    at = step.to;
  }
  std::erase_if(out, [](const OutlineIr& outline) { return outline.size() < 3; });
  return out;
}

}  // namespace deckle
