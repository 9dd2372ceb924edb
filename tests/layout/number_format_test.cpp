// One value under one number format is the same text everywhere: at a point of a chart, and in a
// cell of a table.

#include <gtest/gtest.h>

#include <string>

#include "layout/geometry/solve_geometry.h"
#include "layout/slide/lay_out.h"
#include "render/svg/svg_chart.h"
#include "tests/support/deck_builder.h"
#include "tests/support/test_engine.h"

namespace deckle::layout {
namespace {

SlideIr laid_out(Element element, const std::string& format, const std::string& layout_id) {
  element.style.number_format = format;
  const Deck deck = test::deck({test::slide(layout_id, {std::move(element)})}, "en");
  DiagnosticSink notes;
  auto slide =
      lay_out_slide(deck.slides[0], {deck, test::default_template(), test::text_engine()}, notes);
  EXPECT_TRUE(slide.has_value());
  return slide ? std::move(*slide) : SlideIr{};
}

std::string chart_picture(double value, const std::string& format) {
  Element element;
  element.element_id = "chart";
  element.kind = ElementKind::Chart;
  ChartContent content;
  content.type = ChartType::Bar;
  content.series.push_back({"Series", {{"point", value}}});
  element.content = std::move(content);
  SlideIr slide = laid_out(std::move(element), format, "chart_focus");
  solve_chart_geometry(slide, test::text_engine());
  const ElementIr* chart = find_element(slide, "chart");
  return chart == nullptr ? std::string() : render::svg_chart(*chart);
}

std::string table_cell(double value, const std::string& format) {
  const SlideIr slide =
      laid_out(test::table("table", {"Name", "Sum"}, {{"row", value}}), format, "table_focus");
  const ElementIr* table = find_element(slide, "table");
  return table == nullptr ? std::string() : plain_text(table->table->rows[1].cells[1]);
}

TEST(NumberFormat, WritesOneTextInChartAndTable) {
  const struct {
    const char* format;
    double value;
    const char* expected;
  } rows[] = {
      {"0", 2.5, "3"},
      {"0", 0.5, "1"},
      {"0", 4.5, "5"},
      {"0%", 0.145, "15%"},
      {"0%", 0.285, "29%"},
      {"0.00", 1.005, "1.01"},
      {"0", -0.5, "-1"},
      {"0.0", -2.25, "-2.3"},
      {"#,##0", 1234567.5, "1,234,568"},
      {"0.0%", 0.12345, "12.3%"},
      {"$0.00", -2, "-$2.00"},
      {"000", 7, "007"},
      {"0.0#", 7, "7.0"},
      {"#,##0;(#,##0)", -7, "(7)"},
      {"0;-0;\"none\"", 0, "none"},
  };
  for (const auto& row : rows) {
    EXPECT_EQ(table_cell(row.value, row.format), row.expected) << row.format << " " << row.value;
    EXPECT_NE(
        chart_picture(row.value, row.format).find(">" + std::string(row.expected) + "</text>"),
        std::string::npos)
        << row.format << " " << row.value << " is not " << row.expected << " in the chart";
  }
}

}  // namespace
}  // namespace deckle::layout
