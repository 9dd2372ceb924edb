#pragma once
// Distributes a width over columns so that the rows become low. Its only knowledge of text is the
// height of a cell at a width. Lengths are points.

#include <cstddef>
#include <functional>
#include <vector>

namespace deckle::layout {

struct ColumnNeed {
  double min = 0;      // no word is split at this width
  double max = 0;      // nothing wraps at this width
  bool rigid = false;  // numbers: lines stay whole
};

using CellHeight = std::function<double(std::size_t column, std::size_t row, double width)>;

// Widths that add up to `available`. With surplus width all columns get their maximum, and the
// surplus is shared in proportion. With too little, width goes where it reduces the table's height
// most: columns exchange it in steps of 32 to 4 pt as long as the sum of the row heights falls.
// With less than the minimum widths, columns of text become narrower before those of numbers.
[[nodiscard]] std::vector<double> distribute(const std::vector<ColumnNeed>& needs, double available,
                                             std::size_t rows, const CellHeight& height);

}  // namespace deckle::layout
