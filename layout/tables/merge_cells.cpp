#include "layout/tables/merge_cells.h"

#include <algorithm>

namespace deckle::layout {
namespace {

class Merger {
 public:
  Merger(const TableStyle& style, const std::vector<std::vector<std::string>>& cells,
         const std::function<TextBodyIr(bool)>& empty, TableIr& table)
      : style_(style),
        cells_(cells),
        empty_(empty),
        table_(table),
        columns_(table.columns.size()),
        covered_(cells.size(), std::vector<bool>(columns_, false)) {}

  void run() {
    merge_named();
    if (style_.group_by && *style_.group_by < columns_) merge_equal(*style_.group_by);
    std::sort(table_.spans.begin(), table_.spans.end(),
              [](const CellSpanIr& a, const CellSpanIr& b) {
                return a.row != b.row ? a.row < b.row : a.column < b.column;
              });
  }

 private:
  void merge_named() {
    for (const TableCellStyle& cell : style_.cells) {
      if (cell.row >= cells_.size() || cell.column >= columns_) continue;
      const std::size_t down = std::min(cell.rows, cells_.size() - cell.row),
                        across = std::min(cell.columns, columns_ - cell.column);
      if (down * across > 1 && may_cover(cell, down, across))
        merge(cell.row, cell.column, down, across);
    }
  }

  void merge_equal(std::size_t column) {
    const std::size_t last = cells_.size() - (table_.total_row ? 1 : 0);
    for (std::size_t begin = 0; begin < last;) {
      std::size_t end = begin + 1;
      const std::string& name = cells_[begin][column];
      while (end < last && !name.empty() && cells_[end][column] == name && !covered_[end][column])
        ++end;
      if (end - begin > 1 && !covered_[begin][column]) {
        merge(begin, column, end - begin, 1);
        table_.spans.back().repeats = true;
      }
      begin = end;
    }
  }

  void merge(std::size_t row, std::size_t column, std::size_t down, std::size_t across) {
    for (std::size_t r = row; r < row + down; ++r) {
      for (std::size_t c = column; c < column + across; ++c) {
        covered_[r][c] = true;
        if (r == row && c == column) continue;
        TextBodyIr& cell = table_.rows[r + 1].cells[c];
        cell = empty_(!cell.paragraphs.empty() && cell.paragraphs.front().end.bold);
      }
    }
    std::vector<CellFillIr>& fills = table_.rows[row + 1].fills;
    for (std::size_t r = row; r < row + down && column < fills.size() && fills[column]; ++r) {
      table_.rows[r + 1].fills.resize(columns_);
      for (std::size_t c = column; c < column + across; ++c)
        table_.rows[r + 1].fills[c] = table_.rows[row + 1].fills[column];
    }
    table_.spans.push_back({row + 1, column, down, across, false});
  }

  [[nodiscard]] bool may_cover(const TableCellStyle& cell, std::size_t down,
                               std::size_t across) const {
    for (std::size_t r = cell.row; r < cell.row + down; ++r) {
      for (std::size_t c = cell.column; c < cell.column + across; ++c) {
        const bool own = r == cell.row && c == cell.column;
        if (covered_[r][c] || (!own && !cells_[r][c].empty())) return false;
      }
    }
    return true;
  }

  const TableStyle& style_;
  const std::vector<std::vector<std::string>>& cells_;
  const std::function<TextBodyIr(bool)>& empty_;
  TableIr& table_;
  std::size_t columns_;
  std::vector<std::vector<bool>> covered_;
};

}  // namespace

void merge_cells(const TableStyle& style, const std::vector<std::vector<std::string>>& cells,
                 const std::function<TextBodyIr(bool bold)>& empty, TableIr& table) {
  Merger(style, cells, empty, table).run();
}

}  // namespace deckle::layout
