#pragma once
// Which layout of a newer template is which of an older one.

#include <cstddef>
#include <vector>

#include "engine/template/summary.h"

namespace deckle::engine {

struct LayoutPair {
  const LayoutSummary* older = nullptr;  // null: it is new
  const LayoutSummary* newer = nullptr;  // null: it is gone
};

// By name, the n-th of a name with the n-th; of the others those with the same placeholders in the
// same places, and those of the same part with placeholders of the same types, where other layouts
// are in both. In the order of the older template, new ones at the end.
[[nodiscard]] std::vector<LayoutPair> match_layouts(const TemplateSummary& older,
                                                    const TemplateSummary& newer);

}  // namespace deckle::engine
