#pragma once
// The cells of a group as elements of the IR, and where they are to be placed.
//
// Lengths are EMU, slide-local. All cells of a group have one size; the parts of one role (the same
// place within their cells) have one height and one size of text over all cells.

#include <optional>
#include <string>
#include <vector>

#include "layout/base/frame.h"
#include "measure/text/text_engine.h"
#include "slidespec/core/geometry.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::layout {

struct CellPart {
  ElementIr* element = nullptr;
  bool own_size = false;    // the author set the size of its text
  bool own_anchor = false;  // … its vertical alignment
  bool own_align = false;   // … its horizontal alignment
};

struct Cells {
  std::string id;                            // MembershipIr::group
  std::vector<std::vector<CellPart>> cells;  // each from top to bottom
  std::optional<Arrange> arrange;            // authored
  std::vector<double> ratio;                 // authored; counts where it has a number for each cell
  std::optional<GroupPage> page;
  bool linked = false;  // connectors join its cells
  bool closed = false;  // … and one leads from the last back to the first
  bool rtl = false;
  Emu gutter = emu_from_pt(kColumnGapPt);  // between cells that nothing links
  Emu padding;          // around the parts of each cell, for a card
  bool gallery = false;  // pictures that were asked for as a grid
  bool picture_cards = false;  // picture_cards.h
  double largest_pt = 0;       // text on cards of icons may be so large
  bool enlarge = false;  // text may take a larger size than the template's where its cell has space
};

// A way to arrange the cells in an area.
struct CellPlan {
  std::size_t columns = 1, rows = 1;
  std::vector<Emu> widths;     // of the columns
  Emu gap_x, gap_y;            // between cells
  Emu gap_in_cell;             // between the parts of a cell
  Emu below_icon;              // more of it below the icon of a card
  Emu inset_x;                 // of the first column and the last from the edges of the area
  std::vector<double> lowered; // by how much the text of each part is smaller, in points; less than 0: larger
  std::vector<Emu> heights;    // of each part
  Emu cell_height;
  Emu height;                  // of all rows
  bool whole_words = true;     // no word is wider than its line
  bool legible = true;         // no chart or picture is too small
  bool fills = false;          // the last parts, text without a fill, reach the end of the area
  bool centred = false;        // what is left of the area's height is above and below
  double excess_pt = 0;        // over the height of the area, at these sizes; 0 or less: it fits
  double least_excess_pt = 0;  // at the smallest sizes
  double media_area = 0;       // of pictures and charts as displayed, in square points
};

// Gives texts of one part the largest of their minimum sizes, and raises what is smaller; none
// shrinks where one may not. Sizes that the author set stay. Before plan_cells().
void share_limits(const Cells& cells);

// The plan for `area`: a row while each cell keeps its least width, else a grid, else a column;
// pictures and charts in the arrangement that shows them largest.
[[nodiscard]] CellPlan plan_cells(const measure::TextEngine& engine, const Cells& cells,
                                  const Rect& area);

// Whether pictures or charts are parts of the cells.
[[nodiscard]] bool has_media(const Cells& cells);

// Sets boxes, sizes of text, and what siblings share; `alone`: nothing else is in the area.
void place_cells(const measure::TextEngine& engine, const Cells& cells, const CellPlan& plan,
                 const Rect& area, bool alone);

}  // namespace deckle::layout
