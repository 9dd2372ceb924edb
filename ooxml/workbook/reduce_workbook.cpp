#include "ooxml/workbook/reduce_workbook.h"

#include <algorithm>
#include <map>
#include <utility>

#include "ooxml/workbook/cell_reference.h"
#include "ooxml/workbook/read_workbook.h"
#include "ooxml/workbook/workbook.h"

namespace deckle::ooxml {

namespace {

// The cells of an area; nullopt: one cannot be written as it is.
std::optional<std::vector<const WorkbookCell*>> cells_of(const WorkbookSheet& sheet,
                                                         const CellArea& area) {
  if (!sheet.hidden_rows.empty() || !sheet.hidden_columns.empty()) return std::nullopt;
  std::vector<const WorkbookCell*> out;
  const auto first =
      std::lower_bound(sheet.cells.begin(), sheet.cells.end(), CellPlace{area.first.row, 0},
                       [](const WorkbookCell& cell, CellPlace at) { return cell.at < at; });
  for (auto cell = first; cell != sheet.cells.end() && cell->at.row <= area.last.row; ++cell) {
    if (cell->at.column < area.first.column || cell->at.column > area.last.column) continue;
    const bool unknown = cell->formula && std::holds_alternative<std::monostate>(cell->value);
    if (unknown || std::holds_alternative<bool>(cell->value) || cell->at.row >= kMostRows ||
        cell->at.column >= kMostColumns)
      return std::nullopt;
    out.push_back(&*cell);
  }
  return out;
}

SheetCell written(const WorkbookCell& cell) {
  SheetCell out;
  if (const double* number = cell.number()) {
    out.value = *number;
    if (cell.format == WorkbookCell::Format::Date)
      out.format = SheetCell::Format::Day;
    else if (cell.format == WorkbookCell::Format::Other)
      out.format = SheetCell::Format::Value;
  } else if (const std::string* text = cell.text()) {
    out.value = *text;
  }
  return out;  // an error is a gap, as in the chart
}

void put(const WorkbookCell& cell, Sheet& sheet) {
  if (sheet.rows.size() <= cell.at.row) sheet.rows.resize(cell.at.row + 1);
  std::vector<SheetCell>& row = sheet.rows[cell.at.row];
  if (row.size() <= cell.at.column) row.resize(cell.at.column + 1);
  row[cell.at.column] = written(cell);
}

}  // namespace

Result<std::optional<std::string>> reduce_workbook(std::string_view bytes,
                                                   const std::vector<std::string>& formulas,
                                                   const std::string& value_format,
                                                   Budget& budget) {
  const Result<Workbook> workbook = read_workbook(bytes, budget);
  if (!workbook) return tl::unexpected(workbook.error());
  if (formulas.empty() || workbook->date1904) return std::optional<std::string>();
  const CellFinder finder(*workbook);
  std::map<std::size_t, Sheet> sheets;  // in the order of their tabs
  for (const std::string& formula : formulas) {
    const std::optional<CellRange> range = finder.find(formula);
    if (!range) return std::optional<std::string>();
    for (const CellArea& area : range->areas()) {
      const WorkbookSheet& from = workbook->sheets[area.sheet];
      const auto cells = cells_of(from, area);
      if (!cells) return std::optional<std::string>();
      Sheet& to = sheets[area.sheet];
      to.name = from.name;
      for (const WorkbookCell* cell : *cells) put(*cell, to);
    }
  }
  std::vector<Sheet> kept;
  for (auto& [number, sheet] : sheets) kept.push_back(std::move(sheet));
  Result<std::string> out =
      write_workbook(kept, value_format.empty() ? std::string("General") : value_format);
  if (!out) return tl::unexpected(out.error());
  return std::optional<std::string>(std::move(*out));
}

}  // namespace deckle::ooxml
