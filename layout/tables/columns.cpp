#include "layout/tables/columns.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "layout/tables/heading_words.h"
#include "slidespec/core/ascii.h"

namespace deckle::layout {
namespace {

constexpr int kMaxPadding = 2;  // more zeros would suggest a false precision
// Ours: four of five cells; beside more words the numbers have no places in common.
constexpr std::size_t kLeastNumeric = 4, kOfNumeric = 5;
constexpr double kFirstYear = 1900, kLastYear = 2100;

bool names_identifiers(const std::string& heading) {
  constexpr std::array<std::string_view, 14> kWords = {"id",     "no",   "no.",  "code", "zip",
                                                       "number", "year", "fy",   "번호", "코드",
                                                       "연도",   "년도", "番号", "年度"};
  return std::any_of(kWords.begin(), kWords.end(),
                     [&heading](std::string_view word) { return mentions(heading, word); });
}

TableColumnFormat format_of(const TableContent& content, std::size_t column) {
  std::size_t filled = 0, numeric = 0, with_decimals = 0, numbers = 0;
  bool whole = true, years = true;
  int max = 0;
  for (const std::vector<Cell>& row : content.rows) {
    if (column >= row.size()) continue;
    if (const auto* text = std::get_if<std::string>(&row[column])) {
      if (reads_as_missing(*text)) continue;
      ++filled;
      if (reads_as_number(*text)) ++numeric;
    } else if (const auto* number = std::get_if<double>(&row[column])) {
      ++filled;
      ++numeric;
      ++numbers;
      const int decimals = decimals_of(*number);
      max = std::max(max, decimals);
      if (decimals > 0) ++with_decimals;
      whole = whole && decimals == 0;
      years = years && decimals == 0 && *number >= kFirstYear && *number <= kLastYear;
    }
  }
  TableColumnFormat column_format;
  column_format.numeric = filled > 0 && kOfNumeric * numeric >= kLeastNumeric * filled;
  const bool names =
      numbers > 0 && (years || (whole && names_identifiers(content.columns[column])));
  column_format.grouped = 2 * numeric > filled && !names;
  // Years in the first column are labels, not amounts.
  if (names && column == 0) column_format.numeric = false;
  if (max <= kMaxPadding && 2 * with_decimals > numbers) column_format.decimals = max;
  return column_format;
}

struct TableLabels {
  std::string_view language, form;
};

constexpr std::array<TableLabels, 8> kTableLabels = {{
    {"en", "Table, {} columns, {} rows"},
    {"ko", "표, 열 {}개, 행 {}개"},
    {"ja", "表、{} 列 {} 行"},
    {"zh", "表格，{} 列 {} 行"},
    {"de", "Tabelle, {} Spalten, {} Zeilen"},
    {"fr", "Tableau, {} colonnes, {} lignes"},
    {"es", "Tabla, {} columnas, {} filas"},
    {"ar", "جدول، {} أعمدة، {} صفوف"},
}};

}  // namespace

std::vector<TableColumnFormat> column_formats(const TableContent& content) {
  if (content.page && content.page->columns.size() == content.columns.size())
    return content.page->columns;
  std::vector<TableColumnFormat> formats;
  formats.reserve(content.columns.size());
  for (std::size_t i = 0; i < content.columns.size(); ++i) formats.push_back(format_of(content, i));
  return formats;
}

std::string cell_text(const Cell& cell, const TableColumnFormat& column_format,
                      const std::optional<NumberFormat>& format) {
  if (const auto* text = std::get_if<std::string>(&cell)) return *text;
  const auto* number = std::get_if<double>(&cell);
  if (number == nullptr) return {};
  if (format && column_format.grouped) return format_cell_number(*number, *format);
  return exact_number(*number, column_format.grouped, column_format.decimals);
}

bool names_total(const std::string& label) {
  constexpr std::array<std::string_view, 16> kTotals = {
      "합계", "총계", "총합계", "계",   "전체",   "total", "grand total", "sum",
      "合計", "合计", "总计",   "總計", "gesamt", "summe", "всего",       "المجموع"};
  const std::string labels = ascii_lower(label);
  return std::find(kTotals.begin(), kTotals.end(), labels) != kTotals.end() ||
         labels.ends_with(" total") || labels.ends_with(" 합계");
}

bool is_total(const std::vector<Cell>& row) {
  if (row.empty()) return false;
  const auto* text = std::get_if<std::string>(&row.front());
  if (text == nullptr) return false;
  return names_total(*text);
}

bool names_score(const std::string& label) {
  constexpr std::array<std::string_view, 9> kScores = {
      "weighted", "score", "points", "rating", "가중", "점수", "총점", "평점", "得点"};
  const std::string words = ascii_lower(label);
  return std::any_of(kScores.begin(), kScores.end(), [&words](std::string_view score) {
    return words.find(score) != std::string::npos;
  });
}

std::string describe_table(const TableContent& content, const std::string& deck_language) {
  const std::string language =
      ascii_lower(deck_language.substr(0, deck_language.find_first_of("-_")));
  const auto* labels =
      std::find_if(kTableLabels.begin(), kTableLabels.end(),
                   [&language](const TableLabels& w) { return w.language == language; });
  if (labels == kTableLabels.end()) labels = kTableLabels.begin();
  const std::string shape =
      fmt::format(fmt::runtime(labels->form), content.columns.size(), content.rows.size());
  return content.title.empty() ? shape : content.title + " (" + shape + ")";
}

}  // namespace deckle::layout
