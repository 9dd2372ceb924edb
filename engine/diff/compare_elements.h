#pragma once
// What changed of one element.

#include <vector>

#include "engine/diff/deck_diff.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::engine {

// `places` is false where the pages differ in size, and boxes cannot be compared.
[[nodiscard]] std::vector<DeckChange> compare_elements(const ElementIr& before,
                                                       const ElementIr& after, bool places);

// Two texts; nothing if they are the same. `label` has one place, for what is said of them.
void compare_text(const std::string& kind, const Message& label, const std::string& before,
                  const std::string& after, std::vector<DeckChange>& out);
// Two values, as "label: before → after"; an empty one is written as "none".
void compare_values(const std::string& kind, const Message& label, const std::string& before,
                    const std::string& after, std::vector<DeckChange>& out);

// A paint in words: "4472C4", "4472C4 (60 %)", "gradient 4472C4 to FFFFFF".
[[nodiscard]] std::string paint_text(const PaintIr& paint);

}  // namespace deckle::engine
