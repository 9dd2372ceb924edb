// References into the workbook with their caches, and the sheets they refer to.

#include <fmt/format.h>

#include "ooxml/chart/chart_part.h"
#include "ooxml/workbook/shared_strings.h"

namespace deckle::ooxml::chart {
namespace {

using Format = SheetCell::Format;

SheetCell text_cell(const std::string& text) {
  if (text.empty()) return {};
  return {text, Format::General};
}

SheetCell category_cell(const ChartData& data, const ChartCategory& category) {
  if (data.x == ChartX::Number) return {*category.number, Format::General};
  if (data.x == ChartX::Date) return {*category.number, Format::Day};
  return text_cell(category.label);
}

// Categories in the first column, a series in each of the next. After days comes their authored
// text, which a number does not preserve.
Sheet sheet_of(const ChartData& data, const std::string& name, const std::string& x_label,
               Format format) {
  Sheet sheet{name, {}};
  std::vector<SheetCell> head{text_cell(x_label)};
  for (const ChartColumn& column : data.series) head.push_back(text_cell(column.name));
  sheet.rows.push_back(std::move(head));
  for (std::size_t i = 0; i < data.categories.size(); ++i) {
    std::vector<SheetCell> row{category_cell(data, data.categories[i])};
    for (const ChartColumn& column : data.series) {
      if (column.values[i])
        row.push_back({*column.values[i], format});
      else
        row.emplace_back();
    }
    if (data.x == ChartX::Date) row.push_back(text_cell(data.categories[i].label));
    sheet.rows.push_back(std::move(row));
  }
  return sheet;
}

void point_count(xml::Writer& w, std::size_t count) {
  w.open("c:ptCount").attribute("val", static_cast<std::int64_t>(count)).close();
}

// c:v is an ST_Xstring like the cells.
void point(xml::Writer& w, std::size_t index, const std::string& value) {
  w.open("c:pt")
      .attribute("idx", static_cast<std::int64_t>(index))
      .element("c:v", as_xstring(value))
      .close();
}

std::string column_range(std::size_t column, std::size_t count) {
  const std::string name = column_name(column);
  return fmt::format("{}!${}$2:${}${}", kSheetName, name, name, count + 1);
}

ChartColumn column_of(const ChartIr& chart, const ChartLabelSeries& labels) {
  ChartColumn column{labels.name, {}};
  column.values.resize(rows_of(chart).categories.size());
  for (std::size_t i = 0; i < labels.values.size(); ++i)
    column.values[row_of(chart, i)] = labels.values[i];
  return column;
}

void name_cell(xml::Writer& w, std::size_t column, const std::string& name) {
  w.open("c:tx").open("c:strRef");
  w.element("c:f", fmt::format("{}!${}$1", kSheetName, column_name(column)));
  w.open("c:strCache");
  point_count(w, 1);
  point(w, 0, name);
  w.close().close().close();
}

void number_cells(Part& part, std::size_t column, const std::vector<std::optional<double>>& values,
                  std::string_view name) {
  xml::Writer& w = part.w;
  w.open(name).open("c:numRef");
  w.element("c:f", column_range(column, values.size()));
  w.open("c:numCache").element("c:formatCode", part.chart.value_format);
  point_count(w, values.size());
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (values[i]) point(w, i, number_text(*values[i]));
  }
  w.close().close().close();
}

}  // namespace

const ChartData& rows_of(const ChartIr& chart) {
  return chart.steps ? chart.steps->rows : chart.data;
}

std::size_t row_of(const ChartIr& chart, std::size_t point) {
  return chart.steps ? 2 * point : point;
}

std::size_t last_row(const ChartIr& chart) { return rows_of(chart).categories.size() - 1; }

std::vector<Sheet> sheets_of(const ChartIr& chart, const std::string& x_label) {
  ChartData drawn = rows_of(chart);
  for (const ChartLabelSeries& labels : chart.label_series)
    drawn.series.push_back(column_of(chart, labels));
  std::vector<Sheet> sheets{sheet_of(drawn, kSheetName, x_label, Format::Value)};
  const Format format = chart.all_unscaled ? Format::General : Format::Value;
  if (chart.all) sheets.push_back(sheet_of(*chart.all, chart.all_name, x_label, format));
  return sheets;
}

void write_series_name(Part& part, std::size_t series) {
  const std::string& name = part.chart.data.series[series].name;
  xml::Writer& w = part.w;
  if (name.empty()) return;
  // An entry of the legend that cannot be left out there (chart_space.cpp) says nothing.
  if (part.chart.horizontal && part.chart.legend != ChartLegend::None &&
      !part.chart.series_styles[series].in_legend) {
    w.open("c:tx").element("c:v", " ").close();
    return;
  }
  name_cell(w, series + 1, name);
}

void write_categories(Part& part, std::string_view name) {
  xml::Writer& w = part.w;
  const ChartData& data = rows_of(part.chart);
  const bool numbers = data.x != ChartX::Text;
  w.open(name).open(numbers ? "c:numRef" : "c:strRef");
  w.element("c:f", column_range(0, data.categories.size()));
  w.open(numbers ? "c:numCache" : "c:strCache");
  if (numbers) w.element("c:formatCode", data.x == ChartX::Date ? "yyyy\\-mm\\-dd" : "General");
  point_count(w, data.categories.size());
  for (std::size_t i = 0; i < data.categories.size(); ++i) {
    const ChartCategory& category = data.categories[i];
    const std::string value = numbers ? number_text(*category.number) : category.label;
    if (!value.empty()) point(w, i, value);
  }
  w.close().close().close();
}

void write_values(Part& part, std::size_t series, std::string_view name) {
  number_cells(part, series + 1, rows_of(part.chart).series[series].values, name);
}

void write_label_series_name(Part& part, std::size_t index) {
  name_cell(part.w, part.chart.data.series.size() + index + 1, part.chart.label_series[index].name);
}

void write_label_series_values(Part& part, std::size_t index) {
  number_cells(part, part.chart.data.series.size() + index + 1,
               column_of(part.chart, part.chart.label_series[index]).values, "c:val");
}

}  // namespace deckle::ooxml::chart
