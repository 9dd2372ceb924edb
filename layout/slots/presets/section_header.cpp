#include "layout/slots/presets/presets.h"

namespace deckle::layout {

// Opens a chapter: title, and a line or two on what is to come.
std::vector<Slot> section_header(const Frame& frame) { return heading_page(frame, SlotRole::Body); }

}  // namespace deckle::layout
