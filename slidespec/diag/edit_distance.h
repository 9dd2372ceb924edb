#pragma once
// By how many edits two texts differ.

#include <algorithm>
#include <cstddef>
#include <vector>

namespace deckle {

// The optimal string alignment distance: insertions, deletions, substitutions and swaps of
// neighbours. `Text` is a string of bytes or of characters. Time is the product of the lengths.
template <typename Text>
[[nodiscard]] std::size_t edit_distance(const Text& a, const Text& b) {
  std::vector<std::size_t> before(b.size() + 1), last(b.size() + 1), row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) last[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      row[j] =
          std::min({last[j] + 1, row[j - 1] + 1, last[j - 1] + (a[i - 1] == b[j - 1] ? 0U : 1U)});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
        row[j] = std::min(row[j], before[j - 2] + 1);
    }
    before.swap(last);
    last.swap(row);
  }
  return last[b.size()];
}

}  // namespace deckle
