#include <algorithm>

#include "render/display/display_data.h"
#include "render/display/display_paint.h"
#include "render/display/display_shape.h"
#include "render/display/display_text.h"
#include "render/display/geometry.h"
#include "slidespec/core/utf8.h"
#include "slidespec/icons/icon.h"
#include "slidespec/ir/icon_shape.h"
#include "slidespec/ir/picture_placement.h"

namespace deckle::render {
namespace {

constexpr std::uint32_t kBoxGrey = 0xE7E7E7, kLabelGrey = 0x444444;
constexpr double kLabelPt = 12;

// The first `count` characters.
std::string shortened_to(const std::string& text, std::size_t count) {
  std::size_t at = 0, seen = 0;
  while (at < text.size() && seen < count) {
    (void)utf8::next(text, at);
    ++seen;
  }
  return at < text.size() ? text.substr(0, at) + "…" : text;
}

}  // namespace

void draw_labelled_box(const Frame& box, const std::string& label, const DisplayFonts& fonts,
                       std::vector<DisplayItem>& items) {
  items.emplace_back(FilledPath{rect_path(box), solid(kBoxGrey)});
  if (label.empty()) return;
  RunStyle style;
  style.size_pt = std::clamp(box.h / 3, 4.0, kLabelPt);
  style.color.rgb = kLabelGrey;
  style.fonts.latin = "Liberation Sans";
  // About as many letters as are half as wide as high.
  const auto fit = static_cast<std::size_t>(std::max(1.0, box.w / (style.size_pt * 0.55)));
  draw_label(shortened_to(label, fit), style,
             {box.x + box.w / 2, box.y + box.h / 2 + style.size_pt * 0.35}, TextSide::Middle, fonts,
             items);
}

void draw_icon(const ElementIr& element, std::vector<DisplayItem>& items) {
  const Icon* icon = find_icon(icon_name(element));
  if (icon == nullptr || element.picture == nullptr) return;
  const Frame frame = frame_of(place_picture(element.box, *element.picture, element.fit).frame);
  const double kx = frame.w / kIconSide, ky = frame.h / kIconSide;
  const auto at = [&](const IconPoint& p) { return Point{frame.x + p.x * kx, frame.y + p.y * ky}; };
  for (const IconPath& path : icon_paths(*icon)) {
    DisplayPath drawn;
    for (const IconStep& step : path) {
      PathStep::Kind kind = PathStep::Kind::Close;
      if (step.kind == IconStep::Kind::Move) kind = PathStep::Kind::Move;
      if (step.kind == IconStep::Kind::Line) kind = PathStep::Kind::Line;
      if (step.kind == IconStep::Kind::Curve) kind = PathStep::Kind::Curve;
      drawn.steps.push_back({kind, at(step.to), at(step.c1), at(step.c2)});
    }
    items.emplace_back(FilledPath{std::move(drawn), paint_of(element.fill)});
  }
}

void draw_picture(const ElementIr& element, const DisplayFonts& fonts,
                  std::vector<DisplayItem>& items, std::vector<std::string>& problems) {
  const std::string problem = undrawable(element.picture.get());
  if (!problem.empty()) {
    problems.push_back(problem);
    const Frame box = frame_of(element.picture == nullptr ? element.box : visible_box(element));
    draw_labelled_box(box, element.alt_text.empty() ? problem : element.alt_text, fonts, items);
    return;
  }
  const PicturePlacement placement = place_picture(element.box, *element.picture, element.fit);
  const Frame frame = frame_of(placement.frame);
  const double shown_w = 1 - placement.cut_left - placement.cut_right,
               shown_h = 1 - placement.cut_top - placement.cut_bottom;
  if (shown_w <= 0 || shown_h <= 0) return;
  const double w = frame.w / shown_w, h = frame.h / shown_h;
  const TransformIr stored{placement.quarter_turns * kQuarterTurn, placement.flip_h,
                           placement.flip_v};
  DrawnPicture drawn;
  drawn.picture.picture = element.picture;
  drawn.picture.place =
      combined(unit_to({frame.x - placement.cut_left * w, frame.y - placement.cut_top * h, w, h}),
               turn_matrix(stored, frame));
  if (element.look != nullptr && element.look->fill.kind == PaintIr::Kind::Picture) {
    drawn.picture.alpha = element.look->fill.alpha;
    drawn.picture.duotone = element.look->fill.duotone;
  }
  drawn.clip = shape_area(element, frame_of(placement.visible));
  items.emplace_back(std::move(drawn));
}

}  // namespace deckle::render
