#include "ooxml/chart/cache_differences.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <unordered_set>
#include <utility>

#include "ooxml/workbook/cell_reference.h"
#include "ooxml/workbook/cell_values.h"
#include "ooxml/workbook/workbook.h"

namespace deckle::ooxml {
namespace {

using Difference = ChartCacheDifference;
using Kind = ChartCacheDifference::Kind;

constexpr std::size_t kMostDifferences = 1000;
// Cells looked at behind the last point that a cache has; a count may be invented.
constexpr std::uint64_t kMostBehind = 1'000'000;

// Half a unit in the fifteenth digit, of numbers that begin with 1, and the rounding of the double.
constexpr double kSameNumber = 5.5e-15;
bool same(double a, double b) {
  return a == b || std::abs(a - b) <= kSameNumber * std::max(std::abs(a), std::abs(b));
}

bool without_value(const WorkbookCell& cell) {
  return std::holds_alternative<std::monostate>(cell.value);
}

bool same(const std::optional<double>& cached, const WorkbookCell* cell) {
  if (cell == nullptr) return !cached;
  if (without_value(*cell)) return true;
  if (const double* number = cell->number()) return cached && same(*cached, *number);
  if (!cached || *cached == 0) return true;
  if (const bool* truth = std::get_if<bool>(&cell->value)) return *truth && *cached == 1;
  const std::string* const text = cell->text();
  const std::optional<double> number = text == nullptr ? std::nullopt : read_number(*text);
  return number && same(*cached, *number);
}

bool same(const std::optional<std::string>& cached, const WorkbookCell* cell) {
  const bool empty = !cached || cached->empty();
  if (cell == nullptr) return empty;
  if (without_value(*cell)) return true;
  if (const std::string* text = cell->text()) return empty ? text->empty() : *cached == *text;
  if (std::holds_alternative<CellError>(cell->value)) return true;
  if (empty) return false;
  const double* const number = cell->number();
  if (number == nullptr || cell->format != WorkbookCell::Format::General) return true;
  const std::optional<double> read = read_number(*cached);
  return read && same(*read, *number);
}

std::string shortened(const std::string& text) {
  constexpr std::size_t kMost = 200;
  if (text.size() <= kMost) return text;
  std::size_t end = kMost;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) --end;
  return text.substr(0, end);
}

std::string shown(const std::optional<double>& value) { return value ? number_text(*value) : ""; }
std::string shown(const std::optional<std::string>& value) {
  return value ? shortened(*value) : "";
}
std::string shown(const WorkbookCell* cell) {
  if (cell == nullptr) return "";
  if (const double* number = cell->number()) return number_text(*number);
  if (const std::string* text = cell->text()) return shortened(*text);
  if (const bool* truth = std::get_if<bool>(&cell->value)) return *truth ? "TRUE" : "FALSE";
  const auto* const error = std::get_if<CellError>(&cell->value);
  return error == nullptr ? "" : shortened(error->code);
}

class Comparison {
 public:
  Comparison(const ChartFacts& chart, const Workbook& workbook)
      : chart_(chart), finder_(workbook) {}

  ChartCacheComparison run() {
    if (chart_.title.kind == ChartTitle::Kind::FromCell)
      compare_name(Kind::Title, {chart_.title.text, chart_.title.formula});
    for (series_ = 0; series_ < chart_.series.size() && !out_.more; ++series_) {
      const ChartSeriesFacts& series = chart_.series[series_];
      compare_name(Kind::SeriesName, series.name);
      compare_categories(series.categories);
      compare_numbers(Kind::Value, series.values);
      compare_numbers(Kind::Size, series.sizes);
    }
    return std::move(out_);
  }

 private:
  // The cells of a formula, if they can be compared with the cache.
  std::optional<CellRange> cells_of(const std::string& formula) {
    if (formula.empty()) return std::nullopt;
    std::optional<CellRange> range = finder_.find(formula);
    if (range && chart_.visible_cells_only) range = finder_.visible(*range);
    if (range && range->size() > 0) {
      ++out_.compared;
      return range;
    }
    leave_out(formula);
    return std::nullopt;
  }

  void leave_out(const std::string& formula) {
    if (left_out_.insert(formula).second) out_.not_compared.push_back(formula);
  }

  void compare_name(Kind kind, const ChartName& name) {
    const std::optional<CellRange> range = cells_of(name.formula);
    if (!range) return;
    if (range->size() != 1) {  // applications differ in how they join them
      --out_.compared;
      leave_out(name.formula);
      return;
    }
    compare(kind, 0, 0, std::optional(name.text), range->at(0));
  }

  void compare_numbers(Kind kind, const ChartNumbers& numbers) {
    if (numbers.count == 0 && numbers.points.empty()) return;  // there is no cache
    const std::optional<CellRange> range = cells_of(numbers.formula);
    if (!range) return;
    const auto place = [&range](std::uint64_t i) { return range->at(i); };
    compare_count(numbers.formula, numbers.count, *range, range->size(), place);
    compare_points(kind, 0, numbers.points, numbers.count, range->size(), place);
  }

  void compare_categories(const ChartCategories& categories) {
    if (categories.kind == ChartCategories::Kind::Number) {
      compare_numbers(Kind::Category, {categories.formula, categories.format, categories.count,
                                       categories.numbers});
      return;
    }
    if (categories.levels.empty()) return;
    const std::optional<CellRange> range = cells_of(categories.formula);
    if (!range) return;
    const std::size_t levels = categories.levels.size();
    const CellArea& area = range->areas().front();
    if (levels == 1) {
      const auto place = [&range](std::uint64_t i) { return range->at(i); };
      compare_count(categories.formula, categories.count, *range, range->size(), place);
      compare_points(Kind::Category, 0, categories.levels[0], categories.count, range->size(),
                     place);
      return;
    }
    // One level is a column, or else a row; the last one is the innermost.
    const bool columns = area.columns() == levels;
    if (range->areas().size() != 1 || (!columns && area.rows() != levels)) {
      --out_.compared;
      leave_out(categories.formula);
      return;
    }
    const std::uint64_t length = columns ? area.rows() : area.columns();
    for (std::size_t level = 0; level < levels; ++level) {
      const auto place = [&area, columns, level](std::uint64_t i) {
        const auto along = static_cast<std::uint32_t>(i), back = static_cast<std::uint32_t>(level);
        const CellPlace at = columns ? CellPlace{area.first.row + along, area.last.column - back}
                                     : CellPlace{area.last.row - back, area.first.column + along};
        return SheetPlace{area.sheet, at};
      };
      if (level == 0) compare_count(categories.formula, categories.count, *range, length, place);
      compare_points(Kind::Category, level, categories.levels[level], categories.count, length,
                     place);
    }
  }

  // Empty cells at the end may be left out of the count; a reference to whole columns or rows has
  // as many points as are used.
  template <typename Place>
  void compare_count(const std::string& formula, std::size_t count, const CellRange& range,
                     std::uint64_t length, const Place& place) {
    for (const CellArea& area : range.areas()) {
      if (area.rows() == kSheetRows || area.columns() == kSheetColumns) return;
    }
    bool same = count == length;
    if (count < length) {
      std::uint64_t i = count;
      while (i < length && behind_ < kMostBehind && finder_.cell(place(i)) == nullptr) {
        ++i;
        ++behind_;
      }
      same = i == length || behind_ == kMostBehind;
    }
    if (same) return;
    add({Kind::Count, series_, 0, 0, shortened(formula), std::to_string(count),
         std::to_string(length)});
  }

  template <typename Points, typename Place>
  void compare_points(Kind kind, std::size_t level, const Points& points, std::size_t count,
                      std::uint64_t length, const Place& place) {
    using Point = typename Points::value_type;
    const std::uint64_t both = std::min<std::uint64_t>(points.size(), length);
    for (std::uint64_t i = 0; i < both && !out_.more; ++i)
      compare(kind, static_cast<std::size_t>(i), level, points[static_cast<std::size_t>(i)],
              place(i));
    const std::uint64_t stated = std::min<std::uint64_t>(count, length);
    for (std::uint64_t i = both; i < stated && behind_ < kMostBehind && !out_.more; ++i, ++behind_)
      compare(kind, static_cast<std::size_t>(i), level, Point(), place(i));
  }

  template <typename Point>
  void compare(Kind kind, std::size_t point, std::size_t level, const Point& cached,
               const SheetPlace& at) {
    const WorkbookCell* const cell = finder_.cell(at);
    if (!same(cached, cell))
      add({kind, series_, point, level, finder_.name(at), shown(cached), shown(cell)});
  }

  void add(Difference difference) {
    out_.more = out_.differences.size() == kMostDifferences;
    if (!out_.more) out_.differences.push_back(std::move(difference));
  }

  const ChartFacts& chart_;
  CellFinder finder_;
  ChartCacheComparison out_;
  std::unordered_set<std::string> left_out_;
  std::size_t series_ = 0;
  std::uint64_t behind_ = 0;
};

}  // namespace

ChartCacheComparison cache_differences(const ChartFacts& chart, const Workbook& workbook) {
  return Comparison(chart, workbook).run();
}

}  // namespace deckle::ooxml
