#include "layout/slots/equal_columns.h"

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

}  // namespace

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
