#include "layout/lists/below_title.h"

#include <algorithm>

#include "measure/slide/reserve.h"

namespace deckle::layout {
namespace {

constexpr double kGapPt = 24;  // ours: between a heading and what stands below it

std::vector<ElementIr>::const_iterator title_in(const SlideIr& slide) {
  return std::find_if(slide.elements.begin(), slide.elements.end(),
                      [](const ElementIr& element) { return element.type == ElementType::Title; });
}

bool begins_at_top(const ElementIr& title) {
  return !title.pinned && title.text.anchor == Anchor::Top;
}

}  // namespace

Rect area_below_title(const ListContext& context, const SlideIr& slide, Rect area) {
  const auto title = title_in(slide);
  if (title == slide.elements.end() || !begins_at_top(*title) || title->box.right() <= area.x ||
      area.right() <= title->box.x)
    return area;
  const Insets& in = title->text.insets;
  const double width = to_pt(title->box.w - in.left - in.right) * (1 - measure::kMaxReserve);
  const double lines = context.engine.height(title->text, std::max(1.0, width));
  const Emu top = snap(title->box.y + in.top + emu_from_pt(lines + kGapPt + kGridPt));
  const Emu bottom = area.bottom();
  if (top >= bottom) return area;
  area.y = top;
  area.h = bottom - top;
  return area;
}

void end_title_above(SlideIr& slide, Emu top) {
  for (ElementIr& element : slide.elements) {
    if (element.type != ElementType::Title || !begins_at_top(element)) continue;
    const Emu end = top - emu_from_pt(kStackGapPt);
    if (element.box.y < end && element.box.bottom() > end && element.box.y < top)
      element.box.h = end - element.box.y;
  }
}

}  // namespace deckle::layout
