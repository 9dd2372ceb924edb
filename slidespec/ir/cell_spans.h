#pragma once
// Which cell of a table covers another one: found once for all cells, so that many spans in a long
// table take no longer than its cells.

#include <algorithm>
#include <cstddef>
#include <vector>

#include "slidespec/ir/table_ir.h"

namespace deckle {

// The table outlives it and does not change. Spans that overlap, as in a bad file, have what those
// before them left.
class CellSpans {
 public:
  explicit CellSpans(const TableIr& table) : columns_(table.columns.size()) {
    if (table.spans.empty()) return;
    covered_by_.assign(table.rows.size() * columns_, nullptr);
    for (const CellSpanIr& span : table.spans) {
      // One that begins in another covers nothing: else their areas together could be far larger
      // than the table.
      if (span.row >= table.rows.size() || at(span.row, span.column) != nullptr) continue;
      const std::size_t bottom = span.row + std::min(span.rows, table.rows.size() - span.row);
      const std::size_t right =
          span.column + std::min(span.columns, columns_ - std::min(span.column, columns_));
      for (std::size_t row = span.row; row < bottom; ++row) {
        for (std::size_t column = span.column; column < right; ++column) {
          const CellSpanIr*& cell = covered_by_[row * columns_ + column];
          if (cell == nullptr) cell = &span;
        }
      }
    }
  }

  // What covers the cell, itself included; null: nothing does.
  [[nodiscard]] const CellSpanIr* at(std::size_t row, std::size_t column) const {
    const std::size_t place = row * columns_ + column;
    return column < columns_ && place < covered_by_.size() ? covered_by_[place] : nullptr;
  }

  // By another cell.
  [[nodiscard]] bool is_covered(std::size_t row, std::size_t column) const {
    const CellSpanIr* span = at(row, column);
    return span != nullptr && (span->row != row || span->column != column);
  }

 private:
  std::size_t columns_;
  std::vector<const CellSpanIr*> covered_by_;  // row by row; empty: there are no spans
};

}  // namespace deckle
