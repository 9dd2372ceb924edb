#include "layout/footer/citation_space.h"

#include <algorithm>

#include "layout/footer/footer.h"
#include "layout/text/contrast.h"

namespace deckle::layout {
namespace {

// A slot lower than this share of the page (a title, an attribution) is not reduced: smaller it
// would have no space for text.
constexpr double kFlexibleShare = 0.25;
constexpr double kWholePage = 0.9;  // ours: a box of this share of the page is its background

bool is_flexible(const Slot& slot, const Frame& frame) {
  return slot.role != SlotRole::Title && !slot.full_bleed &&
         to_pt(slot.box.h) >= kFlexibleShare * to_pt(frame.page.h);
}

}  // namespace

std::vector<Rect> fixed_boxes(const TextContext& context, const Slide& slide,
                              const std::vector<Assignment>& assignments,
                              const std::vector<Slot>& slots, const Frame& frame) {
  const Element* footer = nullptr;
  std::vector<Rect> boxes;
  for (const Assignment& a : assignments) {
    if (a.place == Assignment::Place::Footer) footer = a.element;
    if (a.place == Assignment::Place::Box) boxes.push_back(*a.element->box);
    if (a.place != Assignment::Place::Slot) continue;
    const Slot& slot = slots[static_cast<std::size_t>(a.slot)];
    if (!is_flexible(slot, frame)) boxes.push_back(slot.box);
  }
  for (const Rect& box : footer_boxes(context, slide, footer)) boxes.push_back(box);
  const double page = area_px({Emu(0), Emu(0), frame.page.w, frame.page.h});
  std::erase_if(boxes, [page](const Rect& box) { return area_px(box) > kWholePage * page; });
  return boxes;
}

void end_above_band(const Rect& band, std::vector<Slot>& slots, Frame& frame) {
  const Emu limit = band.y - emu_from_pt(kStackGapPt);
  const auto end_above = [limit](Rect& box) {
    if (box.y < limit && box.bottom() > limit) box.h = limit - box.y;
  };
  for (Slot& slot : slots) {
    if (is_flexible(slot, frame)) end_above(slot.box);
  }
  end_above(frame.body);
  end_above(frame.safe);
}

ElementIr band_on(const TextContext& context, const Band& band, const SlideIr& slide) {
  ElementIr element = band.element;
  for (const ElementIr& other : slide.elements) {
    if (!other.full_bleed) continue;
    element.belongs_to.push_back(other.eid);
    element.fill = {FillIr::Kind::Solid, templates::resolve_color(context.layout, "bg1")};
    paint_text(element.text, readable_on(context, element.fill.color.rgb));
  }
  return element;
}

}  // namespace deckle::layout
