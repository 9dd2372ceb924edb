#include "layout/covers/cut_boxes.h"

#include <algorithm>
#include <vector>

#include "layout/covers/text_extent.h"
#include "layout/text/balance_lines.h"

namespace deckle::layout {
namespace {

constexpr double kApartPt = 12, kAreaApartPt = 24;  // ours: of texts, and of areas that are seen

// Of a box whose lines are beside, above or below the area, what is on their side of it.
// `taken`: what the balanced lines of a title leave free at their end.
void cut(const Rect& lines, const Rect& area, Emu apart, Emu taken, ElementIr& element) {
  Rect& box = element.box;
  const Insets& in = element.text.insets;
  if (lines.right() <= area.x) {
    box.w = std::min(box.w - taken, std::max(lines.right() + in.right, area.x - apart) - box.x);
  } else if (lines.bottom() <= area.y) {
    const Emu bottom = std::max(lines.bottom() + in.bottom, area.y - apart);
    if (element.text.anchor != Anchor::Top) box.y = lines.y - in.top;
    element.text.anchor = Anchor::Top;
    box.h = bottom - box.y;
  } else if (area.bottom() <= lines.y) {
    Emu bottom = box.bottom();
    if (element.text.anchor != Anchor::Bottom) bottom = lines.bottom() + in.bottom;
    element.text.anchor = Anchor::Bottom;
    box.y = std::min(lines.y - in.top, area.bottom() + apart);
    box.h = bottom - box.y;
  }
}

}  // namespace

void cut_boxes(const ListContext& context, const Rect& area, SlideIr& slide) {
  for (ElementIr& element : slide.elements) {
    // What the author placed stays, but the band of sources is as wide as the page by design.
    const bool placed = element.pinned && element.type != ElementType::Citation;
    if (element.decorative || placed || element.text.empty() ||
        intersection(element.box, area).empty())
      continue;
    if (element.template_area.empty()) element.template_area = element.box;
    // Lines are balanced again in the new box: in the width that they have they stay as they are.
    ElementIr balanced = element;
    if (element.type == ElementType::Title) balance_again(context.engine, balanced);
    const Emu taken = balanced.text.insets.right - element.text.insets.right;
    const Rect before = element.box;
    std::vector<ElementIr*> behind;
    for (ElementIr& other : slide.elements) {
      if (other.decorative && other.box == before) behind.push_back(&other);
    }
    cut(text_extent(context, element), area,
        emu_from_pt(behind.empty() ? kApartPt : kAreaApartPt), std::max(Emu(0), taken), element);
    for (ElementIr* other : behind) other->box = element.box;
  }
}

}  // namespace deckle::layout
