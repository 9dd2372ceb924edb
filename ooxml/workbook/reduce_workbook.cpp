#include "ooxml/workbook/reduce_workbook.h"

#include <algorithm>
#include <map>
#include <utility>

#include "ooxml/workbook/cell_reference.h"
#include "ooxml/workbook/read_workbook.h"
#include "ooxml/workbook/workbook.h"

namespace deckle::ooxml {

namespace {

// How many cells may still be looked at, and made or set. Ours: many formulas may name the same rows,
// and rows are written from their first column, so that a few cells far away take many.
struct Work {
  std::size_t seen = 20'000'000, made = 1'000'000;
};

// The cells of an area; nullopt: one cannot be written as it is, or it is too much work.
std::optional<std::vector<const WorkbookCell*>> cells_of(const WorkbookSheet& sheet,
                                                         const CellArea& area, Work& work) {
  if (!sheet.hidden_rows.empty() || !sheet.hidden_columns.empty()) return std::nullopt;
  std::vector<const WorkbookCell*> out;
  const auto first =
      std::lower_bound(sheet.cells.begin(), sheet.cells.end(), CellPlace{area.first.row, 0},
                       [](const WorkbookCell& cell, CellPlace at) { return cell.at < at; });
  for (auto cell = first; cell != sheet.cells.end() && cell->at.row <= area.last.row; ++cell) {
    if (work.seen == 0) return std::nullopt;
    --work.seen;
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

// False: it is too much work.
bool put(const WorkbookCell& cell, Sheet& sheet, Work& work) {
  const std::size_t rows = std::max<std::size_t>(sheet.rows.size(), cell.at.row + 1);
  const std::size_t width =
      cell.at.row < sheet.rows.size() ? sheet.rows[cell.at.row].size() : std::size_t{0};
  const std::size_t wider = std::max<std::size_t>(width, cell.at.column + 1);
  const std::size_t made = rows - sheet.rows.size() + wider - width + 1;
  if (made > work.made) return false;
  work.made -= made;
  sheet.rows.resize(rows);
  sheet.rows[cell.at.row].resize(wider);
  sheet.rows[cell.at.row][cell.at.column] = written(cell);
  return true;
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
  Work work;
  for (const std::string& formula : formulas) {
    const std::optional<CellRange> range = finder.find(formula);
    if (!range) return std::optional<std::string>();
    for (const CellArea& area : range->areas()) {
      const WorkbookSheet& from = workbook->sheets[area.sheet];
      const auto cells = cells_of(from, area, work);
      if (!cells) return std::optional<std::string>();
      Sheet& to = sheets[area.sheet];
      to.name = from.name;
      for (const WorkbookCell* cell : *cells) {
        if (!put(*cell, to, work)) return std::optional<std::string>();
      }
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
