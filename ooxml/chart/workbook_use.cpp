// How much of a chart's workbook the chart uses.

#include <algorithm>
#include <optional>
#include <utility>

#include "ooxml/chart/cache_differences.h"
#include "ooxml/workbook/cell_reference.h"
#include "ooxml/workbook/cell_values.h"

namespace deckle::ooxml {
namespace {

// Formulas may name the same cells again and again.
constexpr std::uint64_t kMostVisits = 10'000'000;

using Used = std::vector<std::vector<bool>>;  // for each sheet and cell

// Marks the cells of an area; in each row only those from its first column on are visited.
void mark(const CellArea& area, const WorkbookSheet& sheet, std::vector<bool>& used,
          std::uint64_t& visits) {
  const auto begin = sheet.cells.begin(), end = sheet.cells.end();
  const auto from = [&](CellPlace place) {
    return std::lower_bound(begin, end, place,
                            [](const WorkbookCell& cell, CellPlace at) { return cell.at < at; });
  };
  auto cell = from(area.first);
  while (cell != end && cell->at.row <= area.last.row && visits < kMostVisits) {
    ++visits;
    if (cell->at.column < area.first.column) {
      cell = from({cell->at.row, area.first.column});
    } else if (cell->at.column > area.last.column) {
      cell = from({cell->at.row + 1, area.first.column});
    } else {
      used[static_cast<std::size_t>(cell - begin)] = true;
      ++cell;
    }
  }
}

std::string used_range(const std::vector<WorkbookCell>& cells) {
  if (cells.empty()) return {};
  CellPlace first = cells.front().at, last = cells.back().at;
  for (const WorkbookCell& cell : cells) {
    first.column = std::min(first.column, cell.at.column);
    last.column = std::max(last.column, cell.at.column);
  }
  const std::string from = place_name(first), to = place_name(last);
  return from == to ? from : from + ":" + to;
}

}  // namespace

std::vector<SheetUse> workbook_use(const ChartFacts& chart, const Workbook& workbook) {
  Used used;
  for (const WorkbookSheet& sheet : workbook.sheets) used.emplace_back(sheet.cells.size());
  const CellFinder finder(workbook);
  std::uint64_t visits = 0;
  bool known = true;
  for (const std::string& formula : chart.formulas) {
    const std::optional<CellRange> range = finder.find(formula);
    known = known && range.has_value();
    if (!range) continue;
    for (const CellArea& area : range->areas())
      mark(area, workbook.sheets[area.sheet], used[area.sheet], visits);
  }
  std::vector<SheetUse> out;
  for (std::size_t i = 0; i < workbook.sheets.size(); ++i) {
    const WorkbookSheet& sheet = workbook.sheets[i];
    SheetUse& use = out.emplace_back();
    use.name = sheet.name;
    use.hidden = sheet.state != WorkbookSheet::State::Visible;
    use.range = used_range(sheet.cells);
    use.cells = sheet.cells.size();
    if (known && visits < kMostVisits)
      use.unused = static_cast<std::size_t>(std::count(used[i].begin(), used[i].end(), false));
  }
  return out;
}

}  // namespace deckle::ooxml
