#pragma once
// The size of the text of siblings, and the height that it needs.

#include "measure/text/text_engine.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::layout {

// All sizes of the body lowered by `by_pt` (less than 0: raised), none below `min_pt`: where the first figure of a card is
// large, siblings with and without one are lowered alike.
void lower_sizes(TextBodyIr& body, double by_pt, double min_pt);

// Whether no word of the element's text is wider than its line in a box of this size. Korean words
// and labels of at most four letters count as wholes.
[[nodiscard]] bool words_fit(const measure::TextEngine& engine, const ElementIr& element,
                             const Size& box, double lowered_pt);

// The height of a box of that width which holds the text lowered by so much, insets and the shape's
// geometry included. `least`: where the shape's text area depends on its height, the height to begin
// with. Without text 0.
[[nodiscard]] Emu height_for_text(const measure::TextEngine& engine, const ElementIr& element,
                                  Emu width, double lowered_pt, Emu least);

}  // namespace deckle::layout
