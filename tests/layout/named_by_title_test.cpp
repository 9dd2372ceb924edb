#include "layout/slide/named_by_title.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "layout/charts/chart_geometry.h"
#include "layout/slide/rows_of_title.h"
#include "layout/slide/title_and_chart.h"
#include "layout/text/better_words.h"
#include "slidespec/ir/chart_ir.h"
#include "slidespec/ir/slide_ir.h"
#include "slidespec/ir/table_ir.h"
#include "slidespec/model/chart_style.h"
#include "tests/layout/laid_out.h"
#include "tests/support/deck_builder.h"
#include "tests/support/test_engine.h"

namespace deckle::layout {
namespace {

using test::text;

Element chart_of(ChartType type, const std::vector<std::pair<std::string, double>>& points) {
  Element out = text("c", "");
  out.kind = ElementKind::Chart;
  out.role = "chart";
  ChartContent content;
  content.type = type;
  content.series.resize(1);
  content.series.front().name = "Values";
  for (const auto& [x, y] : points) content.series.front().data.push_back({x, y});
  out.content = content;
  return out;
}

Slide slide_of(const std::string& title, const Element& element) {
  return test::slide("chart_focus", {text("t", title, "title"), element});
}

TEST(NamedByTitle, IsTheOnlyNameInIt) {
  const struct {
    const char *title, *name;  // "": none
  } rows[] = {
      {"Riverside carries a quarter of all trips", "Riverside"},
      {"riverside grew", "Riverside"},
      {"Riverside and Harbour lead", ""},
      {"Riversides are many", ""},  // another word
      {"Growth in all places", ""},
      {"서울이 절반을 차지한다", "서울"},
      {"An A is not named", ""},  // too short to be meant
  };
  const Element chart =
      chart_of(ChartType::Bar, {{"Riverside", 3}, {"Harbour", 2}, {"서울", 5}, {"A", 1}});
  for (const auto& row : rows)
    EXPECT_EQ(named_by_title(slide_of(row.title, chart), chart).value_or(""), row.name)
        << row.title;
}

TEST(MainOfTwo, IsTheLaterYearOrWhatBecameTrue) {
  const struct {
    const char *first, *second, *name;  // "": none
  } rows[] = {{"2023", "2024", "2024"},     {"2024", "2023", "2024"}, {"Plan", "Actual", "Actual"},
              {"실적", "계획", "실적"},     {"North", "South", ""},   {"2024", "2024", ""},
              {"Planned", "Forecast", ""}, {"1234", "9999", ""}};
  for (const auto& row : rows) {
    Element chart = chart_of(ChartType::Line, {{"Jan", 3}, {"Feb", 2}});
    auto& content = std::get<ChartContent>(chart.content);
    content.series.push_back(content.series.front());
    content.series[0].name = row.first;
    content.series[1].name = row.second;
    EXPECT_EQ(main_of_two(chart).value_or(""), row.name) << row.first << " " << row.second;
    content.type = ChartType::Bar;
    EXPECT_FALSE(main_of_two(chart)) << "bars beside one another have two colours";
    content.type = ChartType::Line;
    chart.style.highlight = "none";
    EXPECT_FALSE(main_of_two(chart)) << "the author chose";
  }
}

TEST(NamedByTitle, LeavesWhatTheAuthorChose) {
  Element chart = chart_of(ChartType::Bar, {{"Riverside", 3}, {"Harbour", 2}});
  chart.style.highlight = "none";
  EXPECT_FALSE(named_by_title(slide_of("Riverside leads", chart), chart));
  chart.style.highlight.clear();
  chart.style.chart = std::make_shared<const ChartStyle>();
  EXPECT_FALSE(named_by_title(slide_of("Riverside leads", chart), chart));
}

TEST(NamedByTitle, FindsTheLargestThatItSpeaksOf) {
  const struct {
    const char *title, *name;  // "": none
  } rows[] = {{"One branch has the largest share", "Harbour"},
              {"Where most of our riders go", "Harbour"},
              {"가장 큰 지점에 집중", "Harbour"},
              {"From the largest to the smallest", ""},
              {"Almost all of them", ""}};
  Element chart = chart_of(ChartType::Bar, {{"Riverside", 3}, {"Harbour", 9}, {"Hill", 1}});
  for (const auto& row : rows)
    EXPECT_EQ(largest_by_title(slide_of(row.title, chart), chart).value_or(""), row.name) << row.title;
  const Element two = chart_of(ChartType::Bar, {{"Riverside", 9}, {"Harbour", 9}});
  EXPECT_FALSE(largest_by_title(slide_of("The largest branch", two), two));
  chart.style.highlight = "none";
  EXPECT_FALSE(largest_by_title(slide_of("The largest branch", chart), chart));
}

TEST(NamedByMessage, IsWhatTheKeyMessageSpeaksOf) {
  const struct {
    const char *title, *message, *name;  // "": none
  } rows[] = {{"Mistakes by cause", "One mistake in three is a wrong scale", "Scale"},
              {"Mistakes by cause", "Scale and units make up half", ""},
              {"Mistakes by cause", "Nothing has changed", ""},
              {"Mistakes by cause", "", ""}};
  for (const ChartType type : {ChartType::Bar, ChartType::Line}) {
    const Element chart = chart_of(type, {{"Scale", 34}, {"Revision", 28}, {"Units", 16}});
    for (const auto& row : rows) {
      Slide slide = slide_of(row.title, chart);
      if (*row.message != 0) slide.elements.push_back(test::text("k", row.message, "key_takeaway"));
      EXPECT_EQ(named_by_message(slide, chart).value_or(""), row.name) << row.message;
    }
  }
}

TEST(NamedByMessage, IsTheFirstAboveZeroWhereTheTitleSpeaksOfTheTurn) {
  const Element chart =
      chart_of(ChartType::Bar, {{"2025", -1.1}, {"2026", -15.2}, {"2027", 2.1}, {"2028", 2.4}});
  EXPECT_EQ(named_by_message(slide_of("Cash flow turns positive", chart), chart), "2027");
  EXPECT_EQ(named_by_message(slide_of("3년 차에 흑자 전환", chart), chart), "2027");
  EXPECT_FALSE(named_by_message(slide_of("Cash flow", chart), chart));
  const Element again = chart_of(ChartType::Bar, {{"2025", -1}, {"2026", 2}, {"2027", -1}});
  EXPECT_FALSE(named_by_message(slide_of("Cash flow turns positive", again), again));
}

TEST(NamedByTitle, PrefersWhatBecameTrueToThePlan) {
  Element chart = chart_of(ChartType::Line, {{"Jan", 3}, {"Feb", 5}});
  auto& content = std::get<ChartContent>(chart.content);
  content.series.push_back(content.series.front());
  content.series[0].name = "Plan";
  content.series[1].name = "Actual";
  const SlideIr slide =
      test::laid_out(slide_of("Spending follows the plan within 3%", chart), "en").ir;
  const ChartIr& drawn = *find_element(slide, "c")->chart;
  ASSERT_EQ(drawn.series_styles.size(), 2U);
  EXPECT_FALSE(drawn.series_styles[1].color.color.scheme.empty());
  EXPECT_EQ(drawn.series_styles[1].color.color.scheme, "accent1");
}

TEST(SeriesName, StandsAboveThePlotWhereItSaysMoreThanTheTitle) {
  const struct {
    const char *title, *series, *unit;
    bool named;
  } rows[] = {{"Opening a note becomes faster", "Latency", "ms", true},
              {"Opening a note becomes faster", "Milliseconds", "ms", false},
              {"Passengers are back above 2019", "Passengers", "million", false},
              {"Accidents fell by half", "Series 1", "", false},
              {"Accidents fell by half", "Accidents", "", false},
              {"Summer is strong", "Trips", "million trips", false},
              {"원가율은 두 분기 연속 상승", "매출원가율", "%", true}};
  for (const auto& row : rows) {
    Element chart = chart_of(ChartType::Bar, {{"a", 3}, {"b", 9}});
    auto& content = std::get<ChartContent>(chart.content);
    content.series.front().name = row.series;
    content.y_label = row.unit;
    const SlideIr slide = test::laid_out(slide_of(row.title, chart), "en").ir;
    const ChartIr& drawn = *find_element(slide, "c")->chart;
    EXPECT_EQ(drawn.title_at_start, row.named) << row.series;
    EXPECT_EQ(drawn.title.text, row.named ? row.series : "") << row.series;
    if (!row.named) continue;
    const auto geometry = chart_geometry(drawn, LabelRuler(test::text_engine()));
    ASSERT_TRUE(geometry);
    ASSERT_EQ(geometry->title.size(), 1U);
    ASSERT_EQ(geometry->axis_titles.size(), 1U);
    const ChartTextLine &name = geometry->title.front(), &unit = geometry->axis_titles.front();
    EXPECT_TRUE(name.style.bold);
    EXPECT_FALSE(unit.style.bold);
    EXPECT_EQ(name.middle, unit.middle);
    EXPECT_GT(unit.x, name.x + name.width);
  }
}

TEST(NamedByTitle, TintsTheRowOrColumnOfATable) {
  const Element table =
      test::table("tab", {"What", "Cobalt", "Harbor"},
                  {{std::string("Reports"), std::string("good"), std::string("fair")},
                   {std::string("Price"), std::string("fair"), std::string("good")}});
  const SlideIr column =
      test::laid_out(
          test::slide("table_focus", {text("t", "Cobalt suits us best", "title"), table}), "en")
          .ir;
  const TableIr& by_column = *find_element(column, "tab")->table;
  EXPECT_TRUE(by_column.rows[1].cells[1].paragraphs.front().end.bold);
  EXPECT_TRUE(by_column.rows[1].fills.at(1).has_value());
  EXPECT_FALSE(by_column.rows[1].cells[2].paragraphs.front().end.bold);
  const SlideIr row =
      test::laid_out(test::slide("table_focus", {text("t", "Price decides", "title"), table}), "en")
          .ir;
  const TableIr& by_row = *find_element(row, "tab")->table;
  EXPECT_TRUE(by_row.rows[2].fills.at(2).has_value());
  EXPECT_TRUE(by_row.rows[1].fills.empty());
}

Element risks(bool clear = true) {
  return test::table("tab", {"Risk", "Chance", "Effect"},
                     {{std::string("Readers are late"), std::string("High"), std::string("High")},
                      {std::string("Leave"), std::string("Low"), std::string("Medium")},
                      {std::string("Interface fails"), std::string("Medium"), std::string("High")},
                      {std::string("Network"), std::string(clear ? "Low" : "High"),
                       std::string(clear ? "Low" : "Medium")}});
}

Slide table_slide(const std::string& title, const Element& table) {
  return test::slide("table_focus", {text("t", title, "title"), table});
}

TEST(CountedByTitle, AreTheRowsThatAreWorst) {
  using Rows = std::vector<std::size_t>;
  EXPECT_EQ(rows_counted_by_title(table_slide("Two of four risks need us", risks()), risks()), (Rows{0, 2}));
  EXPECT_EQ(rows_counted_by_title(table_slide("위험 4개 중 2개", risks()), risks()), (Rows{0, 2}));
  EXPECT_EQ(rows_counted_by_title(table_slide("1 of 4 risks is critical", risks()), risks()), Rows{0});
  for (const char* title : {"Two of five risks need us", "Two of four are done", "Four risks"})
    EXPECT_EQ(rows_counted_by_title(table_slide(title, risks()), risks()), Rows{}) << title;
  // Which two of three equals are meant, nobody knows.
  EXPECT_EQ(rows_counted_by_title(table_slide("Two of four risks need us", risks(false)), risks(false)), Rows{});
  Element chosen = risks();
  chosen.style.highlight = "none";
  EXPECT_EQ(rows_counted_by_title(table_slide("Two of four risks need us", chosen), chosen), Rows{});
}

TEST(CountedByTitle, AreTintedAndNoted) {
  const test::LaidOut out =
      test::laid_out(table_slide("Two of four risks need us", risks()), "en");
  const TableIr& table = *find_element(out.ir, "tab")->table;
  EXPECT_TRUE(table.rows[1].fills.at(0).has_value());
  ASSERT_TRUE(table.rows[3].fills.at(0).has_value());
  // In the colour of the warning: what is counted has bad levels.
  const std::uint32_t rgb = table.rows[3].fills[0]->rgb;
  EXPECT_GT(rgb >> 16U, (rgb & 0xFFU) + 10);
  EXPECT_FALSE(table.rows[2].fills.at(0).has_value());
  EXPECT_TRUE(std::any_of(out.notes.begin(), out.notes.end(), [](const Diagnostic& note) {
    return note.rule == "emphasis-chosen" && note.message.english().find("2 rows") == 0;
  }));
}

TEST(NamedByTitle, FindsRowsByTheirPlaceAndByTheBeginOfTheirLabel) {
  const Element table =
      test::table("tab", {"Option", "Gates"},
                  {{std::string("Renew pier A"), 14.0}, {std::string("Pier B, six gates"), 20.0},
                   {std::string("New terminal"), 28.0}});
  const struct {
    const char *title, *name;
  } rows[] = {{"The middle option earns its cost", "Pier B, six gates"},
              {"The last option is the dearest", "New terminal"},
              {"두 번째 안이 가장 좋다", "Pier B, six gates"},
              {"Pier B earns its cost", "Pier B, six gates"},
              {"The middle of the year", ""},
              {"Which option?", ""}};
  for (const auto& row : rows)
    EXPECT_EQ(named_by_title(slide_of(row.title, table), table).value_or(""), row.name) << row.title;
}

Element comparison() {
  return test::table("tab", {"What counts", "Tidewell", "Meters"},
                     {{std::string("Finds the place"), std::string("yes"), std::string("no")},
                      {std::string("Fitting time"), std::string("10 minutes"), std::string("4 hours")}});
}

TEST(NamedByDeck, IsAColumnOfAComparison) {
  EXPECT_EQ(named_by_deck("Tidewell seed pitch", comparison()).value_or(""), "Tidewell");
  EXPECT_FALSE(named_by_deck("Seed pitch", comparison()));
  EXPECT_FALSE(named_by_deck("Tidewell and meters", comparison()));
  EXPECT_FALSE(named_by_deck("Option review", test::table("tab", {"What", "Option"}, {{std::string("a"), 1.0}})));
  Element chosen = comparison();
  chosen.style.highlight = "none";
  EXPECT_FALSE(named_by_deck("Tidewell seed pitch", chosen));
}

TEST(GoalBesideToday, IsTheColumnOfGoals) {
  const auto goal = [](std::vector<std::string> columns) {
    std::vector<Cell> row(columns.size(), Cell(std::string("1")));
    return goal_beside_today(test::table("tab", std::move(columns), {row, row})).value_or("");
  };
  EXPECT_EQ(goal({"Bet", "Measure", "Today", "Goal"}), "Goal");
  EXPECT_EQ(goal({"지표", "현재", "목표"}), "목표");
  // Goals alone, two of them, goals before what they are compared with, or longer headings.
  EXPECT_EQ(goal({"Bet", "Measure", "Goal"}), "");
  EXPECT_EQ(goal({"Bet", "Today", "Goal", "Target"}), "");
  EXPECT_EQ(goal({"Bet", "Goal", "Today"}), "");
  EXPECT_EQ(goal({"Bet", "Today", "Goal of 2027 by region"}), "");
  Element chosen = test::table("tab", {"Bet", "Today", "Goal"}, {{std::string("a"), 1.0, 2.0}});
  chosen.style.highlight = "none";
  EXPECT_FALSE(goal_beside_today(chosen));
}

TEST(NamedByTitle, GivesTheHeaderOfAColumnTheAccent) {
  const SlideIr slide = test::laid_out(table_slide("Tidewell wins", comparison()), "en").ir;
  const TableIr& table = *find_element(slide, "tab")->table;
  ASSERT_TRUE(table.rows[0].fills.at(1).has_value());
  EXPECT_FALSE(table.rows[0].fills.at(2).has_value());
  EXPECT_NE(table.rows[0].fills[1]->rgb, table.style.header_fill.rgb);
}

TEST(Bridge, IsBarsWhoseChangesAddUp) {
  using Points = std::vector<std::pair<std::string, double>>;
  const struct {
    const char* name;
    Points points;
    bool is;
  } rows[] = {
      {"margin",
       {{"Q3 24", 39.1},
        {"Rates", 1.4},
        {"Mix", 0.9},
        {"Fuel", -0.3},
        {"Other", 0.2},
        {"Q3 25", 41.3}},
       true},
      {"whole numbers", {{"a", 120}, {"b", 30}, {"c", -31}, {"d", 119}}, true},
      {"rounded", {{"a", 120.1}, {"b", 30.2}, {"c", -31.1}, {"d", 119.25}}, false},
      {"off by one", {{"a", 120}, {"b", 30}, {"c", -31}, {"d", 120}}, false},
      {"a sum of others", {{"a", 1}, {"b", 2}, {"c", 3}, {"All", 6}}, false},
      {"quarters", {{"Q1", 41}, {"Q2", 58}, {"Q3", 77}, {"Q4", 83}}, false},
      {"one change", {{"a", 10}, {"b", 2}, {"c", 12}}, false},
  };
  for (const auto& row : rows) {
    const Element chart = chart_of(ChartType::Bar, row.points);
    EXPECT_EQ(is_bridge(std::get<ChartContent>(chart.content)), row.is) << row.name;
  }
}

TEST(Better, IsWhatTheNameOfAFigureSays) {
  const struct {
    const char* label;
    std::optional<Better> better;
  } rows[] = {{"Revenue", Better::Up},           {"Monthly churn", Better::Down},
              {"Operating costs", Better::Down}, {"Cost savings", Better::Up},
              {"Injured riders", Better::Down},  {"해지율", Better::Down},
              {"비용 절감액", Better::Up},       {"고객 만족도", Better::Up},
              {"Glossary pages", Better::Up},    {"average trip", std::nullopt},
              {"평균 연령", std::nullopt}, {"응답 시간", Better::Down},
              {"falls per 1,000 bed days", Better::Down}, {"Falls short of revenue", Better::Up},
              {"병원 감염률", Better::Down}};
  for (const auto& row : rows) EXPECT_TRUE(better_for({}, row.label) == row.better) << row.label;
  ElementStyle style;
  style.better = Better::Up;
  EXPECT_EQ(better_for(style, "Monthly churn"), Better::Up);
}

// Tables of which the title gave a figure, or named two rows, had nothing emphasised.
TEST(RowsOfTitle, AreThoseItNamesOrGivesAFigureOf) {
  const Element table = test::table("tab", {"Account", "Value", "Share"},
                                    {{"Contoso", 2400.0, "27%"},
                                     {"Fabrikam", 1850.0, "21%"},
                                     {"Tailspin", 610.0, "7%"},
                                     {"Wide World", 3100.0, "35%"},
                                     {"Litware", 920.0, "10%"},
                                     {"Total", 8880.0, "100%"}});
  const struct {
    const char* title;
    std::vector<std::size_t> rows;
    bool total;
  } cases[] = {
      {"One deal brings $3,100K", {3}, false},
      {"A third comes from one deal: 35%", {3}, false},
      {"Contoso and Fabrikam close first", {0, 1}, false},
      {"The pipeline is worth 8,880", {}, true},
      {"The total is above the plan", {}, true},
      {"Top five deals cover 62% of the target", {}, false},
      {"Five deals, 10 weeks", {}, false},  // a count
      {"Deals of 2024", {}, false},
      {"We are totally on plan", {}, false},
  };
  for (const auto& row : cases) {
    const RowsOfTitle found = rows_of_title(slide_of(row.title, table), table);
    EXPECT_EQ(found.rows, row.rows) << row.title;
    EXPECT_EQ(found.total, row.total) << row.title;
  }
  Element chosen = table;
  chosen.style.highlight = "Litware";
  EXPECT_TRUE(rows_of_title(slide_of("One deal brings 3,100", chosen), chosen).rows.empty());
}

TEST(RowsOfTitle, MakeATotalAsStrongAsTheHead) {
  const auto fill_of_total = [](const std::string& title, const std::string& label) {
    const Element table = test::table(
        "tab", {"Account", "Value"}, {{"Oslo", 1.5}, {"Rome", 2.5}, {"Paris", 1.0}, {label, 5.0}});
    const SlideIr ir =
        test::laid_out(test::slide("table_focus", {text("t", title, "title"), table}), "en").ir;
    const TableIr& drawn = *find_element(ir, "tab")->table;
    const CellFillIr& fill = drawn.rows.back().fills.front();
    return fill && fill->rgb == drawn.style.header_fill.rgb;
  };
  EXPECT_TRUE(fill_of_total("We earn 5.0 million", "Total"));
  EXPECT_TRUE(fill_of_total("How they compare", "Weighted total"));
  EXPECT_FALSE(fill_of_total("How they compare", "Total"));
}

TEST(TitleFigures, AreBoldInTheTextToo) {
  const auto bold_of = [](const std::string& title) {
    const SlideIr ir =
        test::laid_out(
            test::slide(
                "two_column",
                {text("t", title, "title"),
                 text("a", "Orders rose in the north. Margin improved 220 bps to 41.3%.", "left"),
                 text("b", "Nothing else changed in the year.", "right")}),
            "en")
            .ir;
    std::string bold;
    for (const ParagraphIr& paragraph : find_element(ir, "a")->text.paragraphs) {
      for (const RunIr& run : paragraph.runs) {
        if (run.style.bold) bold += run.text;
      }
    }
    return bold;
  };
  EXPECT_EQ(bold_of("Margin is 41.3%"), "41.3%");
  EXPECT_EQ(bold_of("Margin is above the plan"), "");
}

}  // namespace
}  // namespace deckle::layout
