#include "layout/fill/optical.h"

#include <algorithm>

#include "layout/base/frame.h"

namespace deckle::layout {
namespace {

// Ours: of the space that is left, 45 % above and 55 % below.
constexpr int kAbovePct = 45;
// Ours: what nearly fills its area begins where all content begins.
constexpr double kNearlyFull = 0.6;

}  // namespace

Emu optical_top(Emu height, const Rect& area) {
  return to_pt(height) >= kNearlyFull * to_pt(area.h) ? area.y : optical_top_alone(height, area);
}

Emu optical_top_alone(Emu height, const Rect& area) {
  const Emu left = std::max(Emu(0), area.h - height);
  return area.y + snap(Emu(left.value() * kAbovePct / 100));
}

}  // namespace deckle::layout
