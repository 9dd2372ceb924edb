#pragma once
// Reads a spreadsheet package (ECMA-376 Part 1, 18): the workbook inside a chart.
//
// Rows and columns count from 0: A1 is 0, 0. Only cells that have a value or a formula are stored,
// so that a sheet costs what is in it, not what its references span. Formulas are not calculated:
// a cell has the value that was saved with it.

#include <compare>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "slidespec/core/result.h"
#include "slidespec/limits/budget.h"

namespace deckle::ooxml {

// Of a sheet (Microsoft, "Excel specifications and limits").
inline constexpr std::uint32_t kSheetRows = 1'048'576, kSheetColumns = 16'384;

struct CellPlace {
  std::uint32_t row = 0, column = 0;
  friend auto operator<=>(const CellPlace&, const CellPlace&) = default;
};

struct CellError {
  std::string code;  // "#N/A"
};

struct WorkbookCell {
  // Nothing (a formula without a saved value), number, text (never null; cells share it), truth
  // value, error. A date is a number: days since 1899-12-30, or 1904-01-01 in such a workbook.
  using Value =
      std::variant<std::monostate, double, std::shared_ptr<const std::string>, bool, CellError>;
  enum class Format : std::uint8_t { General, Date, Other };  // of numbers

  CellPlace at;
  Value value;
  Format format = Format::General;
  bool formula = false;

  [[nodiscard]] const double* number() const { return std::get_if<double>(&value); }
  [[nodiscard]] const std::string* text() const {  // null: no text
    const auto* shared = std::get_if<std::shared_ptr<const std::string>>(&value);
    return shared == nullptr ? nullptr : shared->get();
  }
};

// Rows or columns that follow one another.
struct LineSpan {
  std::uint32_t first = 0, last = 0;
};

struct WorkbookSheet {
  enum class State { Visible, Hidden, VeryHidden };  // VeryHidden: only a program can show it

  std::string name;
  State state = State::Visible;
  std::vector<WorkbookCell> cells;                    // by row, then column; one for each place
  std::vector<LineSpan> hidden_rows, hidden_columns;  // in order, apart from one another

  [[nodiscard]] const WorkbookCell* find(CellPlace place) const;  // null: empty
};

struct Workbook {
  std::vector<WorkbookSheet> sheets;  // in the order of their tabs; one of charts has no cells
  bool date1904 = false;
};

// Malformed: not a package, or one without a workbook in XML (.xls, .xlsb); a sheet that is missing
// or cannot be parsed; a cell outside the sheet, or with a shared string that does not exist.
// Limit: larger than `budget` allows, of which the bytes count again after decompression.
[[nodiscard]] Result<Workbook> read_workbook(std::string_view bytes, Budget& budget);

}  // namespace deckle::ooxml
