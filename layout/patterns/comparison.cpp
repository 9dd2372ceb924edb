// What is compared, side by side, each under its heading.

#include "layout/patterns/banded_columns.h"
#include "layout/patterns/patterns.h"

namespace deckle::layout {

PatternResult draw_comparison(PatternCanvas& canvas) {
  if (canvas.cells.size() < 2 || canvas.cells.size() > 5) return PatternResult::NoRoom;
  return draw_banded_columns(
      canvas, std::vector<BandLook>(canvas.cells.size(), {canvas.context.tones.dark, {}, {}, {}, {}}));
}

}  // namespace deckle::layout
