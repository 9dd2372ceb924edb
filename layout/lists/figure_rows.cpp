#include "layout/lists/figure_rows.h"

#include <algorithm>
#include <string>

#include "layout/lists/emphasis.h"
#include "slidespec/core/utf8.h"

namespace deckle::layout {
namespace {

constexpr std::size_t kMostBeside = 16;  // ours, in letters: " a meal"

bool says_figure(const ParagraphIr& paragraph, std::string_view language) {
  const std::string text = searchable(paragraph);
  const auto figure = unmarked_figure(paragraph, language);
  return figure && figure->strength >= 2 && figure->span.begin == 0 &&
         utf8::length(std::string_view(text).substr(figure->span.end)) <= kMostBeside;
}

}  // namespace

std::optional<Figure> unmarked_figure(const ParagraphIr& paragraph, std::string_view language) {
  const auto figure = key_figure(searchable(paragraph), language);
  if (!figure) return std::nullopt;
  ParagraphIr plain = paragraph;
  // As bold as the words beside it.
  const auto beside = std::find_if(plain.runs.begin(), plain.runs.end(),
                                   [](const RunIr& run) { return !run.style.bold; });
  if (beside != plain.runs.end()) emphasise(plain, figure->span, {.bold = false});
  return is_unmarked(plain) ? figure : std::nullopt;
}

std::vector<bool> figure_rows(const std::vector<std::span<const ParagraphIr>>& columns,
                              std::string_view language) {
  if (columns.size() < 2) return {};
  std::size_t least = columns.front().size();
  for (const auto& column : columns) least = std::min(least, column.size());
  std::vector<bool> rows(least, false);
  for (std::size_t i = 0; i < least; ++i) {
    rows[i] = std::all_of(columns.begin(), columns.end(), [&](const auto& column) {
      return says_figure(column[i], language);
    });
  }
  return rows;
}

}  // namespace deckle::layout
