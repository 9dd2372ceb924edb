// What speaks for something and what against it: ticks and crosses are before the points, or plus
// and minus; the colours only repeat them.

#include <algorithm>
#include <utility>

#include "layout/lists/item_marks.h"
#include "layout/patterns/banded_columns.h"
#include "layout/patterns/patterns.h"
#include "layout/text/contrast.h"
#include "layout/text/signal_colors.h"

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
  const Color good = signal_color(canvas.context.text, Signal::Good, tones.light.rgb);
  return draw_banded_columns(
      canvas, {{tones.dark, "+", "hand-thumbs-up-fill", kTick, good},
               {tones.warning, "–", "hand-thumbs-down-fill", kCross,
                legible_on(tones.warning, tones.light.rgb, kMinContrast)}});
}

}  // namespace deckle::layout
