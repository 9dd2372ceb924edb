#include "layout/tables/best_scores.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <optional>
#include <string>
#include <variant>

#include "layout/tables/columns.h"
#include "layout/tables/result_row.h"

namespace deckle::layout {
namespace {

constexpr std::size_t kLeastRows = 3, kLeastColumns = 2;  // ours
constexpr double kSumTolerance = 1e-6;                    // of sums of decimals, of their size

std::optional<double> number_in(const std::vector<Cell>& row, std::size_t column) {
  if (column >= row.size()) return std::nullopt;
  const auto* number = std::get_if<double>(&row[column]);
  return number == nullptr ? std::nullopt : std::optional(*number);
}

// Whether every row has a number there, and the last one is not the sum of the others.
bool has_scores(const TableContent& content, std::size_t column) {
  double sum = 0;
  for (const std::vector<Cell>& row : content.rows) {
    const std::optional<double> number = number_in(row, column);
    if (!number || !std::isfinite(*number)) return false;
    sum += *number;
  }
  const double last = *number_in(content.rows.back(), column);
  return std::abs(sum - 2 * last) > kSumTolerance * std::max(1.0, std::abs(last));
}

// "30%", or a number.
std::optional<double> share_in(const std::vector<Cell>& row, std::size_t column) {
  if (const std::optional<double> number = number_in(row, column)) return number;
  if (column >= row.size()) return std::nullopt;
  const auto* text = std::get_if<std::string>(&row[column]);
  if (text == nullptr || !text->ends_with('%')) return std::nullopt;
  char* end = nullptr;
  const double number = std::strtod(text->c_str(), &end);
  while (*end == ' ') ++end;
  return *end == '%' ? std::optional(number) : std::nullopt;
}

// Whether the column says what each row counts: shares that add up to the whole in the last row.
bool has_weights(const TableContent& content, std::size_t column) {
  double sum = 0;
  for (const std::vector<Cell>& row : content.rows) {
    const std::optional<double> share = share_in(row, column);
    if (!share || !std::isfinite(*share)) return false;
    sum += *share;
  }
  const double last = *share_in(content.rows.back(), column);
  return (last == 100 || last == 1) && std::abs(sum - 2 * last) <= kSumTolerance * last;
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
    double highest = *number_in(row, columns.front()), lowest = highest;
    for (const std::size_t i : columns) {
      highest = std::max(highest, *number_in(row, i));
      lowest = std::min(lowest, *number_in(row, i));
    }
    // Where all are alike, none is better.
    for (const std::size_t i : columns) best[i] = highest > lowest && *number_in(row, i) == highest;
    out.push_back(std::move(best));
  }
  return out;
}

}  // namespace deckle::layout
