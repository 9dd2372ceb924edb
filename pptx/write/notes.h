#pragma once
// Speaker notes: notes slides, and the notes master they need.

#include <cstddef>
#include <string>
#include <vector>

#include "pptx/write/base_deck.h"
#include "pptx/write/slide_part.h"
#include "slidespec/core/result.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::pptx {

// Adds a complete notes master (six placeholders, its own theme) to a base without one and relates
// it to the presentation; does nothing when there is one. Its size is the base's notesSz.
[[nodiscard]] Result<void> ensure_notes_master(BaseDeck& base, Size notes_size);

// Whether the slide needs a notes page.
[[nodiscard]] bool has_notes(const SlideIr& slide);

// The notes page of `slide`, the one of the deck that has this index, as `names.notes`, with its
// relationships: slide image, the author's text split into paragraphs at '\n', then deckle's own
// lines with bold headings and links, slide number.
[[nodiscard]] std::vector<NewPart> write_notes(const BaseDeck& base, const SlideIr& slide,
                                               std::size_t index, const SlideNames& names);

}  // namespace deckle::pptx
