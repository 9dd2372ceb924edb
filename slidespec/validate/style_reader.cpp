#include <algorithm>
#include <nlohmann/json.hpp>

#include "slidespec/diag/nearest_name.h"
#include "slidespec/messages/tr.h"
#include "slidespec/number_format/number_format.h"
#include "slidespec/validate/deck_reader.h"

namespace deckle {

using nlohmann::json;

namespace {

constexpr std::int64_t kMaxTableRows = 200;  // the schema's limit

std::vector<int> read_levels(const json& value, const JsonPath& path, const Element& element,
                             SpecContext& context) {
  std::vector<int> levels;
  if (!value.is_array())
    return context.wrong_type(path, value, tr("an array of integers from 0 to 4")), levels;
  const auto* bullets = std::get_if<BulletsContent>(&element.content);
  const bool counted = bullets != nullptr && !bullets->items.empty();
  if (counted && value.size() > bullets->items.size()) {
    context.error("invalid-value", path,
                  tr("'levels' has {} entries for {} items", value.size(), bullets->items.size()),
                  tr("give one level for each item"));
    return levels;
  }
  for (std::size_t i = 0; i < value.size() && !context.full(); ++i) {
    const json& level = value[i];
    if (level.is_number_integer() && level.get<std::int64_t>() >= 0 &&
        level.get<std::int64_t>() <= 4) {
      levels.push_back(level.get<int>());
    } else {
      context.wrong_type(JsonPath(path, i), level, tr("an integer from 0 to 4"));
    }
  }
  return levels;
}

std::optional<int> read_rows_per_page(const json& value, const JsonPath& path,
                                      SpecContext& context) {
  if (value.is_string() && value.get<std::string>() == "all") return 0;
  if (value.is_number_integer() && value.get<std::int64_t>() >= 1 &&
      value.get<std::int64_t>() <= kMaxTableRows)
    return value.get<int>();
  context.wrong_type(path, value, tr("an integer from 1 to 200, or \"all\""));
  return std::nullopt;
}

void check_highlight(const std::string& name, const JsonPath& path, const Element& element,
                     SpecContext& context) {
  if (name == "none" || context.full()) return;
  if (const auto* table = std::get_if<TableContent>(&element.content)) {
    std::vector<std::string_view> names(table->columns.begin(), table->columns.end());
    for (const std::vector<Cell>& row : table->rows) {
      if (const auto* text = row.empty() ? nullptr : std::get_if<std::string>(&row.front()))
        names.push_back(*text);
    }
    if (std::find(names.begin(), names.end(), name) == names.end())
      context.warning("dangling-reference", path,
                      tr("'highlight' is {}, but no row or column has that name", in_quotes(name)),
                      nearest_hint(name, names));
    return;
  }
  const auto* chart = std::get_if<ChartContent>(&element.content);
  if (chart == nullptr) return;
  std::vector<std::string_view> names;
  for (const ChartSeries& series : chart->series) names.push_back(series.name);
  if (chart->series.size() == 1) {
    for (const ChartPoint& point : chart->series.front().data) {
      if (const auto* text = std::get_if<std::string>(&point.x)) names.push_back(*text);
    }
  }
  if (std::find(names.begin(), names.end(), name) != names.end()) return;
  context.warning(
      "dangling-reference", path,
      chart->series.size() == 1
          ? tr("'highlight' is {}, but no series or category has that name", in_quotes(name))
          : tr("'highlight' is {}, but no series of the chart has that name", in_quotes(name)),
      nearest_hint(name, names));
}

// false, or how many categories are kept.
std::optional<int> read_top_n(const json& value, const JsonPath& path, SpecContext& context) {
  constexpr int kMin = 2, kMax = 200;
  if (value.is_boolean() && !value.get<bool>()) return 0;
  if (value.is_number_integer() && value >= kMin && value <= kMax) return value.get<int>();
  context.wrong_type(path, value, tr("an integer from 2 to 200, or false"));
  return std::nullopt;
}

void read_chart_style(const json& value, const JsonPath& path, SpecContext& context,
                      ElementStyle& style) {
  constexpr std::string_view kDirections[] = {"auto", "column", "bar"};
  constexpr std::string_view kUnits[] = {"none", "auto", "K",  "M",  "B",  "천", "만",
                                         "억",   "조",   "万", "億", "亿", "兆",
                                         // These are in the heading, the others beside the numbers.
                                         "천 원", "천원", "만 원", "만원", "백만", "백만 원", "백만원",
                                         "억 원", "억원", "십억", "조 원", "조원", "thousand",
                                         "million", "billion"};
  if (const json* top_n = member_of(value, "top_n"))
    style.top_n = read_top_n(*top_n, JsonPath(path, "top_n"), context);
  style.pie_to_bar = context.open_bool(value, path, "pie_to_bar").value_or(true);
  style.thin_labels = context.open_bool(value, path, "thin_labels").value_or(true);
  if (const auto direction = context.open_choice(value, path, "bar_direction", kDirections))
    style.bar_direction = static_cast<ChartDirection>(*direction);
  if (const auto units = context.open_choice(value, path, "units", kUnits); units && *units > 0)
    style.units = kUnits[*units];
}

}  // namespace

ElementStyle read_style(const json& value, const JsonPath& path, const Element& element,
                        SpecContext& context) {
  constexpr std::string_view kAligns[] = {"left", "center", "right", "justify"};
  constexpr std::string_view kAnchors[] = {"top", "middle", "bottom"};
  constexpr std::string_view kBreaks[] = {"normal", "keep_all"};
  // Markers, in the order of ListKind, then forms, in that of ListForm.
  constexpr std::string_view kLists[] = {"none", "bullet", "number", "rows", "cards", "figures"};
  constexpr std::size_t kMarkers = 3;
  constexpr std::string_view kBetter[] = {"up", "down"};
  constexpr std::string_view kEmphases[] = {"none", "low", "medium", "high"};

  ElementStyle style;
  context.check_keys(value, path, OpenPlace::Style, element.kind);
  style.variant = text_in(value, "variant");  // type checked by the schema, like emphasis
  const auto emphasis =
      std::find(std::begin(kEmphases), std::end(kEmphases), text_in(value, "emphasis"));
  if (emphasis != std::end(kEmphases))
    style.emphasis = static_cast<Emphasis>(emphasis - std::begin(kEmphases));
  style.size_pt = context.open_number(value, path, "size_pt", 1, 400);
  if (const auto align = context.open_choice(value, path, "align", kAligns))
    style.align = static_cast<Align>(*align);
  if (const auto anchor = context.open_choice(value, path, "anchor", kAnchors))
    style.anchor = static_cast<Anchor>(*anchor);
  style.bold = context.open_bool(value, path, "bold");
  style.italic = context.open_bool(value, path, "italic");
  style.color = context.open_color(value, path, "color", false);
  style.fill = context.open_color(value, path, "fill", true);
  style.line = context.open_color(value, path, "line", true);
  style.line_width_pt = context.open_number(value, path, "line_width_pt", 0, 100);
  style.line_spacing_pct = context.open_number(value, path, "line_spacing_pct", 50, 300);
  if (const auto word_break = context.open_choice(value, path, "word_break", kBreaks))
    style.word_break = static_cast<WordBreak>(*word_break);
  if (const json* levels = member_of(value, "levels"))
    style.levels = read_levels(*levels, JsonPath(path, "levels"), element, context);
  if (const auto list = context.open_choice(value, path, "list", kLists)) {
    if (*list < kMarkers)
      style.list = static_cast<ListKind>(*list);
    else
      style.list_form = static_cast<ListForm>(*list - kMarkers);
  }
  style.key_figures = context.open_bool(value, path, "key_figures");
  if (const auto better = context.open_choice(value, path, "better", kBetter))
    style.better = static_cast<Better>(*better);
  if (const std::string* highlight = context.open_string(value, path, "highlight")) {
    style.highlight = *highlight;
    check_highlight(*highlight, JsonPath(path, "highlight"), element, context);
  }
  if (const std::string* format = context.open_string(value, path, "number_format")) {
    if (const Message flaw = number_format_flaw(*format); !flaw.empty()) {
      context.error("invalid-value", JsonPath(path, "number_format"),
                    tr("'number_format' is {}: {}", in_quotes(*format), flaw),
                    tr("write a spreadsheet number format such as #,##0 or 0.0%"));
    } else {
      style.number_format = portable_number_format(*format);
    }
  }
  style.data_labels = context.open_bool(value, path, "data_labels");
  if (element.kind == ElementKind::Chart) {
    read_chart_style(value, path, context, style);
    read_chart_extras(value, path, element, context, style);
  }
  if (element.kind == ElementKind::Table) read_table_extras(value, path, element, context, style);
  if (const json* rows = member_of(value, "rows_per_page"))
    style.rows_per_page = read_rows_per_page(*rows, JsonPath(path, "rows_per_page"), context);
  return style;
}

}  // namespace deckle
