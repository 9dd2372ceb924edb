#include "layout/lists/card_row.h"

#include <algorithm>

#include "layout/base/frame.h"

namespace deckle::layout {
namespace {

// Ours: of the area what the cards take at least and at most; of what is on them as well; and of what
// is left free below them the part that is above instead.
constexpr double kLeastShare = 0.76, kMostShare = 0.94, kLooseShare = 1.2, kAboveShare = 0.3;

Emu share_of(Emu length, double share) { return snap(emu_from_pt(to_pt(length) * share)); }

}  // namespace

CardRow card_row(Emu needed, Emu area) {
  const Emu loose = std::min(share_of(needed, kLooseShare), share_of(area, kMostShare));
  const Emu height = std::max({needed, loose, share_of(area, kLeastShare)});
  return {height, share_of(area - height, kAboveShare)};
}

}  // namespace deckle::layout
