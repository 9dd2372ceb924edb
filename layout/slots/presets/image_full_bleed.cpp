#include "layout/slots/presets/presets.h"

namespace deckle::layout {

// A picture to the slide's edges; title and caption on a panel in its lower quarter.
std::vector<Slot> image_full_bleed(const Frame& frame) {
  const Rect& s = frame.safe;
  const Emu height = snap(s.h / 8);
  const Emu gap = emu_from_pt(kStackGapPt);
  return {{SlotRole::Picture, {Emu(0), Emu(0), frame.page.w, frame.page.h}, nullptr, true},
          {SlotRole::Title, {s.x, s.bottom() - height * 2 - gap, s.w, height}},
          {SlotRole::Caption, {s.x, s.bottom() - height, s.w, height}}};
}

}  // namespace deckle::layout
