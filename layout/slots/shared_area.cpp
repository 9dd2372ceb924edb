#include "layout/slots/shared_area.h"

#include <algorithm>
#include <utility>
#include <variant>

#include "layout/base/footer_types.h"

namespace deckle::layout {
namespace {

// A vertical divider between columns: its safe box and its neighbours' need 16 px on either side.
constexpr double kDividerGapPt = 24;
// Ours, of the safe area's height: a lower area (a caption, a label) is not for several elements.
constexpr double kMinAreaShare = 0.25;

bool has_only_sides(const std::vector<Slot>& slots) {
  return std::all_of(slots.begin(), slots.end(), [](const Slot& slot) {
    return slot.role == SlotRole::Left || slot.role == SlotRole::Right || !is_body(slot.role) ||
           slot.framed;
  });
}

// Whether the placeholder is for content rather than for the title or at the foot.
bool holds_content(const templates::Placeholder& p) {
  return !p.box.empty() && p.horizontal && p.type != "title" && p.type != "ctrTitle" &&
         !is_footer_type(p.type);
}

bool contains(const Rect& area, const Rect& box) {
  return box.x >= area.x && box.y >= area.y && box.right() <= area.right() &&
         box.bottom() <= area.bottom();
}

}  // namespace

bool is_vertical_divider(const Element& element) {
  const auto* divider = std::get_if<DividerContent>(&element.content);
  return divider != nullptr && divider->vertical;
}

std::vector<Rect> shared_columns(const std::vector<Slot>& slots, const Frame& frame) {
  std::vector<Rect> columns;
  std::vector<Rect> sides;
  Rect all;
  for (const Slot& slot : slots) {
    if (!is_body(slot.role) || slot.framed) continue;
    if (slot.role == SlotRole::Left || slot.role == SlotRole::Right) sides.push_back(slot.box);
    all = bounding(all, slot.box);
  }
  if (sides.size() == 2 && has_only_sides(slots)) {
    columns = sides;
  } else {
    if (all.empty() || to_pt(all.h) < to_pt(frame.safe.h) * kMinAreaShare) {
      const Emu top = all.empty() ? frame.body.y : all.y;
      all = {frame.safe.x, top, frame.safe.w,
             std::max(frame.safe.bottom() - top, frame.safe.h / 4)};
      if (all.bottom() > frame.page.h) all = frame.body;
    }
    columns = {all};
  }
  // Computed boxes keep their distance from the title, even where the template's are closer.
  for (const Slot& slot : slots) {
    if (slot.role != SlotRole::Title && !slot.framed) continue;
    const Emu top = slot.box.bottom() + emu_from_pt(kStackGapPt);
    for (Rect& column : columns) {
      if (slot.box.center_y() >= column.center_y() || column.y >= top) continue;
      column.h = std::max(Emu(0), column.bottom() - top);
      column.y = top;
    }
  }
  const Emu bottom = std::max(frame.safe.bottom(), columns.front().bottom());
  for (Rect& column : columns) {
    if (bottom - column.y > column.h && bottom <= frame.page.h) column.h = bottom - column.y;
  }
  return columns;
}

const Element* first_vertical_divider(const std::vector<Assignment>& assignments,
                                      const std::vector<Slot>& slots) {
  if (!in_columns(slots)) return nullptr;
  for (const Assignment& a : assignments) {
    if (a.place == Assignment::Place::Rest && is_vertical_divider(*a.element)) return a.element;
  }
  return nullptr;
}

void place_vertical_divider(ElementIr& divider, const std::vector<Slot>& slots,
                            std::vector<Rect>& columns, SlideIr& slide) {
  Rect left, right;
  for (const Slot& slot : slots) {
    if (slot.role == SlotRole::Left) left = slot.box;
    if (slot.role == SlotRole::Right) right = slot.box;
  }
  if (left.x > right.x) std::swap(left, right);
  const Emu middle = left.right() + (right.x - left.right()) / 2;
  const Emu gap = emu_from_pt(kDividerGapPt);
  divider.box = {middle, left.y, Emu(0), std::max(left.h, right.h)};
  const Emu left_edge = snap(middle - gap / 2), right_edge = middle + gap / 2;
  const auto narrow = [&](Rect& box) {
    if (box.x < middle && box.right() > left_edge) box.w = std::max(Emu(0), left_edge - box.x);
    if (box.x > middle && box.x < right_edge) {
      box.w = std::max(Emu(0), box.right() - right_edge);
      box.x = right_edge;
    }
  };
  for (Rect& column : columns) narrow(column);
  for (ElementIr& element : slide.elements) {
    const bool is_narrowed =
        element.type != ElementType::Title && &element != &divider && !element.pinned;
    if (is_narrowed) narrow(element.box);
  }
}

void remember_areas(const templates::Layout& layout, SlideIr& slide) {
  for (ElementIr& element : slide.elements) {
    if (element.pinned) continue;
    if (element.type == ElementType::Title && element.placeholder && !in_inherited_place(element) &&
        contains(element.placeholder->inherited_box, element.box))
      element.template_area = element.placeholder->inherited_box;
    for (const templates::Placeholder& p : layout.placeholders) {
      if (!holds_content(p) || !contains(p.box, element.box)) continue;
      Rect& area = element.template_area;
      if (area.empty() || area_px(p.box) < area_px(area)) area = p.box;
    }
  }
}

void mark_panels(SlideIr& slide) {
  for (std::size_t i = 0; i < slide.elements.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      const ElementIr& panel = slide.elements[j];
      ElementIr& on_top = slide.elements[i];
      const bool is_panel = panel.type == ElementType::Shape ||
                            panel.fill.kind == FillIr::Kind::Solid ||
                            panel.type == ElementType::Image;
      if (is_panel && panel.pinned && on_top.pinned && panel.text.empty() &&
          intersection(panel.box, on_top.box) == on_top.box)
        on_top.belongs_to.push_back(panel.eid);
    }
  }
}

}  // namespace deckle::layout
