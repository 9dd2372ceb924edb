#include "layout/slots/presets/presets.h"

namespace deckle::layout {

// The last slide: thanks or a call to act, and how to reach the presenter.
std::vector<Slot> closing(const Frame& frame) { return heading_page(frame, SlotRole::Body); }

}  // namespace deckle::layout
