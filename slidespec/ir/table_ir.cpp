#include "slidespec/ir/table_ir.h"

namespace deckle {
namespace {

// Times the font size, each between two numbers of lines: of a heading one, with what a growing table
// adds to it, and two; of a row three, or what it grows to, and four. Of longer cells readers follow
// the first lines.
constexpr double kTwoLines = 2.35, kFourLines = 4.2;

}  // namespace

void anchor_cells(TableIr& table) {
  for (std::size_t r = 0; r < table.rows.size(); ++r) {
    const double lines = to_pt(table.rows[r].height - kCellPadding * 2);
    const double most = (r == 0 ? kTwoLines : kFourLines) * table.size_pt;
    const Anchor anchor = lines < most ? Anchor::Middle : r == 0 ? Anchor::Bottom : Anchor::Top;
    for (TextBodyIr& cell : table.rows[r].cells) cell.anchor = anchor;
  }
  // A name beside several rows is in their middle.
  for (const CellSpanIr& span : table.spans) {
    if (span.rows > 1 && span.row < table.rows.size() &&
        span.column < table.rows[span.row].cells.size())
      table.rows[span.row].cells[span.column].anchor = Anchor::Middle;
  }
}

}  // namespace deckle
