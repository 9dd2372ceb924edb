#pragma once
// The longest part of a sequence that is in order.

#include <vector>

namespace deckle::engine {

// Of distinct numbers: true for those of a longest increasing subsequence; of several, one that ends low.
[[nodiscard]] std::vector<bool> in_order(const std::vector<int>& numbers);

}  // namespace deckle::engine
