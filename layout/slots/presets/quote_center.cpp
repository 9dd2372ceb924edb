#include "layout/slots/presets/presets.h"

namespace deckle::layout {

// One quotation and its source.
std::vector<Slot> quote_center(const Frame& frame) {
  const Rect& s = frame.safe;
  const Emu side = snap(s.w / 8);
  const Emu half = snap(s.h / 2);
  const Emu gap = emu_from_pt(kColumnGapPt);
  const Emu top = s.y + snap(s.h / 8);
  return {{SlotRole::Quote, {s.x + side, top, s.w - side * 2, half}},
          {SlotRole::Attribution, {s.x + side, top + half + gap, s.w - side * 2, snap(s.h / 8)}}};
}

}  // namespace deckle::layout
