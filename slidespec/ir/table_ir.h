#pragma once
// A table as it is to be drawn: columns solved, rows measured, cells as text bodies.
//
// Made by layout/tables. Lengths are EMU. Columns and rows count the header row first, the key
// column first; in a right-to-left table column 0 is drawn on the right.

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "slidespec/core/api.h"
#include "slidespec/core/color.h"
#include "slidespec/core/geometry.h"
#include "slidespec/ir/text_ir.h"

namespace deckle {

// Space between a cell's edge and its text: above and below it, and at its sides (docs/design.md,
// "Tables").
inline constexpr Emu kCellPadding{6 * kEmuPerPt}, kCellSidePadding{9 * kEmuPerPt};
inline constexpr Insets kCellInsets{kCellSidePadding, kCellPadding, kCellSidePadding, kCellPadding};

struct TableColumnIr {
  Emu width;
  TableColumnFormat format;
};

// What is behind the text of a cell; unset: nothing of the table's own.
using CellFillIr = std::optional<Color>;

// A line along a side of a cell.
struct CellBorderIr {
  Color color;
  double width_pt = 1;
  bool dashed = false;
  friend bool operator==(const CellBorderIr&, const CellBorderIr&) = default;
};

// Unset: none.
struct CellBordersIr {
  std::optional<CellBorderIr> left, right, top, bottom;
  [[nodiscard]] bool any() const { return left || right || top || bottom; }
  friend bool operator==(const CellBordersIr&, const CellBordersIr&) = default;
};

// `cells` has one body for each column. Of a table that layout made, their insets are ignored and
// kCellInsets apply; of one that was read (TableIr::read), they count.
struct TableRowIr {
  Emu height;  // a:tr/@h: of its tallest cell, so that PowerPoint does not change it
  std::vector<TextBodyIr> cells;
  std::vector<CellFillIr> fills;  // of a read table, one for each cell; else empty
  std::vector<CellBordersIr> borders;  // likewise
};

// A cell that covers others. Those it covers are in their rows, without text.
struct CellSpanIr {
  std::size_t row = 0, column = 0;
  std::size_t rows = 1, columns = 1;
  // Those it covers were written with the same text, and have it in the file: nobody sees it there
  // until the cells are divided again.
  bool repeats = false;
  friend bool operator==(const CellSpanIr&, const CellSpanIr&) = default;
};

// Fills and rules of the cells. A table style of the template sets all of them; without one they
// are written on the cells.
struct TableStyleIr {
  std::string style_id;          // a:tableStyleId, or empty
  bool painted = false;          // fills and rules are written on the cells
  bool header_authored = false;  // the header's fill is the author's, and written
  bool header_filled = false;    // header_fill is behind the header, whoever paints it
  Color header_fill, header_rule, row_rule;
  std::optional<Color> body_fill;   // that the style paints behind the other rows
  std::optional<Color> total_fill;  // that the style paints behind the last row, if it is a total
};

struct TableIr {
  std::vector<TableColumnIr> columns;
  std::vector<TableRowIr> rows;  // the header first
  bool total_row = false;        // the last row is a total
  bool rtl = false;
  double size_pt = 14;
  bool size_fixed = false;     // authored, or set by a fixer; else layout may choose
  double min_pt = 0;           // the author's minimum; 0: the default one
  std::size_t row_limit = 12;  // rows below the header a slide should hold; 0: no limit
  bool widths_fixed = false;   // a page of a larger table: columns keep the whole's proportions
  Emu caption_height;          // the part of the element's box above the rows
  TextBodyIr caption;          // the table's title; drawn by an element of its own
  Emu missing_width;           // width that the columns lack so that no word is split
  TableStyleIr style;
  bool read = false;               // from a .pptx: rows may be taller than authored, never solved
  bool header = true;              // the first row is one (a:tblPr/@firstRow)
  std::vector<CellSpanIr> spans;   // by row and column
  Size solved_for;  // the size of the box that widths and heights were solved for
};

// Vertical alignment of cell text: the middle, which aligns faces with different ascents; a header of
// several lines at its foot, at the rule below it; rows of four lines or more at their top.
// Heights and text size must be final.
DECKLE_API void anchor_cells(TableIr& table);

}  // namespace deckle
