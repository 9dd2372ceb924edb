#include "layout/slide/rows_of_title.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "layout/slide/named_by_title.h"
#include "layout/slide/title_and_chart.h"
#include "layout/tables/table_emphasis.h"

namespace deckle::layout {
namespace {

// Ours: of a smaller table one row is not found any faster; of more rows than these a third is
// meant, which no colour shows.
constexpr std::size_t kLeastRows = 3, kMostNamed = 3;
// Ours: a smaller whole number counts something ("five deals"), and is no figure of a cell.
constexpr double kLeastFigure = 20;

struct TitleFigure {
  double value = 0;
  bool percent = false, marked = false;  // marked: with a currency, a percent sign or a fraction
};

bool is_digit(char c) { return c >= '0' && c <= '9'; }

// The number that begins at `at`, with commas for thousands; moves `at` behind it.
std::optional<TitleFigure> number_at(const std::string& text, std::size_t& at) {
  std::string digits;
  const std::size_t begin = at;
  TitleFigure figure;
  while (at < text.size()) {
    const bool more = at + 1 < text.size() && is_digit(text[at + 1]);
    if (is_digit(text[at])) {
      digits += text[at];
    } else if (text[at] == '.' && more && !figure.marked) {
      digits += '.';
      figure.marked = true;
    } else if (text[at] != ',' || !more) {
      break;
    }
    ++at;
  }
  const auto [end, error] =
      std::from_chars(digits.data(), digits.data() + digits.size(), figure.value);
  if (error != std::errc() || end != digits.data() + digits.size()) return std::nullopt;
  if (at < text.size() && text[at] == '%') figure.percent = figure.marked = true;
  if (begin > 0 && (text[begin - 1] == '$' || static_cast<unsigned char>(text[begin - 1]) >= 0x80))
    figure.marked = true;
  return figure;
}

bool is_year(const TitleFigure& figure) {
  return !figure.marked && figure.value >= 1900 && figure.value < 2200 &&
         figure.value == std::floor(figure.value);
}

std::vector<TitleFigure> figures_of(const std::string& text) {
  std::vector<TitleFigure> out;
  for (std::size_t at = 0; at < text.size();) {
    const bool word =
        at > 0 && ((text[at - 1] >= 'a' && text[at - 1] <= 'z') || text[at - 1] == '.');
    if (!is_digit(text[at]) || word) {
      ++at;
      continue;
    }
    const std::optional<TitleFigure> figure = number_at(text, at);
    if (figure && !is_year(*figure) && (figure->marked || figure->value >= kLeastFigure))
      out.push_back(*figure);
  }
  return out;
}

bool has_figure(const Cell& cell, const TitleFigure& figure) {
  if (const auto* number = std::get_if<double>(&cell)) return *number == figure.value;
  const auto* text = std::get_if<std::string>(&cell);
  if (text == nullptr) return false;
  for (std::size_t at = 0; at < text->size();) {
    if (!is_digit((*text)[at])) {
      ++at;
      continue;
    }
    const std::optional<TitleFigure> own = number_at(*text, at);
    if (own && own->value == figure.value && (own->percent || !figure.percent)) return true;
  }
  return false;
}

// The one row that has the figure; unset: none or several have it.
std::optional<std::size_t> row_with(const TitleFigure& figure, const TableContent& table) {
  std::optional<std::size_t> found;
  for (std::size_t r = 0; r < table.rows.size(); ++r) {
    const std::vector<Cell>& row = table.rows[r];
    const bool has = std::any_of(row.begin() + (row.empty() ? 0 : 1), row.end(),
                                 [&](const Cell& cell) { return has_figure(cell, figure); });
    if (!has) continue;
    if (found) return std::nullopt;
    found = r;
  }
  return found;
}

bool speaks_of_total(const std::string& title) {
  static constexpr std::array<std::string_view, 10> kTotal = {
      "total", "overall", "altogether", "in sum", "합계", "총 ", "전체", "총계", "合計", "全体"};
  return std::any_of(kTotal.begin(), kTotal.end(), [&title](std::string_view word) {
    const std::size_t at = title.find(word);
    const std::size_t end = at + word.size();
    // Not of a longer word ("totally").
    return at != std::string::npos && (end == title.size() || title[end] < 'a' || title[end] > 'z');
  });
}

}  // namespace

RowsOfTitle rows_of_title(const Slide& slide, const Element& element) {
  RowsOfTitle out;
  const auto* table = std::get_if<TableContent>(&element.content);
  const std::string title = title_of(slide);
  if (table == nullptr || !element.style.highlight.empty() || title.empty() ||
      title.size() > kLongestTitle || table->rows.size() < kLeastRows)
    return out;
  const bool total = ends_in_total(*table);
  const std::size_t rows = table->rows.size() - (total ? 1 : 0);
  out.total = total && speaks_of_total(title);
  for (const TitleFigure& figure : figures_of(title)) {
    const std::optional<std::size_t> row = row_with(figure, *table);
    if (!row) continue;
    if (*row >= rows)
      out.total = true;
    else
      out.rows.push_back(*row);
  }
  if (out.rows.empty()) {
    std::vector<std::string> labels;
    for (std::size_t r = 0; r < rows; ++r) {
      const auto* label =
          table->rows[r].empty() ? nullptr : std::get_if<std::string>(&table->rows[r].front());
      labels.push_back(label == nullptr ? std::string() : *label);
    }
    const std::vector<std::string> named = named_in_title(title, labels);
    for (std::size_t r = 0; r < rows && named.size() > 1; ++r) {
      if (std::find(named.begin(), named.end(), labels[r]) != named.end()) out.rows.push_back(r);
    }
  }
  std::sort(out.rows.begin(), out.rows.end());
  out.rows.erase(std::unique(out.rows.begin(), out.rows.end()), out.rows.end());
  if (out.rows.size() > kMostNamed || 2 * out.rows.size() > rows) out.rows.clear();
  return out;
}

}  // namespace deckle::layout
