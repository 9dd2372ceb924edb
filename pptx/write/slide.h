#pragma once
// One slide and its notes as parts.

#include "pptx/write/base_deck.h"
#include "pptx/write/deck_writer.h"
#include "slidespec/core/result.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::pptx {

// Puts ppt/slides/slide<index + 1>.xml with its relationships into `base.package`. `notes_part` is
// the part of its notes, or empty. Internal: an element kind that has no writer.
[[nodiscard]] Result<void> write_slide(BaseDeck& base, const SlideIr& slide, std::size_t index,
                                       const std::string& notes_part, const WriteOptions& options);

}  // namespace deckle::pptx
