#pragma once
// The patch authors that are built in (docs/repair-loop.md, 11.2).

#include <optional>

#include "fixers/refine/session.h"

namespace deckle::fixers {

// All hints of the diagnosis as they are. When that patch is taboo, hints of another plan.
[[nodiscard]] std::optional<SlidePatch> hints_patch(const Session& session);

// Several plans, each followed to its end by applying, measuring and diagnosing: the one that ends
// with the fewest defects, then in the fewest patches, then the least visible.
[[nodiscard]] std::optional<SlidePatch> search_patch(const Session& session);

}  // namespace deckle::fixers
