#pragma once
// Words that are parted by the end of a line, because the text is set too large for its box.

#include "measure/text/text_engine.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::layout {

// Whether a line of the element's text ends within a word. Addresses, words of more letters than a
// reader takes for one, and those of East Asia count as none: they break in a text of any usual
// size.
[[nodiscard]] bool parts_words(const measure::TextEngine& engine, const ElementIr& element);

// Sets the text in the largest size below its own, in whole points, at which no word is parted. As
// it was where it parts none, where its size may not change, or where none down to its minimum
// helps.
void keep_words_whole(const measure::TextEngine& engine, ElementIr& element);

}  // namespace deckle::layout
