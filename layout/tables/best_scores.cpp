#include "layout/tables/best_scores.h"

#include <algorithm>
#include <cmath>
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

}  // namespace

std::vector<std::vector<bool>> best_scores(const TableContent& content) {
  if (content.page || content.rows.size() < kLeastRows) return {};
  const auto* name = content.rows.back().empty()
                         ? nullptr
                         : std::get_if<std::string>(&content.rows.back().front());
  // "Result" may be what remains of earnings.
  if (name == nullptr || !names_score(*name) || names_result(*name)) return {};
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
