#include "slidespec/ir/table_ir.h"

namespace deckle {
namespace {

// Times the font size: below two lines of any engine, above one and what a growing table adds to it.
constexpr double kTwoLines = 2.1;

}  // namespace

void anchor_cells(TableIr& table) {
  for (std::size_t r = 0; r < table.rows.size(); ++r) {
    const double lines = to_pt(table.rows[r].height - kCellPadding * 2);
    const Anchor anchor = lines < kTwoLines * table.size_pt ? Anchor::Middle
                          : r == 0                          ? Anchor::Bottom
                                                            : Anchor::Top;
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
