#include "layout/fill/optical.h"

#include <algorithm>

#include "layout/base/frame.h"

namespace deckle::layout {
namespace {

// Ours: of the space that is left, 45 % above and 55 % below.
constexpr int kAbovePct = 45;

}  // namespace

Emu optical_top(Emu height, const Rect& area) {
  const Emu left = std::max(Emu(0), area.h - height);
  return area.y + snap(Emu(left.value() * kAbovePct / 100));
}

}  // namespace deckle::layout
