#pragma once
// Whether Korean words, and Japanese and Chinese phrases, stay whole (docs/design.md, decision 17).

#include "layout/base/slot.h"
#include "layout/base/text_context.h"

namespace deckle::layout {

// The author's `style.word_break`. Without it, words of a Korean or Japanese slide stay whole in titles,
// shapes, panels, table cells and the short texts beside them, where a torn word looks like a mistake.
// Lists and paragraphs of a body keep PowerPoint's own line breaks, which need no a:br. Of a Chinese
// slide titles alone.
[[nodiscard]] WordBreak word_break_of(const TextContext& context, const Element& element,
                                      SlotRole role);

// The same of a list that is drawn as rows or cards: its items stand on panels.
[[nodiscard]] WordBreak word_break_on_panel(const TextContext& context, const Element& element);

}  // namespace deckle::layout
