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
}

}  // namespace deckle
