#pragma once
// Changes of what belongs to no slide's shapes: document properties, comments, workbooks and links.

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
// Nothing for a part that is no workbook in XML, and where a workbook would not say the same.
[[nodiscard]] Result<void> add_edits(const check::DeckView& deck, const ReduceWorkbook& change,
                                     check::Repair& repair);
// Nothing where anything but a:hlinkClick, a:hlinkMouseOver or a:hlinkHover has the link, or one
// has a sound.
[[nodiscard]] Result<void> add_edits(const check::DeckView& deck, const RemoveLinks& change,
                                     check::Repair& repair);

}  // namespace deckle::pptx
