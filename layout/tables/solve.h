#pragma once
// Column widths and row heights of a table, from the text of its cells.
//
// The heights are PowerPoint's own (docs/text-layout.md, 6): a row is as high as its tallest cell,
// its lines of 1.2 sizes and the padding. Widths are whole EMU and add up to the table's width.

#include "measure/text/text_engine.h"
#include "slidespec/ir/table_ir.h"

namespace deckle::layout {

// Sets every run to `size_pt`.
void set_table_size(TableIr& table, double size_pt);

// Sets widths and heights at the table's size, at most `width` wide. Columns of numbers keep their
// lines whole; text shares the remaining width so that the table becomes low. A table of one or two
// short columns is narrower than `width`: a number far from its name is hard to read across.
// missing_width is set when no distribution suffices: a word longer than its column is split.
void solve_table(const measure::TextEngine& engine, TableIr& table, Emu width);

// The heights that the text needs in columns of the widths that they have.
void set_row_heights(const measure::TextEngine& engine, TableIr& table);
[[nodiscard]] Emu rows_height(const TableIr& table);
// The height of all rows after raise_rows(), the header no more than kGrownHeaderLines.
[[nodiscard]] Emu raised_height(const TableIr& table, double lines);
// Makes lower rows of the solved table as high as `lines` lines of its size.
void raise_rows(TableIr& table, double lines);
// The height of a row with the table's column widths.
[[nodiscard]] Emu row_height(const measure::TextEngine& engine, const TableIr& table,
                             const TableRowIr& row);

// The minimum widths of the columns at the table's size, with no word split.
[[nodiscard]] std::vector<double> min_widths_pt(const measure::TextEngine& engine,
                                                const TableIr& table);

}  // namespace deckle::layout
