#pragma once
// Cells of a table that cover others: those that the author named, and equal neighbours in the column by
// which rows are grouped.

#include <functional>
#include <string>
#include <vector>

#include "slidespec/ir/slide_ir.h"
#include "slidespec/model/table_style.h"

namespace deckle::layout {

// `cells`: what the rows say, without the head. `empty` makes the text of a covered cell, bold or not.
// Adds to the spans of `table`, whose rows are complete, in order; what is covered has no text and the fill
// of what covers it. Data of a file may be in cells that the spec expected to be empty: those stay.
void merge_cells(const TableStyle& style, const std::vector<std::vector<std::string>>& cells,
                 const std::function<TextBodyIr(bool bold)>& empty, TableIr& table);

}  // namespace deckle::layout
