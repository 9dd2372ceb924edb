#pragma once
// Labels in a column, moved apart.

#include <vector>

namespace deckle::layout {

// The places nearest to `wanted` (ascending, by the squares of the distances) that are `pitch`
// apart and between `low` and `high`. Too many for that: empty.
[[nodiscard]] std::vector<double> spread(const std::vector<double>& wanted, double pitch,
                                         double low, double high);

}  // namespace deckle::layout
