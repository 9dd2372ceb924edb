#pragma once
// docProps/core.xml (ECMA-376 Part 2, 11) and docProps/app.xml (Part 1, 22.2).

#include "pptx/opc/package.h"
#include "pptx/write/deck_writer.h"

namespace deckle::pptx {

struct DeckCounts {
  std::size_t slides = 0, notes = 0;
};

// Replaces both parts, wherever the base has them, and relates them to the package.
void write_properties(Package& package, const DocumentProperties& properties,
                      const DeckCounts& counts);

}  // namespace deckle::pptx
