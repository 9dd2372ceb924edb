#include "layout/tables/best_scores.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <variant>

#include "layout/tables/columns.h"
#include "layout/tables/result_row.h"

namespace deckle::layout {
namespace {

constexpr std::size_t kLeastRows = 3, kLeastColumns = 2;  // ours
constexpr double kSumTolerance = 1e-6;                    // of sums of decimals, of their size

std::optional<double> number_in(const Cell& cell) {
  const auto* number = std::get_if<double>(&cell);
  return number == nullptr || !std::isfinite(*number) ? std::nullopt : std::optional(*number);
}

// "30%", "30 %", or a number.
std::optional<double> share_in(const Cell& cell) {
  const auto* text = std::get_if<std::string>(&cell);
  if (text == nullptr) return number_in(cell);
  double share = 0;
  const char* end = text->data() + text->size();
  const auto [stop, error] = std::from_chars(text->data(), end, share);
  const std::string_view unit(stop, static_cast<std::size_t>(end - stop));
  const bool read = error == std::errc() && std::isfinite(share) && (unit == "%" || unit == " %");
  return read ? std::optional(share) : std::nullopt;
}

struct Column {
  double above = 0, last = 0;  // the sum of all rows but the last, and that one

  [[nodiscard]] bool adds_up() const {
    return std::abs(above - last) <= kSumTolerance * std::max(1.0, std::abs(last));
  }
};

// nullopt: `read` finds no number in one of the rows.
std::optional<Column> column_of(const TableContent& content, std::size_t column,
                                std::optional<double> (*read)(const Cell&)) {
  Column out;
  for (const std::vector<Cell>& row : content.rows) {
    const std::optional<double> number =
        column < row.size() ? read(row[column]) : std::nullopt;
    if (!number) return std::nullopt;
    out.above += out.last;
    out.last = *number;
  }
  return out;
}

// Whether every row has a number there, and the last one is not the sum of the others.
bool has_scores(const TableContent& content, std::size_t column) {
  const std::optional<Column> numbers = column_of(content, column, number_in);
  return numbers && !numbers->adds_up();
}

// Whether the column says what each row counts: shares that add up to the whole in the last row.
bool has_weights(const TableContent& content, std::size_t column) {
  const std::optional<Column> shares = column_of(content, column, share_in);
  return shares && (shares->last == 100 || shares->last == 1) && shares->adds_up();
}

}  // namespace

std::vector<std::vector<bool>> best_scores(const TableContent& content) {
  if (content.page || content.rows.size() < kLeastRows) return {};
  const auto* name = content.rows.back().empty()
                         ? nullptr
                         : std::get_if<std::string>(&content.rows.back().front());
  // "Result" may be what remains of earnings.
  if (name == nullptr || names_result(*name)) return {};
  bool weighted = false;
  for (std::size_t i = 1; i < content.columns.size(); ++i) weighted = weighted || has_weights(content, i);
  if (!names_score(*name) && !(weighted && names_total(*name))) return {};
  std::vector<std::size_t> columns;
  for (std::size_t i = 1; i < content.columns.size(); ++i) {
    if (has_scores(content, i)) columns.push_back(i);
  }
  if (columns.size() < kLeastColumns) return {};
  std::vector<std::vector<bool>> out;
  for (const std::vector<Cell>& row : content.rows) {
    std::vector<bool> best(content.columns.size(), false);
    double highest = *number_in(row[columns.front()]), lowest = highest;
    for (const std::size_t i : columns) {
      highest = std::max(highest, *number_in(row[i]));
      lowest = std::min(lowest, *number_in(row[i]));
    }
    // Where all are alike, none is better.
    for (const std::size_t i : columns) best[i] = highest > lowest && *number_in(row[i]) == highest;
    out.push_back(std::move(best));
  }
  return out;
}

}  // namespace deckle::layout
