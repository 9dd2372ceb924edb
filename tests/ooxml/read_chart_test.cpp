#include "ooxml/chart/read_chart.h"

#include <gtest/gtest.h>

#include "ooxml/workbook/workbook.h"
#include "tests/ooxml/chart_package.h"
#include "tests/support/fresh_budget.h"

namespace deckle::ooxml {
namespace {

ChartFacts read(const std::string& content, ChartDialect dialect = ChartDialect::Transitional) {
  const Result<ChartFacts> chart =
      read_chart(chart_package(content, dialect), kChartPart, deckle::test::fresh_budget());
  EXPECT_TRUE(chart) << (chart ? "" : to_string(chart.error())) << "\n" << content;
  return chart ? *chart : ChartFacts();
}

std::string in_chart(const std::string& plots, const std::string& before = "") {
  return "<c:chart>" + before + "<c:plotArea>" + plots + "</c:plotArea></c:chart>";
}

// "1|-|2.5": points, with - for a gap.
std::string shown(const ChartNumberPoints& points) {
  std::string out;
  for (const std::optional<double>& point : points)
    out += (out.empty() ? "" : "|") + (point ? number_text(*point) : "-");
  return out;
}
std::string shown(const ChartTextPoints& points) {
  std::string out;
  for (const std::optional<std::string>& point : points)
    out += (out.empty() ? "" : "|") + point.value_or("-");
  return out;
}

TEST(ReadChart, ReadsPlotsAndTheirSeriesInBothDialects) {
  const std::string content = in_chart(
      "<c:barChart><c:barDir val=\"col\"/><c:grouping val=\"stacked\"/>"
      "<c:ser><c:idx val=\"4\"/><c:order val=\"2\"/><c:tx>" +
      text_reference("Sheet1!$B$1", "Sales") + "</c:tx><c:cat>" +
      text_reference("Sheet1!$A$2:$A$4", "a|b|c") + "</c:cat><c:val>" +
      number_reference("Sheet1!$B$2:$B$4", "1||2.5", "0.0") +
      "</c:val></c:ser><c:axId val=\"1\"/><c:axId val=\"2\"/></c:barChart>"
      "<c:lineChart><c:grouping val=\"standard\"/><c:ser><c:tx><c:v>Typed</c:v></c:tx><c:val>"
      "<c:numLit><c:ptCount val=\"2\"/><c:pt idx=\"1\"><c:v>7</c:v></c:pt></c:numLit></c:val>"
      "</c:ser><c:axId val=\"3\"/><c:axId val=\"4\"/></c:lineChart>"
      "<c:catAx><c:axId val=\"1\"/><c:delete val=\"0\"/><c:axPos val=\"b\"/></c:catAx>"
      "<c:valAx><c:axId val=\"2\"/><c:scaling><c:logBase val=\"10\"/><c:orientation "
      "val=\"maxMin\"/><c:max val=\"100\"/><c:min val=\"0.5\"/></c:scaling><c:delete/>"
      "<c:axPos val=\"l\"/><c:title><c:tx><c:rich><a:p><a:r><a:t>Y</a:t></a:r></a:p></c:rich>"
      "</c:tx></c:title><c:numFmt formatCode=\"0%\" sourceLinked=\"0\"/></c:valAx>"
      "<c:valAx><c:axId val=\"4\"/></c:valAx>");
  for (const ChartDialect dialect : {ChartDialect::Transitional, ChartDialect::Strict}) {
    const ChartFacts chart = read(content, dialect);
    EXPECT_EQ(chart.part, kChartPart);
    EXPECT_FALSE(chart.extended);
    ASSERT_EQ(chart.plots.size(), 2U);
    EXPECT_EQ(chart.plots[0].kind, "barChart");
    EXPECT_EQ(chart.plots[0].direction, "col");
    EXPECT_EQ(chart.plots[0].grouping, "stacked");
    EXPECT_FALSE(chart.plots[0].three_d || chart.plots[0].secondary);
    EXPECT_EQ(chart.plots[1].kind, "lineChart");
    EXPECT_TRUE(chart.plots[1].secondary);
    ASSERT_EQ(chart.series.size(), 2U);
    const ChartSeriesFacts &sales = chart.series[0], &typed = chart.series[1];
    EXPECT_EQ(sales.plot, 0U);
    EXPECT_EQ(sales.idx, 4U);
    EXPECT_EQ(sales.order, 2U);
    EXPECT_EQ(sales.name.text, "Sales");
    EXPECT_EQ(sales.name.formula, "Sheet1!$B$1");
    EXPECT_EQ(sales.categories.kind, ChartCategories::Kind::Text);
    EXPECT_EQ(sales.categories.formula, "Sheet1!$A$2:$A$4");
    ASSERT_EQ(sales.categories.levels.size(), 1U);
    EXPECT_EQ(shown(sales.categories.levels[0]), "a|b|c");
    EXPECT_EQ(sales.values.formula, "Sheet1!$B$2:$B$4");
    EXPECT_EQ(sales.values.format, "0.0");
    EXPECT_EQ(sales.values.count, 3U);
    EXPECT_EQ(shown(sales.values.points), "1|-|2.5");
    EXPECT_EQ(typed.plot, 1U);
    EXPECT_EQ(typed.name.text, "Typed");
    EXPECT_EQ(typed.values.formula, "");
    EXPECT_EQ(shown(typed.values.points), "-|7");
    EXPECT_EQ(typed.categories.kind, ChartCategories::Kind::None);
    ASSERT_EQ(chart.axes.size(), 3U);
    const ChartAxisFacts& values = chart.axes[1];
    EXPECT_EQ(chart.axes[0].kind, "catAx");
    EXPECT_EQ(chart.axes[0].position, "b");
    EXPECT_FALSE(chart.axes[0].deleted);
    EXPECT_TRUE(values.deleted) << "an element without a value is true";
    EXPECT_TRUE(values.reversed);
    EXPECT_EQ(values.min, 0.5);
    EXPECT_EQ(values.max, 100);
    EXPECT_EQ(values.log_base, 10);
    EXPECT_EQ(values.title.text, "Y");
    EXPECT_EQ(values.format, "0%");
    EXPECT_FALSE(values.secondary);
    EXPECT_TRUE(chart.axes[2].secondary);
    EXPECT_EQ(chart.formulas,
              (std::vector<std::string>{"Sheet1!$B$1", "Sheet1!$A$2:$A$4", "Sheet1!$B$2:$B$4"}));
  }
}

TEST(ReadChart, ReadsEveryFormOfCategories) {
  const std::string levels =
      "<c:multiLvlStrRef><c:f>S!$A$2:$B$5</c:f><c:multiLvlStrCache><c:ptCount val=\"4\"/>"
      "<c:lvl><c:pt idx=\"0\"><c:v>Q1</c:v></c:pt><c:pt idx=\"1\"><c:v>Q2</c:v></c:pt></c:lvl>"
      "<c:lvl><c:pt idx=\"0\"><c:v>2023</c:v></c:pt></c:lvl></c:multiLvlStrCache>"
      "</c:multiLvlStrRef>";
  const struct {
    const char* name;
    std::string source;
    ChartCategories::Kind kind;
    std::size_t count;
    const char* points;  // of numbers, or of the levels separated by /
  } rows[] = {
      {"none", "", ChartCategories::Kind::None, 0, ""},
      {"text", text_reference("S!$A$2", "x"), ChartCategories::Kind::Text, 1, "x"},
      {"literal text",
       "<c:strLit><c:ptCount val=\"3\"/><c:pt idx=\"2\"><c:v>_x000A_</c:v></c:pt></c:strLit>",
       ChartCategories::Kind::Text, 3, "-|-|\n"},
      {"number", number_reference("S!$A$2", "2019|2020"), ChartCategories::Kind::Number, 2,
       "2019|2020"},
      {"literal number",
       "<c:numLit><c:ptCount val=\"1\"/><c:pt idx=\"0\"><c:v>5</c:v></c:pt></c:numLit>",
       ChartCategories::Kind::Number, 1, "5"},
      {"levels", levels, ChartCategories::Kind::Text, 4, "Q1|Q2/2023"},
      {"no cache", "<c:strRef><c:f>S!$A$2</c:f></c:strRef>", ChartCategories::Kind::Text, 0, ""},
  };
  for (const auto& row : rows) {
    const ChartFacts chart =
        read(in_chart("<c:pieChart><c:ser><c:cat>" + row.source + "</c:cat></c:ser></c:pieChart>"));
    const ChartCategories& read = chart.series.at(0).categories;
    std::string points = shown(read.numbers);
    for (const ChartTextPoints& level : read.levels)
      points += (&level == &read.levels[0] ? "" : "/") + shown(level);
    EXPECT_EQ(read.kind, row.kind) << row.name;
    EXPECT_EQ(read.count, row.count) << row.name;
    EXPECT_EQ(points, row.points) << row.name;
  }
}

TEST(ReadChart, TakesErrorsAndMalformedPointsAsGaps) {
  const struct {
    const char* points;
    const char* expected;
  } rows[] = {
      {R"(<c:pt idx="0"><c:v>#N/A</c:v></c:pt><c:pt idx="1"><c:v>2</c:v></c:pt>)", "-|2"},
      {R"(<c:pt idx="0"><c:v>1,5</c:v></c:pt>)", ""},
      {R"(<c:pt idx="0"><c:v/></c:pt><c:pt idx="1"/>)", ""},
      {R"(<c:pt idx="2"><c:v>3</c:v></c:pt><c:pt idx="0"><c:v>1</c:v></c:pt>)", "1|-|3"},
      {R"(<c:pt idx="x"><c:v>3</c:v></c:pt><c:pt><c:v>1</c:v></c:pt>)", ""},
      {R"(<c:pt idx="-1"><c:v>3</c:v></c:pt>)", ""},
      {R"(<c:pt idx="4000000000"><c:v>#N/A</c:v></c:pt>)", ""},
      {R"(<c:pt idx="0"><c:v><!-- c -->1<![CDATA[2]]></c:v></c:pt>)", "12"},
  };
  for (const auto& row : rows) {
    const ChartFacts chart =
        read(in_chart("<c:barChart><c:ser><c:val><c:numLit><c:ptCount val=\"3\"/>" +
                      std::string(row.points) + "</c:numLit></c:val></c:ser></c:barChart>"));
    EXPECT_EQ(shown(chart.series.at(0).values.points), row.expected) << row.points;
  }
}

TEST(ReadChart, ReadsScatterAndBubbles) {
  const ChartFacts chart = read(in_chart(
      "<c:bubbleChart><c:ser><c:xVal>" + number_reference("S!$A$2:$A$3", "1.5|2") +
      "</c:xVal><c:yVal>" + number_reference("S!$B$2:$B$3", "3|4") + "</c:yVal><c:bubbleSize>" +
      number_reference("S!$C$2:$C$3", "5|6") + "</c:bubbleSize></c:ser></c:bubbleChart>"));
  const ChartSeriesFacts& series = chart.series.at(0);
  EXPECT_EQ(shown(series.categories.numbers), "1.5|2");
  EXPECT_EQ(shown(series.values.points), "3|4");
  EXPECT_EQ(shown(series.sizes.points), "5|6");
  EXPECT_EQ(series.sizes.formula, "S!$C$2:$C$3");
}

TEST(ReadChart, FindsItsTitle) {
  const std::string one = "<c:barChart><c:ser><c:tx>" + text_reference("S!$B$1", "Sales") +
                          "</c:tx></c:ser></c:barChart>";
  const std::string two = one + "<c:lineChart><c:ser/></c:lineChart>";
  const std::string rich =
      "<c:title><c:tx><c:rich><a:bodyPr/><a:p><a:r><a:t>A </a:t></a:r><a:fld><a:t>B</a:t></a:fld>"
      "<a:br/><a:r><a:t>C</a:t></a:r></a:p><a:p/><a:p><a:r><a:t>D</a:t></a:r></a:p></c:rich></c:tx>"
      "</c:title>";
  const std::string cell =
      "<c:title><c:tx>" + text_reference("S!$Z$1", "Of a cell") + "</c:tx></c:title>";
  using Kind = ChartTitle::Kind;
  const struct {
    const char* name;
    std::string before, plots;
    Kind kind;
    const char* text;
    const char* formula;
  } rows[] = {
      {"rich", rich, two, Kind::Text, "A B\vC\n\nD", ""},
      {"cell", cell, two, Kind::FromCell, "Of a cell", "S!$Z$1"},
      {"single series", "", one, Kind::SeriesName, "Sales", "S!$B$1"},
      {"single series, not deleted", "<c:autoTitleDeleted val=\"0\"/>", one, Kind::SeriesName,
       "Sales", "S!$B$1"},
      {"single series, deleted", "<c:autoTitleDeleted val=\"1\"/>", one, Kind::None, "", ""},
      {"single series, deleted without a value", "<c:autoTitleDeleted/>", one, Kind::None, "", ""},
      {"empty, single series", "<c:title/>", one, Kind::SeriesName, "Sales", "S!$B$1"},
      {"empty, two series", "<c:title><c:overlay val=\"0\"/></c:title>", two, Kind::Placeholder, "",
       ""},
      {"none, two series", "", two, Kind::None, "", ""},
      {"none, no series", "", "", Kind::None, "", ""},
  };
  for (const auto& row : rows) {
    const ChartTitle title = read(in_chart(row.plots, row.before)).title;
    EXPECT_EQ(title.kind, row.kind) << row.name;
    EXPECT_EQ(title.text, row.text) << row.name;
    EXPECT_EQ(title.formula, row.formula) << row.name;
  }
}

TEST(ReadChart, SaysWhatItsLabelsShow) {
  const std::string all =
      "<c:dLbls><c:showVal val=\"1\"/><c:showCatName/><c:showSerName val=\"0\"/><c:showPercent "
      "val=\"true\"/></c:dLbls>";
  const struct {
    const char* name;
    std::string of_series, of_plot;
    const char* shown;
  } rows[] = {
      {"none", "", "", ""},
      {"of the plot", "", all, "value category percent "},
      {"of the series", all, "", "value category percent "},
      {"deleted", "<c:dLbls><c:delete val=\"1\"/></c:dLbls>", all, ""},
      {"of a point",
       "<c:dLbls><c:dLbl><c:idx val=\"0\"/><c:showVal val=\"1\"/></c:dLbl><c:dLbl><c:idx "
       "val=\"1\"/><c:delete val=\"1\"/></c:dLbl><c:showVal val=\"0\"/></c:dLbls>",
       "", "1 points "},
  };
  for (const auto& row : rows) {
    const ChartLabelsShown labels = read(in_chart("<c:pieChart><c:ser>" + row.of_series +
                                                  "</c:ser>" + row.of_plot + "</c:pieChart>"))
                                        .series.at(0)
                                        .labels;
    std::string shown;
    if (labels.value) shown += "value ";
    if (labels.category) shown += "category ";
    if (labels.series_name) shown += "series ";
    if (labels.percent) shown += "percent ";
    if (labels.points > 0) shown += std::to_string(labels.points) + " points ";
    EXPECT_EQ(shown, row.shown) << row.name;
    EXPECT_EQ(labels.any(), *row.shown != '\0') << row.name;
  }
}

TEST(ReadChart, FindsLegendAndSource) {
  using Source = ChartFacts::Source;
  const struct {
    const char* content;
    const char* legend;
    Source source;
    const char* workbook;
    bool auto_update;
  } rows[] = {
      {"<c:chart/>", "", Source::None, "", false},
      {"<c:chart><c:legend/></c:chart>", "r", Source::None, "", false},
      {"<c:chart><c:legend><c:legendPos val=\"b\"/></c:legend></c:chart>", "b", Source::None, "",
       false},
      {"<c:externalData r:id=\"rId1\"><c:autoUpdate val=\"0\"/></c:externalData>", "",
       Source::Embedded, "ppt/embeddings/Workbook1.xlsx", false},
      {"<c:externalData r:id=\"rId2\"><c:autoUpdate val=\"1\"/></c:externalData>", "",
       Source::External, "file:///C:/data.xlsx", true},
      {"<c:externalData r:id=\"rId9\"/>", "", Source::None, "", false},
      {"<c:externalData/>", "", Source::None, "", false},
  };
  for (const auto& row : rows) {
    const ChartFacts chart = read(row.content);
    EXPECT_EQ(chart.legend, row.legend) << row.content;
    EXPECT_EQ(chart.source, row.source) << row.content;
    EXPECT_EQ(chart.workbook, row.workbook) << row.content;
    EXPECT_EQ(chart.auto_update, row.auto_update) << row.content;
  }
  const ChartFacts chart =
      read("<c:date1904 val=\"1\"/><c:chart><c:plotVisOnly val=\"0\"/></c:chart>");
  EXPECT_TRUE(chart.date1904);
  EXPECT_FALSE(chart.visible_cells_only);
  EXPECT_FALSE(chart.data_table);
  EXPECT_TRUE(read("<c:chart><c:plotArea><c:dTable/></c:plotArea></c:chart>").data_table);
}

TEST(ReadChart, CollectsFormulasOfExtensions) {
  const ChartFacts chart =
      read(in_chart("<c:barChart><c:ser><c:val>" + number_reference("S!$B$2", "1") +
                    "</c:val><c:extLst><c:ext><c15:datalabelsRange><c15:f>S!$D$2</c15:f></"
                    "c15:datalabelsRange></c:ext>"
                    "<c:ext><c15:fullRef><c15:sqref>S!$B$2:$B$9</c15:sqref></c15:fullRef></c:ext></"
                    "c:extLst></c:ser>"
                    "<c:ser><c:val>" +
                    number_reference("S!$B$2", "1") + "</c:val></c:ser></c:barChart>"));
  EXPECT_EQ(chart.formulas, (std::vector<std::string>{"S!$B$2", "S!$D$2", "S!$B$2:$B$9"}));
}

TEST(ReadChart, ReadsChartsOf2016) {
  const ChartFacts chart = read(
      "<cx:chartData><cx:externalData r:id=\"rId1\" cx:autoUpdate=\"1\"/><cx:data id=\"0\">"
      "<cx:strDim type=\"cat\"><cx:f>S!$A$2:$B$3</cx:f><cx:lvl ptCount=\"2\"><cx:pt "
      "idx=\"0\">Leaf</cx:pt>"
      "<cx:pt idx=\"1\"/></cx:lvl><cx:lvl ptCount=\"2\"><cx:pt "
      "idx=\"0\">Stem</cx:pt></cx:lvl></cx:strDim>"
      "<cx:numDim type=\"size\"><cx:f>S!$C$2:$C$3</cx:f><cx:lvl ptCount=\"2\" formatCode=\"0.0\">"
      "<cx:pt idx=\"0\">1.5</cx:pt><cx:pt "
      "idx=\"1\">#N/A</cx:pt></cx:lvl></cx:numDim></cx:data></cx:chartData>"
      "<cx:chart><cx:title><cx:tx><cx:txData><cx:v>Typed</cx:v></cx:txData></cx:tx></"
      "cx:title><cx:plotArea>"
      "<cx:plotAreaRegion><cx:series layoutId=\"treemap\"><cx:tx><cx:txData><cx:f>S!$C$1</cx:f>"
      "<cx:v>Size</cx:v></cx:txData></cx:tx><cx:dataLabels><cx:visibility seriesName=\"0\" "
      "categoryName=\"1\" value=\"0\"/></cx:dataLabels><cx:dataId val=\"0\"/></cx:series>"
      "<cx:series layoutId=\"paretoLine\" ownerIdx=\"0\"/></cx:plotAreaRegion><cx:axis id=\"1\" "
      "hidden=\"1\">"
      "<cx:valScaling min=\"0\" max=\"9\"/><cx:title/></cx:axis></cx:plotArea><cx:legend "
      "pos=\"t\"/></cx:chart>",
      ChartDialect::Extended);
  EXPECT_TRUE(chart.extended);
  EXPECT_EQ(chart.title.kind, ChartTitle::Kind::Text);
  EXPECT_EQ(chart.title.text, "Typed");
  EXPECT_EQ(chart.source, ChartFacts::Source::Embedded);
  EXPECT_TRUE(chart.auto_update);
  EXPECT_EQ(chart.legend, "t");
  ASSERT_EQ(chart.plots.size(), 2U);
  EXPECT_EQ(chart.plots[0].kind, "treemap");
  EXPECT_EQ(chart.plots[1].kind, "paretoLine");
  ASSERT_EQ(chart.series.size(), 2U);
  const ChartSeriesFacts& series = chart.series[0];
  EXPECT_EQ(series.name.text, "Size");
  EXPECT_EQ(series.name.formula, "S!$C$1");
  ASSERT_EQ(series.categories.levels.size(), 2U);
  EXPECT_EQ(shown(series.categories.levels[0]), "Leaf|");
  EXPECT_EQ(shown(series.categories.levels[1]), "Stem");
  EXPECT_EQ(series.categories.count, 2U);
  EXPECT_EQ(series.values.formula, "S!$C$2:$C$3");
  EXPECT_EQ(series.values.format, "0.0");
  EXPECT_EQ(series.values.count, 2U);
  EXPECT_EQ(shown(series.values.points), "1.5");
  EXPECT_TRUE(series.labels.category);
  EXPECT_FALSE(series.labels.value);
  EXPECT_EQ(chart.series[1].plot, 1U);
  ASSERT_EQ(chart.axes.size(), 1U);
  EXPECT_EQ(chart.axes[0].min, 0);
  EXPECT_EQ(chart.axes[0].max, 9);
  EXPECT_TRUE(chart.axes[0].deleted);
  EXPECT_EQ(chart.axes[0].title.kind, ChartTitle::Kind::Placeholder);
}

TEST(ReadChart, IsReadWithinItsLimits) {
  const auto with_points = [](const std::string& points) {
    return in_chart("<c:barChart><c:ser><c:val><c:numLit>" + points +
                    "</c:numLit></c:val></c:ser></c:barChart>");
  };
  // A count costs nothing, a point costs those before it.
  const ChartFacts huge = read(with_points("<c:ptCount val=\"2000000000\"/>"));
  EXPECT_EQ(huge.series.at(0).values.count, 2'000'000'000U);
  EXPECT_TRUE(huge.series.at(0).values.points.empty());
  const std::string tail = in_chart("<c:barChart><c:ser/><c:ser/><c:ser/></c:barChart>");
  const struct {
    std::string content;
    Limit limit;
    std::uint64_t most;
    bool good;
  } rows[] = {
      {with_points("<c:pt idx=\"2000000000\"><c:v>1</c:v></c:pt>"), Limit::ChartPoints, 1'000'000,
       false},
      {with_points("<c:pt idx=\"9\"><c:v>1</c:v></c:pt>"), Limit::ChartPoints, 10, true},
      {with_points("<c:pt idx=\"10\"><c:v>1</c:v></c:pt>"), Limit::ChartPoints, 10, false},
      {tail, Limit::ChartSeries, 3, true},
      {tail, Limit::ChartSeries, 2, false},
  };
  for (const auto& row : rows) {
    const Result<ChartFacts> chart =
        read_chart(chart_package(row.content), kChartPart,
                   deckle::test::fresh_budget(deckle::test::limits_with(row.limit, row.most)));
    EXPECT_EQ(chart.has_value(), row.good) << row.content;
    if (!chart) {
      EXPECT_EQ(chart.error().code, ErrorCode::Limit) << row.content;
      EXPECT_EQ(chart.error().limit, info(row.limit).name);
    }
  }
}

// Series of a chartEx may share data, which is copied for each.
TEST(ReadChart, BoundsSharedData) {
  std::string series;
  for (int i = 0; i < 100; ++i)
    series += "<cx:series layoutId=\"funnel\"><cx:dataId val=\"0\"/></cx:series>";
  const std::string content =
      "<cx:chartData><cx:data id=\"0\"><cx:strDim type=\"cat\"><cx:lvl><cx:pt idx=\"0\">" +
      std::string(20'000, 'x') +
      "</cx:pt></cx:lvl></cx:strDim></cx:data></cx:chartData><cx:chart><cx:plotArea>"
      "<cx:plotAreaRegion>" +
      series + "</cx:plotAreaRegion></cx:plotArea></cx:chart>";
  const Result<ChartFacts> chart = read_chart(chart_package(content, ChartDialect::Extended),
                                              kChartPart, deckle::test::fresh_budget());
  ASSERT_FALSE(chart);
  EXPECT_EQ(chart.error().limit, "chart-characters");
}

TEST(ReadChart, RefusesWhatIsNoChart) {
  Package package = chart_package("");
  package.put("ppt/charts/style1.xml", "<style/>", "text/xml");
  package.put("ppt/charts/broken.xml", "<c:chartSpace", "text/xml");
  for (const char* part :
       {"ppt/charts/none.xml", "ppt/charts/style1.xml", "ppt/charts/broken.xml"}) {
    const Result<ChartFacts> chart = read_chart(package, part, deckle::test::fresh_budget());
    ASSERT_FALSE(chart) << part;
    EXPECT_EQ(chart.error().code, ErrorCode::Malformed) << part;
  }
}

}  // namespace
}  // namespace deckle::ooxml
