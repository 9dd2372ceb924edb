#include "layout/footer/clear_of_footers.h"

#include "layout/base/footer_types.h"
#include "layout/base/frame.h"

namespace deckle::layout {
namespace {

constexpr double kMostPt = 28;  // ours: of the area's height, at the top or the bottom

bool is_footer(const ElementIr& element) {
  return element.placeholder && !element.text.empty() &&
         is_footer_type(element.placeholder->type);
}

bool is_little(Emu length) { return length > Emu(0) && length <= emu_from_pt(kMostPt); }

}  // namespace

Rect clear_of_footers(const SlideIr& slide, Rect area) {
  const Emu gap = emu_from_pt(kStackGapPt);
  const Emu middle = area.y + area.h / 2;
  for (const ElementIr& element : slide.elements) {
    const Rect& box = element.box;
    if (!is_footer(element) || box.x >= area.right() + gap || area.x >= box.right() + gap) continue;
    const Emu below = area.bottom() + gap - box.y, above = box.bottom() + gap - area.y;
    if (box.y > middle && is_little(below)) {
      area.h -= below;
    } else if (box.bottom() < middle && is_little(above)) {
      area.y += above;
      area.h -= above;
    }
  }
  return area;
}

}  // namespace deckle::layout
