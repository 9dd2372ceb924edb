#include "layout/slots/presets/presets.h"

namespace deckle::layout {

// The deck's first slide: title in the optical middle, subtitle below it.
std::vector<Slot> title_center(const Frame& frame) {
  return heading_page(frame, SlotRole::Subtitle);
}

}  // namespace deckle::layout
