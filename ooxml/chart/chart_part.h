#pragma once
// The pieces of a chart part (ECMA-376 Part 1, 21.2), one file per family. Each function appends
// whole elements, children in schema order; layout/charts decides what is drawn and how.

#include <string>
#include <string_view>

#include "ooxml/drawing/theme_fonts.h"
#include "ooxml/workbook/workbook.h"
#include "ooxml/xml/writer.h"
#include "slidespec/ir/chart_ir.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::ooxml::chart {

struct Part {
  xml::Writer& w;
  const ChartIr& chart;
  const ThemeFaces& faces;
};

inline constexpr int kCategoryAxisId = 111111111, kValueAxisId = 222222222;
inline constexpr int kSecondCategoryAxisId = 333333333, kSecondValueAxisId = 444444444;
inline constexpr const char* kSheetName = "Sheet1";

// Whether a series is drawn as a line: those of a plot of lines, and those over other plots.
[[nodiscard]] bool is_line_series(const ChartIr& chart, std::size_t series);

// The place of a series, and of one of ChartIr::label_series, among all of the part: applications
// count them as they are written, those of the second axis last.
[[nodiscard]] std::size_t order_of(const ChartIr& chart, std::size_t series);
[[nodiscard]] std::size_t order_of_labels(const ChartIr& chart, std::size_t index);

// What the worksheet and the cache hold; the row of a point of the data, and that at which the last
// level of a line of steps ends (data.cpp).
[[nodiscard]] const ChartData& rows_of(const ChartIr& chart);
[[nodiscard]] std::size_t row_of(const ChartIr& chart, std::size_t point);
[[nodiscard]] std::size_t last_row(const ChartIr& chart);

// The sheets of the workbook: the drawn data, and all authored data where that is more (data.cpp).
[[nodiscard]] std::vector<Sheet> sheets_of(const ChartIr& chart, const std::string& x_label);
void write_series_name(Part& part, std::size_t series);                    // c:tx
void write_categories(Part& part, std::string_view name);                  // c:cat, c:xVal
void write_values(Part& part, std::size_t series, std::string_view name);  // c:val, c:yVal
void write_label_series_name(Part& part, std::size_t index);    // c:tx, of ChartIr::label_series
void write_label_series_values(Part& part, std::size_t index);  // c:val

// Colours, fills, lines (style.cpp).
void write_color(xml::Writer& w, const ChartColor& color, int alpha_pct = 100);
void write_solid_fill(xml::Writer& w, const ChartColor& color, int alpha_pct = 100);
void write_line(xml::Writer& w, const ChartColor& color, double width_pt, const std::string& dash);
void write_no_line(xml::Writer& w);
void write_no_fill_shape(xml::Writer& w);  // c:spPr without fill and line

// Text (text.cpp). `rotation` in degrees, unset: chosen by the application.
void write_txPr(Part& part, const RunStyle& style, std::optional<int> rotation = std::nullopt);
// On one line: LibreOffice breaks a label of more than a third of the chart's height or width.
void write_line_txPr(Part& part, const RunStyle& style);
// `place`: its upper left corner, in fractions of the chart; unset: where the application puts it.
struct TitlePlace {
  double x = 0, y = 0;
};
void write_title(Part& part, const ChartText& title, std::optional<int> rotation = std::nullopt,
                 std::optional<TitlePlace> place = std::nullopt);
// c:tx with a text of its own.
void write_rich(Part& part, const ChartText& text, std::optional<int> rotation = std::nullopt);

void write_plot(Part& part);                             // plot.cpp: c:barChart …
void write_series(Part& part, std::size_t series);       // series.cpp: c:ser
void write_data_labels(Part& part, std::size_t series);  // labels.cpp: c:dLbls
void write_own_labels(Part& part, const ChartSeriesLabels& labels,
                      const ChartSeriesStyle* series_style = nullptr);
void write_label_series(Part& part);  // series.cpp: c:ser of all of ChartIr::label_series
void write_axes(Part& part);                             // axes.cpp

// The whole part, of an element that has a chart; `workbook_id` is the relationship to the workbook.
[[nodiscard]] std::string chart_xml(const ElementIr& element, const ThemeFaces& faces,
                                    const std::string& workbook_id);

}  // namespace deckle::ooxml::chart
