#include "layout/presets/presets.h"

namespace deckle::layout {

// Opens a chapter: title, and a line or two on what is to come.
std::vector<Slot> section_header(const Frame& frame) {
  const Rect& s = frame.safe;
  const Emu third = snap(s.h / 3);
  const Emu gap = emu_from_pt(kColumnGapPt);
  return {{SlotRole::Title, {s.x, s.y + snap(third / 2), s.w, third}},
          {SlotRole::Body, {s.x, s.y + snap(third / 2) + third + gap, s.w, third}}};
}

}  // namespace deckle::layout
