#pragma once
// Rows of a table that are higher than a slide go on in further rows.

#include "measure/text/text_engine.h"
#include "slidespec/core/geometry.h"
#include "slidespec/ir/table_ir.h"
#include "slidespec/model/deck.h"

namespace deckle::fixers {

// Makes of each row that is higher than `available` as many as are needed, by cutting the texts of
// its high cells after a sentence or between words; the other cells are in the first of them.
// `table` is the element's, with all its columns, solved. Returns how many rows were cut: none where
// the author merged cells over rows, or groups them.
[[nodiscard]] std::size_t cut_tall_rows(const measure::TextEngine& engine, const TableIr& table,
                                        Emu available, Element& element);

}  // namespace deckle::fixers
