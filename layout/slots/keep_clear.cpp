#include "layout/slots/keep_clear.h"

#include <algorithm>

namespace deckle::layout {
namespace {

// A part smaller than this share of its area is too small for the content; then the overlap is kept
// and reported.
constexpr double kMinShare = 0.3;
constexpr double kBackgroundShare = 0.6;  // of the page: a larger picture or panel is background
// With more boxes the slide is a drawing without a usable free part.
constexpr std::size_t kMaxBoxes = 12;

Emu up(Emu edge) { return snap(edge + emu_from_pt(kGridPt) - Emu(1)); }

Rect between(Emu left, Emu top, Emu right, Emu bottom) {
  return {left, top, right - left, bottom - top};
}

// The up to four largest rectangles of `area` beside `box`.
void parts_beside(const Rect& area, const Rect& box, double min, std::vector<Rect>& out) {
  for (const Rect& part : {between(area.x, area.y, snap(box.x), area.bottom()),
                           between(up(box.right()), area.y, area.right(), area.bottom()),
                           between(area.x, area.y, area.right(), snap(box.y)),
                           between(area.x, up(box.bottom()), area.right(), area.bottom())}) {
    if (!part.empty() && area_px(part) >= min) out.push_back(part);
  }
}

}  // namespace

std::vector<Rect> exact_boxes(const Slide& slide, const Frame& frame) {
  const Rect page{Emu(0), Emu(0), frame.page.w, frame.page.h};
  std::vector<Rect> boxes;
  for (const Element& element : slide.elements) {
    if (!element.box || element.z || element.kind == ElementKind::Divider) continue;
    const Rect seen = intersection(*element.box, page);
    if (!seen.empty() && area_px(seen) <= kBackgroundShare * area_px(page)) boxes.push_back(seen);
  }
  if (boxes.size() > kMaxBoxes) boxes.clear();
  return boxes;
}

Rect clear_part(const Rect& area, const std::vector<Rect>& boxes) {
  const double min = kMinShare * area_px(area);
  std::vector<Rect> parts = {area};
  for (const Rect& box : boxes) {
    const Rect wide = box.inflated(emu_from_pt(kStackGapPt));
    std::vector<Rect> next;
    for (const Rect& part : parts) {
      if (intersection(part, wide).empty())
        next.push_back(part);
      else
        parts_beside(part, wide, min, next);
    }
    parts = std::move(next);
  }
  const auto largest =
      std::max_element(parts.begin(), parts.end(),
                       [](const Rect& a, const Rect& b) { return area_px(a) < area_px(b); });
  return largest == parts.end() ? area : *largest;
}

void keep_clear(const std::vector<Rect>& boxes, const std::vector<Assignment>& assignments,
                std::vector<Slot>& slots, Frame& frame) {
  if (boxes.empty()) return;
  for (const Assignment& a : assignments) {
    if (a.place != Assignment::Place::Slot) continue;
    Slot& slot = slots[static_cast<std::size_t>(a.slot)];
    if (!slot.full_bleed) slot.box = clear_part(slot.box, boxes);
  }
  frame.body = clear_part(frame.body, boxes);
}

void keep_clear(const std::vector<Rect>& boxes, std::vector<Rect>& columns) {
  Rect all;
  for (const Rect& column : columns) all = bounding(all, column);
  const Rect clear = clear_part(all, boxes);
  if (clear != all) columns = {clear};
}

}  // namespace deckle::layout
