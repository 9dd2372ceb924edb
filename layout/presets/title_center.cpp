#include "layout/presets/presets.h"

namespace deckle::layout {

// The deck's first slide: title in the optical middle, subtitle below it.
std::vector<Slot> title_center(const Frame& frame) {
  const Rect& s = frame.safe;
  const Emu third = snap(s.h / 3);
  const Emu gap = emu_from_pt(kColumnGapPt);
  return {{SlotRole::Title, {s.x, s.y + snap(third / 2), s.w, third}},
          {SlotRole::Subtitle, {s.x, s.y + snap(third / 2) + third + gap, s.w, third}}};
}

}  // namespace deckle::layout
