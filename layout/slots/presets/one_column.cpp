#include "layout/slots/presets/presets.h"

namespace deckle::layout {

// A title and one full-width body.
std::vector<Slot> one_column(const Frame& frame) {
  return {{SlotRole::Title, frame.title}, {SlotRole::Body, frame.body}};
}

}  // namespace deckle::layout
