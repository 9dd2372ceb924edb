// What speaks for something and what against it: plus and minus are markers, the colours only
// repeat them.

#include <algorithm>
#include <utility>

#include "layout/patterns/banded_columns.h"
#include "layout/patterns/patterns.h"

namespace deckle::layout {

PatternResult draw_pros_cons(PatternCanvas& canvas) {
  if (canvas.cells.size() != 2) return PatternResult::NoRoom;
  const auto is_con = [](const PatternCell& cell) {
    return std::any_of(cell.parts.begin(), cell.parts.end(),
                       [](const PatternPart& part) { return part.source->role == "con"; });
  };
  if (is_con(canvas.cells[0]) && !is_con(canvas.cells[1]))
    std::swap(canvas.cells[0], canvas.cells[1]);
  const Tones& tones = canvas.context.tones;
  return draw_banded_columns(canvas, {{tones.dark, "+"}, {tones.warning, "–"}});
}

}  // namespace deckle::layout
