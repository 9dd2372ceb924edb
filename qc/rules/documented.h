#pragma once
// Documentation of findings that no rule of this room reports: those of reading, of assets and
// fonts, of layout and repair. In the same form, so that every id in a report can be explained.

#include <span>

#include "qc/check/rule.h"

namespace deckle::qc {

// Sorted by id. Their examples are excerpts of a file, or empty.
[[nodiscard]] std::span<const RuleDoc> assets_docs();
[[nodiscard]] std::span<const RuleDoc> layout_docs();
[[nodiscard]] std::span<const RuleDoc> reading_docs();

}  // namespace deckle::qc
