#pragma once
// Changes of what belongs to no slide's shapes: document properties and comments.

#include "pptx/check/base/deck_view.h"
#include "pptx/check/base/repair.h"
#include "pptx/edit/file_change.h"
#include "slidespec/core/result.h"

namespace deckle::pptx {

// Adds to `repair`; nothing where there is nothing to change. Malformed, Limit: a part of
// properties cannot be read.
[[nodiscard]] Result<void> add_edits(const check::DeckView& deck, const ClearPeople& change,
                                     check::Repair& repair);
[[nodiscard]] Result<void> add_edits(const check::DeckView& deck, const RemoveComments& change,
                                     check::Repair& repair);

}  // namespace deckle::pptx
