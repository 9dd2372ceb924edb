#pragma once
// References of a chart into its workbook: Sheet1!$B$2:$B$5, ('My Sheet'!$A$1,'My Sheet'!$A$3).

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ooxml/workbook/read_workbook.h"

namespace deckle::ooxml {

// A rectangle of one sheet.
struct CellArea {
  std::size_t sheet = 0;  // index in Workbook::sheets
  CellPlace first, last;

  [[nodiscard]] std::uint64_t rows() const { return std::uint64_t{last.row} - first.row + 1; }
  [[nodiscard]] std::uint64_t columns() const {
    return std::uint64_t{last.column} - first.column + 1;
  }
};

struct SheetPlace {
  std::size_t sheet = 0;
  CellPlace place;
};

// The cells of a reference in order: area by area, in each row by row. None is stored, so that a
// reference to whole columns costs nothing.
class CellRange {
 public:
  void add(const CellArea& area);
  [[nodiscard]] const std::vector<CellArea>& areas() const { return areas_; }
  [[nodiscard]] std::uint64_t size() const { return ends_.empty() ? 0 : ends_.back(); }
  // `index` < size(). Time: the logarithm of the number of areas.
  [[nodiscard]] SheetPlace at(std::uint64_t index) const;

 private:
  std::vector<CellArea> areas_;
  std::vector<std::uint64_t> ends_;  // the number of cells up to the end of each area
};

// Finds the cells that formulas name. The workbook must outlive it.
class CellFinder {
 public:
  explicit CellFinder(const Workbook& workbook);

  // nullopt: anything but areas of this workbook's sheets, such as [1]Sheet1!$A$1, a name that the
  // workbook defines, #REF!, or several sheets (Sheet1:Sheet3!$A$1).
  [[nodiscard]] std::optional<CellRange> find(std::string_view formula) const;
  // The cell at a place that find() gave; null: empty.
  [[nodiscard]] const WorkbookCell* cell(const SheetPlace& at) const;
  // Those of the cells that are not in hidden rows or columns: all that applications put into the
  // cache of a chart with c:plotVisOnly. nullopt: columns among several rows are hidden, or more
  // than 1,000 areas would remain.
  [[nodiscard]] std::optional<CellRange> visible(const CellRange& range) const;
  // "Sheet1!B3", quoted as formulas are.
  [[nodiscard]] std::string name(const SheetPlace& at) const;

 private:
  [[nodiscard]] std::optional<std::size_t> take_sheet(std::string_view& rest) const;

  const Workbook& workbook_;
  std::map<std::string, std::size_t> sheets_;  // by name in lower case
};

}  // namespace deckle::ooxml
