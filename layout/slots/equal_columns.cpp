#include "layout/slots/equal_columns.h"

#include <algorithm>

#include "layout/slots/computed_boxes.h"

namespace deckle::layout {
namespace {

Slot* column_with_picture(const std::vector<Assignment>& assignments, std::vector<Slot>& slots,
                          SlotRole role) {
  for (const Assignment& a : assignments) {
    if (a.place == Assignment::Place::Slot && a.role == role &&
        a.element->kind == ElementKind::Image)
      return &slots[static_cast<std::size_t>(a.slot)];
  }
  return nullptr;
}

Slot* column(std::vector<Slot>& slots, SlotRole role) {
  const auto found = std::find_if(slots.begin(), slots.end(),
                                  [role](const Slot& slot) { return slot.role == role; });
  return found == slots.end() ? nullptr : &*found;
}

}  // namespace

void halve_computed_columns(std::vector<Slot>& slots) {
  Slot* left = column(slots, SlotRole::Left);
  Slot* right = column(slots, SlotRole::Right);
  if (left == nullptr || right == nullptr || (!is_computed(*left) && !is_computed(*right))) return;
  Rect &a = left->box, &b = right->box;
  const Emu top = std::max(a.y, b.y), bottom = std::min(a.bottom(), b.bottom());
  if (a.right() > b.x || bottom <= top) return;
  const Emu gap = b.x - a.right(), end = b.right();
  const Emu width = snap((end - a.x - gap) / 2);
  a = {a.x, top, width, bottom - top};
  b = {end - width, top, width, bottom - top};
}

void set_equal_columns(const std::vector<Assignment>& assignments, std::vector<Slot>& slots) {
  Slot* left = column_with_picture(assignments, slots, SlotRole::Left);
  Slot* right = column_with_picture(assignments, slots, SlotRole::Right);
  if (left == nullptr || right == nullptr) return;
  Rect &a = left->box, &b = right->box;
  if (a.y != b.y || a.h != b.h || a.right() > b.x) return;
  const Emu gap = b.x - a.right(), end = b.right();
  a.w = b.w = (end - a.x - gap) / 2;
  b.x = end - b.w;
}

}  // namespace deckle::layout
