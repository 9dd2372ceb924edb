#include "layout/slots/presets/presets.h"

namespace deckle::layout {

// The last slide: thanks or a call to action, and contact details.
std::vector<Slot> closing(const Frame& frame) { return heading_page(frame, SlotRole::Body); }

}  // namespace deckle::layout
