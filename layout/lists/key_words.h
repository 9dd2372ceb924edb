#pragma once
// The words of a step or decision that a reader looks for: its figures, else the few words behind
// its colon.

#include <optional>
#include <vector>

#include "layout/lists/text_pattern.h"
#include "slidespec/ir/text_ir.h"

namespace deckle::layout {

[[nodiscard]] std::vector<Span> key_words(std::string_view text, std::string_view language);

// Bold, and in `color` where there is one; nothing where the author marks a part.
void emphasise_key_words(ParagraphIr& paragraph, std::string_view language,
                         const std::optional<Color>& color);

// Bold what stands before its colon ("Fines: the new system rounds them"); nothing where the author
// marks a part, or there is no label.
void emphasise_label(ParagraphIr& paragraph);

}  // namespace deckle::layout
