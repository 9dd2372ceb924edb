#include "slidespec/geometry/preset_paths.h"

#include <algorithm>
#include <cmath>
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

// The formulas divide by sizes.
constexpr double kSmallest = 1e-3;

class PresetReader {
 public:
  PresetReader(double width, double height)
      : w_(std::max(width, kSmallest)), h_(std::max(height, kSmallest)), guides_(w_, h_) {}

  std::vector<ShapePathIr> paths(const Lines& lines, const Adjustments& adjustments) {
    for (const std::string_view line : lines) {
      const std::vector<std::string_view> words = words_of(line);
      if (define(line, words, adjustments) || words[0] == "r") continue;
      if (words[0] == "p")
        begin(words);
      else
        draw(words);
    }
    finish();
    return std::move(out_);
  }

  // The whole box without a statement of it.
  Rect text_rect(const Lines& lines, const Adjustments& adjustments) {
    for (const std::string_view line : lines) {
      const std::vector<std::string_view> words = words_of(line);
      if (define(line, words, adjustments) || words[0] != "r") continue;
      const auto at = [&](std::size_t i) { return Emu(std::llround(guides_.value(words[i]))); };
      return {at(1), at(2), at(3) - at(1), at(4) - at(2)};
    }
    return {Emu(0), Emu(0), Emu(std::llround(w_)), Emu(std::llround(h_))};
  }

 private:
  // Whether the statement was that of an adjustment or a guide.
  bool define(std::string_view line, const std::vector<std::string_view>& words,
              const Adjustments& adjustments) {
    if (words[0] == "a") {
      const auto given = adjustments.find(std::string(words[1]));
      guides_.set(words[1], given == adjustments.end() ? guides_.value(words[2]) : given->second);
      return true;
    }
    if (words[0] != "g") return false;
    guides_.add(words[1], line.substr(static_cast<std::size_t>(words[1].data() + words[1].size() + 1 -
                                                               line.data())));
    return true;
  }

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
  return PresetReader(width, height).paths(found->second, adjustments);
}

Rect preset_text_rect(std::string_view preset, const Rect& box, const Adjustments& adjustments) {
  const auto found = preset == "rect" ? table().end() : table().find(preset);
  if (found == table().end() || box.empty()) return box;
  const auto size = [](Emu length) { return static_cast<double>(length.value()); };
  const Rect inner = PresetReader(size(box.w), size(box.h)).text_rect(found->second, adjustments);
  if (inner.empty()) return box;
  return {box.x + inner.x, box.y + inner.y, inner.w, inner.h};
}

Adjustments adjustments_of(const ElementIr& element) {
  if (element.look != nullptr && !element.look->adjustments.empty())
    return element.look->adjustments;
  const std::string first = element.bend ? first_adjustment(element.shape) : std::string();
  if (first.empty()) return {};
  return {{first, static_cast<double>(*element.bend)}};
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
