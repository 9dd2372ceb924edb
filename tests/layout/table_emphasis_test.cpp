// Which row, column or cells of a table are emphasised because of what they say, and which
// look-alikes stay as they are.

#include <gtest/gtest.h>

#include <algorithm>

#include "layout/tables/best_scores.h"
#include "layout/tables/late_dates.h"
#include "layout/tables/level_cells.h"
#include "layout/tables/result_row.h"
#include "layout/tables/table_emphasis.h"
#include "layout/text/contrast.h"
#include "slidespec/core/color.h"
#include "slidespec/model/table_style.h"
#include "tests/layout/laid_out.h"
#include "tests/support/deck_builder.h"

namespace deckle::layout {
namespace {

using TableRows = std::vector<std::vector<Cell>>;
using Numbers = std::vector<std::size_t>;

TableContent content_of(std::vector<std::string> columns, TableRows rows) {
  TableContent out;
  out.columns = std::move(columns);
  out.rows = std::move(rows);
  return out;
}

Element element_of(const std::vector<std::string>& columns, const TableRows& rows) {
  return test::table("tab", columns, rows);
}

test::LaidOut made(const Element& table, const std::string& title = "Report",
                   const std::string& language = "en") {
  return test::laid_out(test::slide("table_focus", {test::text("t", title, "title"), table}),
                        language);
}

TableIr table_of(const Element& table, const std::string& title = "Report",
                 const std::string& language = "en") {
  return *find_element(made(table, title, language).ir, "tab")->table;
}

const RunStyle& look(const TableIr& table, std::size_t row, std::size_t column) {
  return table.rows[row].cells[column].paragraphs.front().end;
}

std::optional<std::uint32_t> fill(const TableIr& table, std::size_t row, std::size_t column) {
  const std::vector<CellFillIr>& fills = table.rows[row].fills;
  if (column >= fills.size() || !fills[column]) return std::nullopt;
  return fills[column]->rgb;
}

Element account(const std::string& first, const std::string& second, const std::string& last) {
  return element_of({"", "2024", "2025"},
                    {{first, 420.0, 1480.0}, {second, 516.0, 1356.0}, {last, -96.0, 124.0}});
}

TEST(NamesResult, InFourLanguagesWithUnitsAndNumbers) {
  for (const char* name :
       {"Operating profit", "Net income (€M)", "EBITDA", "4. Net result", "Margin after costs",
        "영업이익(백만 원)", "당기 순이익", "営業利益", "当期純利益（億円）", "净利润", "營業利益"})
    EXPECT_TRUE(names_result(name)) << name;
  for (const char* name : {"Profit centres", "Operating margin by region", "영업이익률", "利益率",
                           "Net promoter score", "Profitable growth", ""})
    EXPECT_FALSE(names_result(name)) << name;
}

const TableRows kScores = {{"Price", 30.0, 8.0, 9.0},
                           {"Taste", 25.0, 9.0, 9.0},
                           {"Staff", 45.0, 10.0, 4.0},
                           {"Weighted total", 100.0, 8.6, 6.9}};

TEST(BestScores, AreTheHighestOfTheirRow) {
  using Best = std::vector<std::vector<bool>>;
  const std::vector<std::string> columns = {"Criterion", "Weight", "Ours", "Theirs"};
  EXPECT_EQ(best_scores(content_of(columns, kScores)),
            (Best{{false, false, false, true},
                  {false, false, false, false},
                  {false, false, true, false},
                  {false, false, true, false}}));
  TableRows sums = kScores, texts = kScores;
  sums.back().front() = "Costs";  // the lowest may be best
  texts[0][3] = "nine";
  EXPECT_TRUE(best_scores(content_of(columns, sums)).empty());
  EXPECT_TRUE(best_scores(content_of(columns, texts)).empty()) << "one column of scores alone";
  // Beside weights any total is one of scores.
  TableRows total = kScores, shares = kScores, counts = kScores;
  for (TableRows* rows : {&total, &shares, &counts}) rows->back().front() = "Gesamt";
  const std::vector<std::string> weights = {"30%", "25 %", "45%", "100%"};
  for (std::size_t i = 0; i < weights.size(); ++i) shares[i][1] = weights[i];
  counts[3][1] = 90.0;
  EXPECT_EQ(best_scores(content_of(columns, total)).size(), 4U);
  EXPECT_EQ(best_scores(content_of(columns, shares)).size(), 4U);
  EXPECT_TRUE(best_scores(content_of(columns, counts)).empty());
}

TEST(BestScores, AreBoldInARowAndTheColumnOfTheTitleIsPale) {
  Element table = element_of({"Criterion", "Weight", "Ours", "Theirs"}, kScores);
  table.style.highlight = "Ours";
  const TableIr ir = table_of(table);
  EXPECT_TRUE(look(ir, 1, 3).bold);
  EXPECT_FALSE(look(ir, 1, 2).bold);
  EXPECT_TRUE(look(ir, 3, 2).bold);
  EXPECT_EQ(fill(ir, 1, 2), fill(ir, 3, 2));
  EXPECT_NE(fill(ir, 1, 2), fill(ir, 4, 2)) << "the result has the accent";
  EXPECT_EQ(fill(ir, 0, 2), fill(ir, 4, 2));
  for (std::size_t r = 1; r < ir.rows.size(); ++r) {
    for (std::size_t c = 2; c < 4; ++c) {
      const std::uint32_t ground = fill(ir, r, c).value_or(0xFFFFFF);
      EXPECT_GE(contrast_ratio(look(ir, r, c).color.rgb, ground), 4.5) << r << " " << c;
    }
  }
}

TEST(LetterTiles, SayWhoDoesAndWhoAnswers) {
  const TableRows rows = {{"Design", "R", "A", "C"}, {"Build", "I", "R", ""}, {"Test", "C", "A", "R"}};
  const TableIr ir = table_of(element_of({"Task", "Ana", "Ben", "Cho"}, rows));
  EXPECT_EQ(fill(ir, 1, 1), fill(ir, 2, 2));
  EXPECT_EQ(fill(ir, 1, 2), fill(ir, 3, 2));
  EXPECT_NE(fill(ir, 1, 1), fill(ir, 1, 2)) << "who does it, and who answers for it";
  EXPECT_NE(fill(ir, 1, 3), fill(ir, 2, 1)) << "who is asked, and who is told";
  EXPECT_FALSE(fill(ir, 2, 3)) << "nobody";
  EXPECT_FALSE(fill(ir, 1, 0));
  for (std::size_t r = 1; r < ir.rows.size(); ++r) {
    for (std::size_t c = 1; c < 4; ++c) {
      if (fill(ir, r, c)) {
        EXPECT_GE(contrast_ratio(look(ir, r, c).color.rgb, *fill(ir, r, c)), 4.5) << r << c;
        EXPECT_EQ(ir.rows[r].cells[c].paragraphs.front().style.align, Align::Center);
      }
    }
  }
  // Marks of one kind, and a letter among words, are no tiles.
  const TableIr marks = table_of(element_of({"Task", "Ana", "Ben"}, {{"Design", "X", ""}, {"Build", "", "X"}}));
  const TableIr words = table_of(element_of({"Task", "Ana", "Ben"}, {{"Design", "R", "yes"}, {"Build", "A", "no"}}));
  for (const TableIr* plain : {&marks, &words}) {
    EXPECT_FALSE(fill(*plain, 1, 1));
    EXPECT_FALSE(fill(*plain, 2, 2));
  }
}

TEST(EndsInResult, OfEarningsAndCosts) {
  const auto ends = [](const Element& table) {
    return ends_in_result(std::get<TableContent>(table.content));
  };
  EXPECT_TRUE(ends(account("Revenue", "Costs", "Operating profit")));
  EXPECT_TRUE(ends(account("매출(백만 원)", "인건비(백만 원)", "영업이익(백만 원)")));
  EXPECT_TRUE(ends(account("売上高", "販管費", "営業利益")));
  EXPECT_TRUE(ends(account("营业收入", "营业成本", "净利润")));
  // A result among other figures, and a row of it that is not the last one.
  EXPECT_FALSE(ends(account("Customers", "Churn", "Profit")));
  EXPECT_FALSE(ends(account("Revenue", "Customers", "Profit")));
  EXPECT_FALSE(ends(account("Revenue", "Profit", "Costs")));
  // A share is no amount, nor are words.
  EXPECT_FALSE(ends_in_result(
      content_of({"", "2025"}, {{"Revenue", 10.0}, {"Costs", 8.0}, {"Margin", "20%"}})));
  EXPECT_FALSE(ends_in_result(content_of(
      {"", "Means"}, {{"Revenue", "what comes"}, {"Costs", "what goes"}, {"Profit", "the rest"}})));
  EXPECT_FALSE(ends_in_result(content_of({"", "2025"}, {{"Revenue", 10.0}, {"Profit", 2.0}})));
}

TEST(Result, HasTheLookOfATotalWithItsLossInRed) {
  for (const auto& [table, language] :
       {std::pair{account("Revenue", "Costs", "Operating profit"), "en"},
        {account("매출", "비용", "영업이익"), "ko"}}) {
    const TableIr ir = table_of(table, "Report", language);
    EXPECT_TRUE(ir.total_row);
    ASSERT_TRUE(fill(ir, 3, 0)) << language;
    EXPECT_TRUE(look(ir, 3, 1).bold);
    EXPECT_NE(look(ir, 3, 1).color.rgb, look(ir, 3, 2).color.rgb) << "below zero";
    for (std::size_t column = 0; column < 3; ++column)
      EXPECT_GE(contrast_ratio(look(ir, 3, column).color.rgb, *fill(ir, 3, column)), 4.5);
    EXPECT_FALSE(fill(ir, 2, 0));
  }
}

// The tint of a row with a figure of the title would be paler than what the row has already.
TEST(Result, StaysAsItIsWhereTheTitleHasAFigureOfIt) {
  const Element table = account("Revenue", "Costs", "Operating profit");
  EXPECT_EQ(fill(table_of(table, "We earn 124 in the second year"), 3, 0),
            fill(table_of(table), 3, 0));
}

TEST(Result, IsAPlainRowOnRequest) {
  Element off = account("Revenue", "Costs", "Operating profit");
  TableStyle style;
  style.total = false;
  off.style.table = std::make_shared<const TableStyle>(style);
  Element plain = account("Revenue", "Costs", "Operating profit");
  plain.style.variant = "plain";
  Element none = account("Revenue", "Costs", "Operating profit");
  none.style.highlight = "none";
  for (const Element& table : {off, plain, none, account("Revenue", "Profit", "Costs")}) {
    const TableIr ir = table_of(table);
    EXPECT_FALSE(ir.total_row);
    EXPECT_FALSE(fill(ir, 3, 0));
    EXPECT_FALSE(look(ir, 3, 1).bold);
    EXPECT_EQ(look(ir, 3, 1).color.rgb, look(ir, 3, 2).color.rgb);
  }
  Element black = account("Revenue", "Costs", "Operating profit");
  style.total.reset();
  style.negatives_red = false;
  black.style.table = std::make_shared<const TableStyle>(style);
  const TableIr ir = table_of(black);
  EXPECT_TRUE(ir.total_row);
  EXPECT_EQ(look(ir, 3, 1).color.rgb, look(ir, 3, 2).color.rgb);
}

TableContent states(const std::vector<std::string>& words, const std::string& heading = "Status") {
  TableContent out = content_of({"Milestone", heading}, {});
  for (const std::string& word : words) out.rows.push_back({Cell("a step"), Cell(word)});
  return out;
}

TEST(RowsAtRisk, AreFewOfAColumnOfStates) {
  const struct {
    const char* name;
    std::vector<std::string> words;
    Numbers expected;
  } cases[] = {
      {"one of six", {"Done", "Done", "Done", "Done", "At risk", "Open"}, {4}},
      {"a third", {"Done", "Late", "Open"}, {1}},
      {"Korean", {"완료", "지연", "진행 중", "예정"}, {1}},
      {"Japanese", {"完了", "完了", "遅延"}, {2}},
      {"Chinese", {"已完成", "进行中", "逾期", "未开始"}, {2}},
      {"red, amber, green", {"Green", "Red", "Green", "Amber"}, {1}},
      {"none", {"Done", "Open", "In progress"}, {}},
      {"half", {"Done", "Late", "Blocked", "Done"}, {}},
      {"all", {"Late", "Late", "Late"}, {}},
      {"one of two", {"Late", "Done"}, {}},
      {"given up, which nobody can change", {"Cancelled", "Done", "Done"}, {}},
      {"levels are no states", {"High", "Low", "Low"}, {}},
      {"a sentence", {"Late", "Done, as planned", "Done"}, {}},
  };
  for (const auto& c : cases)
    EXPECT_EQ(rows_at_risk(states(c.words), std::nullopt), c.expected) << c.name;
  EXPECT_EQ(rows_at_risk(states({"Green", "Red", "Green"}, "Colour"), std::nullopt), Numbers{});
  EXPECT_EQ(rows_at_risk(states({"Done", "Late", "Open"}, "Owner"), std::nullopt), Numbers{});
  // Two columns of states may say different things of a row.
  TableContent two = states({"Done", "Late", "Open"});
  two.columns.emplace_back("Budget");
  for (std::vector<Cell>& row : two.rows) row.emplace_back("On track");
  EXPECT_EQ(rows_at_risk(two, std::nullopt), Numbers{});
}

TEST(RowsAtRisk, AreThoseOfTheWholeTableOnEveryPage) {
  TableContent page = states({"Late", "Done"});
  page.page = TablePage{};
  page.page->emphasis.few_at_risk = true;
  EXPECT_EQ(rows_at_risk(page, std::nullopt), Numbers{0});
  page.page->emphasis.few_at_risk = false;
  EXPECT_EQ(rows_at_risk(page, std::nullopt), Numbers{});
}

Element milestones() {
  return element_of({"Milestone", "Planned", "Expected", "Status"},
                    {{"Contract", "2024-09-02", "2024-09-02", "Done"},
                     {"Test", "2024-11-15", "2024-11-29", "Done"},
                     {"Branch", "2025-06-09", "2025-06-23", "At risk"}});
}

TEST(RowsAtRisk, AreTintedAndNoted) {
  const test::LaidOut out = made(milestones());
  const TableIr& table = *find_element(out.ir, "tab")->table;
  ASSERT_TRUE(fill(table, 3, 0));
  EXPECT_TRUE(look(table, 3, 3).bold);
  EXPECT_FALSE(fill(table, 2, 0));
  for (std::size_t column = 0; column < 4; ++column)
    EXPECT_GE(contrast_ratio(look(table, 3, column).color.rgb, *fill(table, 3, column)), 4.5);
  EXPECT_TRUE(std::any_of(out.notes.begin(), out.notes.end(), [](const Diagnostic& note) {
    return note.rule == "emphasis-chosen" && note.message.english().find("row 3") == 0;
  }));
}

TEST(RowsAtRisk, YieldToWhatTheTitleOrTheAuthorNames) {
  const TableIr titled = table_of(milestones(), "Contract signed in time");
  EXPECT_TRUE(fill(titled, 1, 0));
  EXPECT_FALSE(fill(titled, 3, 0));
  Element plain = milestones(), none = milestones();
  plain.style.variant = "plain";
  none.style.highlight = "none";
  for (const Element& table : {plain, none}) {
    const test::LaidOut out = made(table);
    EXPECT_FALSE(fill(*find_element(out.ir, "tab")->table, 3, 0));
    EXPECT_FALSE(std::any_of(out.notes.begin(), out.notes.end(), [](const Diagnostic& note) {
      return note.rule == "emphasis-chosen";
    }));
  }
}

Element levels(const std::string& heading, const std::vector<std::string>& words) {
  TableRows rows;
  for (const std::string& word : words) rows.push_back({Cell("a thing"), Cell(word)});
  return element_of({"What", heading}, rows);
}

TEST(LevelCells, AreFilledAndDifferInLightness) {
  for (const auto& words : std::vector<std::vector<std::string>>{{"Low", "Medium", "High"},
                                                                 {"하", "중", "상"},
                                                                 {"낮음", "보통", "높음"},
                                                                 {"低", "中", "高"}}) {
    const TableIr table = table_of(levels("Risk", words));
    double last = 1;
    for (std::size_t r = 1; r <= 3; ++r) {
      ASSERT_TRUE(fill(table, r, 1)) << words[0];
      const double contrast = contrast_ratio(*fill(table, r, 1), 0xFFFFFF);
      EXPECT_GE(contrast, 1.25 * last) << "in grey print";
      last = contrast;
      EXPECT_GE(contrast_ratio(look(table, r, 1).color.rgb, *fill(table, r, 1)), 4.5);
      EXPECT_EQ(table.rows[r].cells[1].paragraphs.front().style.bullet.kind, ListKind::None);
      EXPECT_EQ(table.rows[r].cells[1].paragraphs.front().style.align, Align::Center);
      EXPECT_EQ(plain_text(table.rows[r].cells[1]), words[r - 1]) << "the word stays";
    }
  }
}

TEST(LevelCells, HaveFiveSteps) {
  const TableIr table =
      table_of(levels("Risk", {"Very low", "Low", "Medium", "High", "Very high"}));
  double last = 1;
  for (std::size_t r = 1; r <= 5; ++r) {
    ASSERT_TRUE(fill(table, r, 1));
    const double contrast = contrast_ratio(*fill(table, r, 1), 0xFFFFFF);
    EXPECT_GT(contrast, last) << r;
    last = contrast;
  }
}

TEST(LevelCells, StayInARowThatIsEmphasised) {
  Element table = element_of(
      {"Risk", "Chance", "Measure"},
      {{"Fire", "High", "Alarm"}, {"Theft", "Low", "Locks"}, {"Flood", "Medium", "Pump"}});
  table.style.highlight = "Fire";
  const TableIr ir = table_of(table);
  ASSERT_TRUE(fill(ir, 1, 1));
  EXPECT_NE(fill(ir, 1, 1), fill(ir, 1, 0));
  EXPECT_EQ(fill(ir, 1, 0), fill(ir, 1, 2));
  EXPECT_GE(contrast_ratio(look(ir, 1, 1).color.rgb, *fill(ir, 1, 1)), 4.5);
}

TEST(LevelCells, AreOnlyThoseOfColumnsOfNothingElse) {
  using Case = std::pair<const char*, Element>;
  Element dots = levels("Risk", {"Low", "High", "Medium"});
  TableStyle style;
  style.columns.resize(2);
  style.columns[1].show = TableColumnStyle::Show::Lights;
  dots.style.table = std::make_shared<const TableStyle>(style);
  Element words = dots;
  style.columns[1].show = TableColumnStyle::Show::Text;
  words.style.table = std::make_shared<const TableStyle>(style);
  Element plain = levels("Risk", {"Low", "High"}), none = plain, colored = plain;
  plain.style.variant = "plain";
  none.style.highlight = "none";
  colored.style.color = "333333";
  for (const auto& [name, table] :
       {Case{"a recipe", levels("Heat", {"Medium, 20 minutes", "Medium", "High"})},
        Case{"a gap", levels("Risk", {"Low", "", "High"})},
        Case{"persons", levels("Owner", {"Low", "High", "Low"})},
        Case{"one level", levels("Risk", {"Low", "Low", "Low"})},
        Case{"states", levels("Status", {"Done", "Open", "Done"})}, Case{"dots", dots},
        Case{"words", words}, Case{"plain", plain}, Case{"none", none}, Case{"colour", colored}}) {
    const TableIr ir = table_of(table);
    for (std::size_t r = 1; r < ir.rows.size(); ++r) EXPECT_FALSE(fill(ir, r, 1)) << name;
  }
  const auto bullet = [](const Element& table) {
    return table_of(table).rows[1].cells[1].paragraphs.front().style.bullet.kind;
  };
  EXPECT_EQ(bullet(dots), ListKind::Bullet);
  EXPECT_EQ(bullet(none), ListKind::Bullet);
  EXPECT_EQ(bullet(words), ListKind::None);
  EXPECT_EQ(bullet(levels("Owner", {"Low", "High", "Low"})), ListKind::None);
}

TEST(LevelCells, AreGoodWhereMuchIsABenefit) {
  const ElementStyle style;
  for (const char* heading : {"Benefit", "효과", "Business value", "効果", "价值"})
    EXPECT_EQ(better_level(style, heading), Better::Up) << heading;
  for (const char* heading : {"Risk", "Effect", "Quality risk", "난이도", "영향도", "Probability"})
    EXPECT_EQ(better_level(style, heading), Better::Down) << heading;
  ElementStyle authored;
  authored.better = Better::Down;
  EXPECT_EQ(better_level(authored, "Benefit"), Better::Down);
}

TEST(LevelCells, KeepTheLookThatTheAuthorGaveACell) {
  Element table = levels("Risk", {"Low", "High", "Medium"});
  TableStyle style;
  TableCellStyle cell;
  cell.row = 1;
  cell.column = 1;
  cell.fill = "FFFF00";
  style.cells.push_back(cell);
  cell.row = 2;
  cell.fill.reset();
  cell.align = Align::Left;
  style.cells.push_back(cell);
  table.style.table = std::make_shared<const TableStyle>(style);
  const TableIr ir = table_of(table);
  EXPECT_EQ(fill(ir, 2, 1), 0xFFFF00U);
  EXPECT_GE(contrast_ratio(look(ir, 2, 1).color.rgb, 0xFFFF00), 4.5);
  ASSERT_TRUE(fill(ir, 3, 1));
  EXPECT_GE(contrast_ratio(look(ir, 3, 1).color.rgb, *fill(ir, 3, 1)), 4.5);
}

TEST(LateDates, AreLaterThanPlanned) {
  const struct {
    const char *name, *planned, *expected, *then, *now;
    bool late;
  } cases[] = {
      {"days", "Planned", "Expected", "2024-11-15", "2024-11-29", true},
      {"the same day", "Planned", "Expected", "2024-11-15", "2024-11-15", false},
      {"earlier", "Planned", "Actual", "2024-11-15", "2024-11-01", false},
      {"written out", "Planned date", "Revised date", "30 May 2025", "June 2, 2025", true},
      {"what begins", "Planned start", "Actual start", "2025-01-09", "2025-01-10", true},
      {"Korean", "계획일", "예상일", "2025.3.1", "2025년 3월 2일", true},
      {"Korean, of what is scheduled", "예정", "실제", "2025-03-01", "2025-04-01", true},
      {"Japanese", "予定日", "実績日", "2025年3月1日", "2025年3月8日", true},
      {"Chinese", "计划日期", "预计日期", "2025-03-01", "2025-03-02", true},
      {"months", "Planned", "Forecast", "2025-03", "2025-11", true},
      {"a month and a day", "Planned", "Forecast", "2025-03", "2025-11-01", false},
      {"two ends", "Planned start", "Actual end", "2025-01-09", "2025-03-10", false},
      {"no plan", "Due", "Expected", "2025-01-09", "2025-03-10", false},
      {"two plans", "계획일", "예정일", "2025-01-09", "2025-03-10", false},
      {"amounts", "Plan", "Actual", "2,024", "2,051", false},
      {"no year", "Planned", "Expected", "9 June", "23 June", false},
      {"a period", "Planned", "Actual", "2025-01-01 - 2025-01-09", "2025-01-02 - 2025-01-05",
       false},
  };
  for (const auto& c : cases) {
    const std::vector<Numbers> late =
        late_dates({"Step", c.planned, c.expected}, {{"a", c.then, c.now}});
    EXPECT_EQ(late[0], c.late ? Numbers{2} : Numbers{}) << c.name;
  }
  // What is not known yet is no date; a figure that is none says that the column has others.
  EXPECT_EQ(late_dates({"Step", "Planned", "Expected"},
                       {{"a", "2025-01-01", "to be decided"}, {"b", "2025-01-01", "2025-02-01"}}),
            (std::vector<Numbers>{{}, {2}}));
  EXPECT_EQ(late_dates({"Step", "Planned", "Expected"},
                       {{"a", "2025-01-01", "week 7"}, {"b", "2025-01-01", "2025-02-01"}}),
            (std::vector<Numbers>{{}, {}}));
  EXPECT_EQ(late_dates({"Step", "Planned", "Expected", "Actual"},
                       {{"a", "2025-01-01", "2025-01-02", "2025-01-03"}}),
            std::vector<Numbers>{{}});
  EXPECT_EQ(late_dates({"Step", "Due"}, {{"a", "2025-01-01"}}), std::vector<Numbers>{{}});
}

TEST(LateDates, AreBoldInTheColourOfTheWarning) {
  const TableIr table = table_of(milestones());
  EXPECT_TRUE(look(table, 2, 2).bold);
  EXPECT_NE(look(table, 2, 2).color.rgb, look(table, 1, 2).color.rgb);
  EXPECT_FALSE(look(table, 2, 1).bold);
  EXPECT_FALSE(look(table, 1, 2).bold);
  // On the tint of its row as well.
  EXPECT_NE(look(table, 3, 2).color.rgb, look(table, 3, 1).color.rgb);
  Element plain = milestones(), none = milestones();
  plain.style.variant = "plain";
  none.style.highlight = "none";
  for (const Element& quiet : {plain, none}) {
    const TableIr ir = table_of(quiet);
    EXPECT_FALSE(look(ir, 2, 2).bold);
    EXPECT_EQ(look(ir, 2, 2).color.rgb, look(ir, 1, 2).color.rgb);
  }
}

}  // namespace
}  // namespace deckle::layout
