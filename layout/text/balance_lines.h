#pragma once
// Balances the lines of a title by its insets: no line is much shorter than the others, and no word
// is alone on the last one (docs/decisions.md, 71).

#include "measure/text/text_engine.h"
#include "slidespec/core/geometry.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::layout {

// Enlarges the inset at the end of the lines of `body` in `box`, of centred text both. The number of
// lines does not change, nor does text of one line, or of authored lines.
void balance_lines(const measure::TextEngine& engine, const Rect& box, TextBodyIr& body);

// The same for each paragraph of a text on a card of which a line ends between a number and its unit, or
// whose last line is one word: by the paragraph's own margins, so that the others keep their lines.
void keep_phrases(const measure::TextEngine& engine, const Rect& box, TextBodyIr& body);

// The same for the title or the quotation of a page, from the insets of its placeholder: after a change
// of its size or box other lines are balanced.
void balance_again(const measure::TextEngine& engine, ElementIr& title);

}  // namespace deckle::layout
