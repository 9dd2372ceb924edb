#pragma once
// What changed of the look of an element: paints, shape, faces and paragraphs.

#include <vector>

#include "engine/diff/deck_diff.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::engine {

void compare_paints(const ElementIr& before, const ElementIr& after, std::vector<DeckChange>& out);
// Of runs and paragraphs. `same_text`: where on the text is compared as well.
void compare_styles(const TextBodyIr& before, const TextBodyIr& after, bool same_text,
                    std::vector<DeckChange>& out);

}  // namespace deckle::engine
