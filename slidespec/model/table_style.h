#pragma once
// `style` of a table beyond the keys that all elements share (docs/slidespec.md, "Columns, cells and groups of rows").

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "slidespec/model/deck.h"

namespace deckle {

// Of one column, by its position.
struct TableColumnStyle {
  enum class Show { Auto, Text, Lights, Harvey };  // Auto: as the cells are
  std::optional<double> width;  // a share, in any unit
  std::optional<Align> align;   // never Justify
  std::string format;           // a spreadsheet number format
  Show show = Show::Auto;
};

// Of a cell, and of those it covers to the right and below. Rows and columns count from 0, without
// the header.
struct TableCellStyle {
  std::size_t row = 0, column = 0;
  std::size_t rows = 1, columns = 1;
  std::optional<bool> bold;
  std::optional<std::string> color, fill;  // checked
  std::optional<Align> align;
};

struct TableStyle {
  std::vector<TableColumnStyle> columns;  // those that are missing have nothing of their own
  std::vector<TableCellStyle> cells;      // none covers a cell that has text, or another one
  std::optional<std::size_t> group_by;    // a column: equal neighbours in it are one cell
  std::optional<bool> negatives_red;      // unset: in the row of a result only
  std::optional<bool> total;  // whether the last row is one; unset: as its first cell says
  // Never authored: rows that the slide's title is about, or that stand out.
  std::vector<std::size_t> title_rows;
  bool title_total = false;             // never authored: the title is about the total
};

}  // namespace deckle
