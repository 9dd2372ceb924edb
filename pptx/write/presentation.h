#pragma once
// presentation.xml of the base, with the new slides in place of its own.

#include "pptx/write/base_deck.h"
#include "slidespec/core/result.h"

namespace deckle::pptx {

struct PresentationSizes {
  Size slide{Emu(9144000), Emu(6858000)};  // ECMA-376 Part 1, 19.2.1.36
  Size notes{Emu(6858000), Emu(9144000)};
};

// Malformed: a size that is not a number or is outside 1 to 56 inches.
[[nodiscard]] Result<PresentationSizes> read_sizes(BaseDeck& base);

// Rewrites the presentation part for `slide_count` slides named by slide_part_name(), which are
// related here. Kept unchanged: masters, sizes, default text, fonts, custom data. Left out: the
// base's slide list, its custom shows, its sections, a size type that contradicts the numbers. A
// slide show that names slides is removed from presProps.
[[nodiscard]] Result<void> write_presentation(BaseDeck& base, std::size_t slide_count);

}  // namespace deckle::pptx
