#pragma once
// presentation.xml of the base, with the new slides in place of its own.

#include <string>
#include <vector>

#include "pptx/write/base_deck.h"
#include "slidespec/core/result.h"

namespace deckle::pptx {

struct PresentationSizes {
  Size slide{Emu(9144000), Emu(6858000)};  // ECMA-376 Part 1, 19.2.1.36
  Size notes{Emu(6858000), Emu(9144000)};
};

// Malformed: a size that is not a number or is outside 1 to 56 inches.
[[nodiscard]] Result<PresentationSizes> read_sizes(BaseDeck& base);

// Rewrites the presentation part for the new slides `parts`, which are related here, before or
// after the base's that are kept. Kept unchanged: masters, sizes, default text, fonts, custom data.
// Left out: without kept slides, the base's slide list, its custom shows, its sections, and a slide
// show that names slides (presProps); always, a size type that contradicts the numbers. Where the
// base has sections, the new slides are one of their own, called `section`.
[[nodiscard]] Result<void> write_presentation(BaseDeck& base, const std::vector<std::string>& parts,
                                              const std::string& section);

}  // namespace deckle::pptx
