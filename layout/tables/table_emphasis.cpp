#include "layout/tables/table_emphasis.h"

#include <algorithm>
#include <string>
#include <variant>

#include "layout/tables/columns.h"
#include "layout/tables/level_cells.h"
#include "layout/tables/result_row.h"
#include "layout/tables/table_marks.h"

namespace deckle::layout {
namespace {

// Ours: of fewer rows none stands out; more than a third of them are no exception.
constexpr std::size_t kLeastStates = 3, kOneOf = 3;

// The word for a level or state in a cell; unset: something else, or nothing.
std::optional<LevelWord> word_in(const std::vector<Cell>& row, std::size_t column) {
  const auto* text = column < row.size() ? std::get_if<std::string>(&row[column]) : nullptr;
  return text == nullptr ? std::nullopt : level_word(*text);
}

bool is_blank(const std::vector<Cell>& row, std::size_t column) {
  if (column >= row.size() || std::holds_alternative<std::monostate>(row[column])) return true;
  const auto* text = std::get_if<std::string>(&row[column]);
  return text != nullptr && text->find_first_not_of(' ') == std::string::npos;
}

// Whether every cell of the column is a level, and they are not all of one step.
bool is_of_levels(const TableContent& content, std::size_t rows, std::size_t column) {
  if (names_no_levels(content.columns[column])) return false;
  std::optional<LevelWord> first;
  bool differ = false;
  for (std::size_t r = 0; r < rows; ++r) {
    const std::optional<LevelWord> word = word_in(content.rows[r], column);
    if (!word || word->is_state || (first && word->scale != first->scale)) return false;
    if (!first) first = word;
    differ = differ || word->step != first->step;
  }
  return differ;
}

bool is_of_states(const TableContent& content, std::size_t rows, std::size_t column) {
  if (names_no_levels(content.columns[column])) return false;
  std::optional<LevelWord> first;
  for (std::size_t r = 0; r < rows; ++r) {
    if (is_blank(content.rows[r], column)) continue;
    const std::optional<LevelWord> word = word_in(content.rows[r], column);
    if (!word || !word->is_state || (first && word->scale != first->scale)) return false;
    if (!first) first = word;
  }
  return first.has_value();
}

// Rows without the total, which is on the last page.
std::size_t rows_of(const TableContent& content, std::optional<bool> total) {
  if (content.rows.empty()) return 0;
  if (content.page && !content.page->last) return content.rows.size();
  return content.rows.size() - (total.value_or(is_total(content.rows.back())) ? 1 : 0);
}

// The only column of states.
std::optional<std::size_t> state_column(const TableContent& content, std::size_t rows) {
  std::optional<std::size_t> found;
  for (std::size_t i = 1; i < content.columns.size(); ++i) {
    if (!is_of_states(content, rows, i)) continue;
    if (found) return std::nullopt;
    found = i;
  }
  return found;
}

std::vector<std::size_t> at_risk_in(const TableContent& content, std::size_t rows,
                                    std::size_t column) {
  std::vector<std::size_t> out;
  for (std::size_t r = 0; r < rows; ++r) {
    const std::optional<LevelWord> word = word_in(content.rows[r], column);
    if (word && word->at_risk) out.push_back(r);
  }
  return out;
}

}  // namespace

TableEmphasis table_emphasis(const TableContent& content, std::optional<bool> total) {
  if (content.page) return content.page->emphasis;
  TableEmphasis out;
  const std::size_t rows = rows_of(content, total);
  out.result = ends_in_result(content);
  for (std::size_t i = 0; i < content.columns.size(); ++i)
    out.levels.push_back(i > 0 && is_of_levels(content, rows, i));
  if (const std::optional<std::size_t> column = state_column(content, rows)) {
    const std::size_t count = at_risk_in(content, rows, *column).size();
    out.few_at_risk = rows >= kLeastStates && count > 0 && count * kOneOf <= rows;
  }
  return out;
}

bool ends_in_total(const TableContent& content) {
  if (content.rows.empty() || (content.page && !content.page->last)) return false;
  return is_total(content.rows.back()) ||
         (content.page ? content.page->emphasis.result : ends_in_result(content));
}

std::vector<std::size_t> rows_at_risk(const TableContent& content, std::optional<bool> total) {
  if (!table_emphasis(content, total).few_at_risk) return {};
  const std::size_t rows = rows_of(content, total);
  const std::optional<std::size_t> column = state_column(content, rows);
  return column ? at_risk_in(content, rows, *column) : std::vector<std::size_t>();
}

}  // namespace deckle::layout
