#include "layout/slots/presets/presets.h"

namespace deckle::layout {

// A table over the full width.
std::vector<Slot> table_focus(const Frame& frame) {
  return {{SlotRole::Title, frame.title}, {SlotRole::Table, frame.body}};
}

}  // namespace deckle::layout
