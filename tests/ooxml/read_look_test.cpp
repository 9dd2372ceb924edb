// How charts look, as their parts say: fills, labels, axes, places.

#include <gtest/gtest.h>

#include "ooxml/chart/read_chart.h"
#include "tests/ooxml/chart_package.h"
#include "tests/support/fresh_budget.h"

namespace deckle::ooxml {
namespace {

const std::string kRed = "<a:solidFill><a:srgbClr val=\"FF0000\"/></a:solidFill>";

ChartLook look_of(const std::string& content) {
  const Theme theme;
  const SchemeColors colors{{"accent1", 0x111111}, {"accent2", 0x222222}, {"accent3", 0x333333},
                            {"tx1", 0x000001},     {"bg1", 0xFFFFFF}};
  const Result<ChartWithLook> chart =
      read_chart(chart_package(content), kChartPart, {theme, colors}, deckle::test::fresh_budget());
  EXPECT_TRUE(chart && chart->look) << content;
  return chart && chart->look ? *chart->look : ChartLook();
}

std::string values(const std::string& points) {
  return "<c:val>" + number_reference("S!$B$2", points, "0.0") + "</c:val>";
}
std::string bars(const std::string& series, const std::string& behind = "") {
  return "<c:chart><c:plotArea><c:barChart><c:barDir val=\"col\"/><c:grouping val=\"clustered\"/>" +
         series + behind +
         "<c:axId val=\"1\"/><c:axId val=\"2\"/></c:barChart>"
         "<c:catAx><c:axId val=\"1\"/><c:axPos val=\"b\"/><c:crossAx val=\"2\"/></c:catAx>"
         "<c:valAx><c:axId val=\"2\"/><c:axPos val=\"l\"/><c:crossAx val=\"1\"/>"
         "<c:crosses val=\"max\"/></c:valAx></c:plotArea></c:chart>";
}

TEST(ReadLook, GivesSeriesTheColoursOfTheThemeUnlessTheyHaveTheirOwn) {
  const ChartLook look = look_of(bars("<c:ser><c:idx val=\"1\"/>" + values("1|2") +
                                      "</c:ser><c:ser><c:spPr>" + kRed + "</c:spPr>" +
                                      values("1|2") + "</c:ser>"));
  ASSERT_EQ(look.series.size(), 2U);
  EXPECT_EQ(look.series[0].shape.fill.rgb, 0x222222U);
  EXPECT_EQ(look.series[1].shape.fill.rgb, 0xFF0000U);
  EXPECT_FALSE(look.series[0].shape.line.rgb);
}

TEST(ReadLook, KeepsPointsThatDifferAndSeriesThatAreNotDrawn) {
  const ChartLook look =
      look_of(bars("<c:ser><c:spPr><a:noFill/></c:spPr><c:dPt><c:idx val=\"1\"/><c:spPr>" + kRed +
                   "</c:spPr></c:dPt>" + values("1|2") + "</c:ser>"));
  ASSERT_EQ(look.series.size(), 1U);
  EXPECT_FALSE(look.series[0].shape.fill.rgb);
  ASSERT_TRUE(look.series[0].points.contains(1));
  EXPECT_EQ(look.series[0].points.at(1).shape->fill.rgb, 0xFF0000U);
}

TEST(ReadLook, KeepsOpacityAndLines) {
  const ChartLook look = look_of(
      bars("<c:ser><c:spPr><a:solidFill><a:schemeClr val=\"accent3\"><a:alpha "
           "val=\"25000\"/></a:schemeClr></a:solidFill><a:ln w=\"19050\">" +
           kRed + "<a:prstDash val=\"dash\"/><a:tailEnd type=\"triangle\"/></a:ln></c:spPr>" +
           values("1") + "</c:ser>"));
  ASSERT_EQ(look.series.size(), 1U);
  const ChartShapeLook& shape = look.series[0].shape;
  EXPECT_EQ(shape.fill.rgb, 0x333333U);
  EXPECT_DOUBLE_EQ(shape.fill.opacity, 0.25);
  EXPECT_DOUBLE_EQ(shape.line.width_pt, 1.5);
  EXPECT_EQ(shape.line.dash, "dash");
  EXPECT_TRUE(shape.line.arrow_at_end);
}

TEST(ReadLook, ReadsLabelsOfASeriesAndOfItsPoints) {
  const ChartLook look = look_of(bars(
      "<c:ser><c:dLbls><c:dLbl><c:idx val=\"0\"/><c:delete val=\"1\"/></c:dLbl><c:dLbl><c:idx "
      "val=\"2\"/><c:layout><c:manualLayout><c:x val=\"0.1\"/></c:manualLayout></c:layout>"
      "<c:dLblPos val=\"r\"/><c:showVal val=\"0\"/><c:showSerName val=\"1\"/></c:dLbl>"
      "<c:numFmt formatCode=\"0%\" sourceLinked=\"0\"/><c:txPr><a:bodyPr/><a:p><a:pPr><a:defRPr "
      "sz=\"1600\" b=\"1\">" +
      kRed + "</a:defRPr></a:pPr></a:p></c:txPr><c:dLblPos val=\"ctr\"/><c:showVal val=\"1\"/>" +
      "</c:dLbls>" + values("1|2|3") + "</c:ser>"));
  ASSERT_EQ(look.series.size(), 1U);
  const ChartSeriesLook& series = look.series[0];
  EXPECT_TRUE(series.labels.value);
  EXPECT_EQ(series.labels.format, "0%");
  EXPECT_EQ(series.labels.position, "ctr");
  EXPECT_DOUBLE_EQ(series.labels.look.style.size_pt, 16);
  EXPECT_TRUE(series.labels.look.style.bold);
  EXPECT_EQ(series.labels.look.style.color.rgb, 0xFF0000U);
  ASSERT_EQ(series.own_labels.size(), 2U);
  EXPECT_FALSE(series.own_labels.at(0).shown());
  const ChartLabelLook& own = series.own_labels.at(2);
  EXPECT_TRUE(own.series && !own.value);
  EXPECT_EQ(own.position, "r");
  EXPECT_EQ(own.moved.x, 0.1);
  EXPECT_DOUBLE_EQ(own.look.style.size_pt, 16);  // of its series
}

TEST(ReadLook, ConnectsPlotsWithTheirAxes) {
  const ChartLook look = look_of(
      bars("<c:ser>" + values("1") + "</c:ser>", "<c:gapWidth val=\"55\"/><c:overlap val=\"-10\"/>"));
  ASSERT_EQ(look.plots.size(), 1U);
  ASSERT_EQ(look.axes.size(), 2U);
  EXPECT_EQ(look.plots[0].category_axis, 0U);
  EXPECT_EQ(look.plots[0].value_axis, 1U);
  EXPECT_EQ(look.axes[1].crossed, 0U);
  EXPECT_EQ(look.axes[1].crosses, "max");
  EXPECT_TRUE(look.axes[1].vertical);
  EXPECT_DOUBLE_EQ(look.plots[0].gap_width, 55);
  EXPECT_DOUBLE_EQ(look.plots[0].overlap, -10);
}

TEST(ReadLook, BoundsNumbersThatAFileStates) {
  const ChartLook look = look_of(
      bars("<c:ser>" + values("1") + "</c:ser>", "<c:gapWidth val=\"1e300\"/><c:overlap val=\"x\"/>"));
  ASSERT_EQ(look.plots.size(), 1U);
  EXPECT_DOUBLE_EQ(look.plots[0].gap_width, 500);
  EXPECT_DOUBLE_EQ(look.plots[0].overlap, 0);
}

TEST(ReadLook, CountsLabelsOfPointsAgainstTheBudget) {
  std::string labels;
  for (int i = 0; i < 20; ++i)
    labels += "<c:dLbl><c:idx val=\"" + std::to_string(i) + "\"/><c:showVal val=\"1\"/></c:dLbl>";
  const std::string content =
      bars("<c:ser><c:dLbls>" + labels + "</c:dLbls>" + values("1") + "</c:ser>");
  const Theme theme;
  const SchemeColors colors;
  const auto chart = read_chart(chart_package(content), kChartPart, {theme, colors},
                                deckle::test::fresh_budget(deckle::test::limits_with(Limit::ChartPoints, 100)));
  ASSERT_FALSE(chart);
  EXPECT_EQ(chart.error().code, ErrorCode::Limit);
}

}  // namespace
}  // namespace deckle::ooxml
