#pragma once
// Writes one slide as package parts.

#include <cstddef>
#include <string>
#include <vector>

#include "pptx/write/base_deck.h"
#include "pptx/write/deck_writer.h"
#include "pptx/write/slide_part.h"
#include "slidespec/core/result.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::pptx {

// Chooses the names of the parts of the slide `part`, and adds its pictures to `base.package`.
// Called for all slides in the order of the deck; `notes` is the part of its notes, or empty.
[[nodiscard]] SlideNames name_parts(BaseDeck& base, const SlideIr& slide, std::string part,
                                    std::string notes);

// The slide and the parts of its charts, with their relationships. Internal: an element kind that
// has no writer. Slides may be written on several threads.
[[nodiscard]] Result<std::vector<NewPart>> write_slide(const BaseDeck& base, const SlideIr& slide,
                                                       const SlideNames& names,
                                                       const WriteOptions& options);

}  // namespace deckle::pptx
