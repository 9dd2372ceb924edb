#pragma once
// Whether a deck reads from right to left where its template does not.

#include "layout/base/text_context.h"

namespace deckle::layout {

// Whether the slides of this deck must be mirrored: its language is right-to-left, and the
// template's text is not.
[[nodiscard]] bool mirrors(const TextContext& context);

}  // namespace deckle::layout
