#include "layout/slots/presets/presets.h"

namespace deckle::layout {

// The first slide of a section: title, and one or two lines about its content.
std::vector<Slot> section_header(const Frame& frame) { return heading_page(frame, SlotRole::Body); }

}  // namespace deckle::layout
