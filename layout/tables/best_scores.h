#pragma once
// The best values of a table of scores, row by row.

#include <vector>

#include "slidespec/model/deck.h"

namespace deckle::layout {

// By row, whether the cell of each column is the best of its row, or one of several best; the result of
// the scores, the last row, among them. Empty: the table has no scores, which end in a row that is called
// one (names_score), or in a total beside weights that add up to 100 % ("30%" or 30), and are in two columns
// or more. A column whose last number is the sum of those above is no column of scores. The highest is the
// best.
[[nodiscard]] std::vector<std::vector<bool>> best_scores(const TableContent& content);

}  // namespace deckle::layout
