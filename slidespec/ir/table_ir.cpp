#include "slidespec/ir/table_ir.h"

namespace deckle {
namespace {

constexpr double kTwoLines = 1.9;  // times the font size: below two lines of any engine, above one

}  // namespace

void anchor_cells(TableIr& table) {
  for (std::size_t r = 0; r < table.rows.size(); ++r) {
    const double lines = to_pt(table.rows[r].height - kCellPadding * 2);
    const Anchor anchor = r == 0                              ? Anchor::Bottom
                          : lines < kTwoLines * table.size_pt ? Anchor::Middle
                                                              : Anchor::Top;
    for (TextBodyIr& cell : table.rows[r].cells) cell.anchor = anchor;
  }
}

}  // namespace deckle
