#include <algorithm>

#include "ooxml/workbook/cell_reference.h"
#include "tests/fuzz/target.h"

namespace deckle::fuzz {

void read_workbook(std::string_view bytes) {
  Budget budget{Limits()};
  const auto workbook = ooxml::read_workbook(bytes, budget);
  if (!workbook) {
    expect(!workbook.error().message.empty(), "an error says what is wrong");
    return;
  }
  const ooxml::CellFinder finder(*workbook);
  for (std::size_t i = 0; i < workbook->sheets.size(); ++i) {
    const ooxml::WorkbookSheet& sheet = workbook->sheets[i];
    const ooxml::WorkbookCell* last = nullptr;
    for (const ooxml::WorkbookCell& cell : sheet.cells) {
      expect(cell.at.row < ooxml::kSheetRows && cell.at.column < ooxml::kSheetColumns,
             "a cell is in its sheet");
      expect(last == nullptr || last->at < cell.at, "cells are in order");
      expect(sheet.find(cell.at) == &cell, "a cell is found");
      last = &cell;
    }
    if (last == nullptr) continue;
    const auto range = finder.find(finder.name({i, last->at}));
    // Of two sheets with one name the first is found.
    if (range && range->at(0).sheet == i)
      expect(finder.cell(range->at(0)) == last, "a cell's name leads to it");
    if (range) static_cast<void>(finder.visible(*range));
  }
}

}  // namespace deckle::fuzz
