#include "engine/diff/in_order.h"

#include <algorithm>
#include <cstddef>

namespace deckle::engine {

std::vector<bool> in_order(const std::vector<int>& numbers) {
  constexpr std::size_t kNone = static_cast<std::size_t>(-1);
  std::vector<std::size_t> ends;  // by length: the place of the smallest number that ends one
  std::vector<std::size_t> before(numbers.size(), kNone);
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    const auto at = std::lower_bound(
        ends.begin(), ends.end(), numbers[i],
        [&numbers](std::size_t place, int number) { return numbers[place] < number; });
    if (at != ends.begin()) before[i] = *(at - 1);
    if (at == ends.end())
      ends.push_back(i);
    else
      *at = i;
  }
  std::vector<bool> out(numbers.size());
  for (std::size_t i = ends.empty() ? kNone : ends.back(); i != kNone; i = before[i]) out[i] = true;
  return out;
}

}  // namespace deckle::engine
