#pragma once
// A table as it is to be drawn: columns solved, rows measured, cells as text bodies.
//
// Made by layout/tables. Lengths are EMU. Columns and rows count the header row first, the key
// column first; in a right-to-left table column 0 is drawn on the right.

#include <cstddef>
#include <string>
#include <vector>

#include "slidespec/core/api.h"
#include "slidespec/core/color.h"
#include "slidespec/core/geometry.h"
#include "slidespec/ir/text_ir.h"

namespace deckle {

// Space between a cell's edge and its text, on all four sides (docs/design.md,
// "Tables": 6 pt).
inline constexpr Emu kCellPadding{6 * kEmuPerPt};

struct TableColumnIr {
  Emu width;
  TableColumnFormat format;
};

// `cells` has one body for each column; their insets are ignored, kCellPadding applies.
struct TableRowIr {
  Emu height;  // a:tr/@h: of its tallest cell, so that PowerPoint does not change it
  std::vector<TextBodyIr> cells;
};

// Fills and rules of the cells. A table style of the template sets all of them; without one they
// are written on the cells.
struct TableStyleIr {
  std::string style_id;          // a:tableStyleId, or empty
  bool painted = false;          // fills and rules are written on the cells
  bool header_authored = false;  // the header's fill is the author's, and written
  Color header_fill, header_rule, row_rule;
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
  Size solved_for;  // the size of the box that widths and heights were solved for
};

// Vertical alignment of cell text: header bottom (at the rule below it); single-line rows middle,
// which aligns faces with different ascents; wrapped rows top, because readers follow first lines.
// Heights and text size must be final.
DECKLE_API void anchor_cells(TableIr& table);

}  // namespace deckle
