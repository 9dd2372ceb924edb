#pragma once
// Which element of a slide is which of another version of it.

#include <vector>

#include "slidespec/ir/slide_ir.h"

namespace deckle::engine {

struct ElementPair {
  const ElementIr* before = nullptr;  // null: there is none
  const ElementIr* after = nullptr;
};

// In the order of the newer slide, then those that are gone. What layout and master draw is left
// out. Elements of the same id and similar text are one; else those of the same text or picture, the
// same id and name, the same name, the same placeholder, similar text, or the same place.
[[nodiscard]] std::vector<ElementPair> match_elements(const SlideIr& before, const SlideIr& after);

}  // namespace deckle::engine
