#include "layout/base/slot.h"

namespace deckle::layout {

const char* to_string(SlotRole role) {
  switch (role) {
    case SlotRole::Title:
      return "title";
    case SlotRole::Subtitle:
      return "subtitle";
    case SlotRole::Body:
      return "body";
    case SlotRole::Left:
      return "left";
    case SlotRole::Right:
      return "right";
    case SlotRole::KeyTakeaway:
      return "key_takeaway";
    case SlotRole::Caption:
      return "caption";
    case SlotRole::Quote:
      return "quote";
    case SlotRole::Attribution:
      return "attribution";
    case SlotRole::Picture:
      return "picture";
    case SlotRole::Chart:
      return "chart";
    case SlotRole::Table:
      return "table";
  }
  return "body";
}

bool holds_text(SlotRole role) {
  return role != SlotRole::Picture && role != SlotRole::Chart && role != SlotRole::Table;
}

bool is_body(SlotRole role) { return role != SlotRole::Title && role != SlotRole::Picture; }

bool in_columns(const std::vector<Slot>& slots) {
  const auto has = [&slots](SlotRole role) {
    return std::any_of(slots.begin(), slots.end(),
                       [role](const Slot& slot) { return slot.role == role; });
  };
  return has(SlotRole::Left) && has(SlotRole::Right);
}

}  // namespace deckle::layout
