#include "slidespec/data/fill_from_data.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "slidespec/core/cancellation.h"
#include "slidespec/core/utf8.h"
#include "slidespec/limits/budget.h"
#include "slidespec/messages/tr.h"

namespace deckle {
namespace {

// The limits of the schema: characters in a name, series in a chart.
constexpr std::size_t kMaxNameChars = 80, kMaxSeries = 10;

Message row_name(std::size_t row) { return tr("row {}", row + 1); }

Result<std::vector<ChartSeries>> series_of(const DataTable& table) {
  if (table.columns.size() < 2)
    return fail(ErrorCode::Malformed,
                tr("has one column; a chart needs x and at least one series"));
  if (table.columns.size() - 1 > kMaxSeries)
    return fail(ErrorCode::Limit, tr("has {} series; a chart holds at most {}",
                                      table.columns.size() - 1, kMaxSeries));
  // If one x is text, all are labels.
  const bool numbers = std::all_of(table.rows.begin(), table.rows.end(), [](const auto& row) {
    return std::holds_alternative<double>(row[0]);
  });
  std::vector<ChartSeries> all;
  for (std::size_t c = 1; c < table.columns.size(); ++c) {
    ChartSeries series;
    series.name = table.columns[c];
    for (std::size_t r = 0; r < table.rows.size(); ++r) {
      const Cell& x = table.rows[r][0];
      const Cell& y = table.rows[r][c];
      ChartPoint point;
      if (numbers)
        point.x = std::get<double>(x);
      else if (const auto* number = std::get_if<double>(&x))
        point.x = fmt::format("{}", *number);
      else if (const auto* text = std::get_if<std::string>(&x))
        point.x = *text;
      if (const auto* value = std::get_if<double>(&y)) {
        point.y = *value;
      } else if (const auto* label = std::get_if<std::string>(&y)) {
        return fail(ErrorCode::Malformed,
                    tr("has \"{}\" in column \"{}\", which must hold numbers", label->substr(0, 40),
                       series.name),
                    row_name(r));
      }
      series.data.push_back(std::move(point));
    }
    all.push_back(std::move(series));
  }
  return all;
}

bool same(const std::vector<ChartSeries>& a, const std::vector<ChartSeries>& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const auto& s, const auto& t) {
    return s.name == t.name &&
           std::equal(s.data.begin(), s.data.end(), t.data.begin(), t.data.end(),
                      [](const auto& p, const auto& q) { return p.x == q.x && p.y == q.y; });
  });
}

Result<void> check_names(const DataTable& table, bool first_too) {
  for (std::size_t c = first_too ? 0 : 1; c < table.columns.size(); ++c) {
    const std::size_t length = utf8::length(table.columns[c]);
    if (length > kMaxNameChars)
      return fail(ErrorCode::Limit,
                  tr("has a column name of {} characters; the limit is {}", length, kMaxNameChars));
  }
  return {};
}

Result<void> check_cells(const DataTable& table, const Limits& limits) {
  std::size_t characters = 0;
  for (std::size_t r = 0; r < table.rows.size(); ++r) {
    for (const Cell& cell : table.rows[r]) {
      const auto* text = std::get_if<std::string>(&cell);
      if (text == nullptr) continue;
      const std::size_t length = utf8::length(*text);
      if (length > kMaxCellChars)
        return fail(ErrorCode::Limit,
                    tr("has a cell of {} characters; the limit is {}", length, kMaxCellChars),
                    row_name(r));
      characters += length;
    }
  }
  const std::uint64_t most = limits.of(Limit::TableChars);
  if (characters > most) return over(Limit::TableChars, most);
  return {};
}

}  // namespace

Result<DataTable> read_data(std::string_view bytes, const Limits& limits) {
  if (bytes.starts_with("\xEF\xBB\xBF")) bytes.remove_prefix(3);
  std::size_t line = 1, next_look = 0;
  for (std::size_t at = 0; at < bytes.size();) {
    if (at >= next_look) {
      next_look = at + kBytesBetweenChecks;
      check_cancelled();
    }
    const utf8::CodePoint c = utf8::code_point_at(bytes, at);
    const bool control =
        c.value < 0x20 && c.value != '\t' && c.value != '\n' && c.value != '\v' && c.value != '\r';
    if (c.length == 0)
      return fail(ErrorCode::Malformed, tr("is not UTF-8; save it as UTF-8"),
                  tr("line {}", line));
    if (control || c.value == 0xFFFE || c.value == 0xFFFF)
      return fail(ErrorCode::Malformed, tr("contains a control character"), tr("line {}", line));
    line += c.value == '\n';
    at += c.length;
  }
  const std::size_t first = bytes.find_first_not_of(" \t\r\n");
  if (first == std::string_view::npos) return fail(ErrorCode::Malformed, tr("is empty"));
  const bool json = bytes[first] == '[' || bytes[first] == '{';
  Result<DataTable> table = json ? read_json_data(bytes, limits) : read_csv(bytes);
  if (!table) return table;
  if (Result<void> cells = check_cells(*table, limits); !cells)
    return tl::unexpected(cells.error());
  return table;
}

Result<Filled> fill_from_data(Element& element, const DataTable& table) {
  if (auto* chart = std::get_if<ChartContent>(&element.content)) {
    if (Result<void> named = check_names(table, false); !named)
      return tl::unexpected(named.error());
    Result<std::vector<ChartSeries>> series = series_of(table);
    if (!series) return tl::unexpected(series.error());
    const bool equal = same(chart->series, *series);
    chart->series = std::move(*series);
    return equal ? Filled::Same : Filled::Replaced;
  }
  if (auto* authored = std::get_if<TableContent>(&element.content)) {
    if (Result<void> named = check_names(table, true); !named) return tl::unexpected(named.error());
    const bool equal = authored->columns == table.columns && authored->rows == table.rows;
    authored->columns = table.columns;
    authored->rows = table.rows;
    return equal ? Filled::Same : Filled::Replaced;
  }
  return Filled::Same;  // data_ref has no effect on other kinds; the reader of specs reported it
}

}  // namespace deckle
