// Tables: widths and heights computed by hand with a face of whole advances, numbers as they are
// shown, and what a solved slide owes.

#include <gtest/gtest.h>

#include <numeric>

#include "layout/geometry/solve_geometry.h"
#include "layout/slide/lay_out.h"
#include "layout/tables/columns.h"
#include "layout/tables/distribute.h"
#include "layout/tables/solve.h"
#include "layout/tables/table.h"
#include "measure/slide/slide_measurer.h"
#include "slidespec/ir_json/ir_json.h"
#include "tests/measure/test_fonts.h"
#include "tests/support/deck_builder.h"
#include "tests/support/test_engine.h"

namespace deckle::layout {
namespace {

// "Test Ten" at 10 pt: small letters and digits 5 pt, capitals and Hangul 10, the space 2.5. A line
// is 1.2 × 10 = 12 pt, padding 6 pt on each side.
TableIr ten_table(const std::vector<std::vector<std::string>>& rows,
                  const std::vector<bool>& numeric = {}) {
  TableIr table;
  table.size_pt = 10;
  for (std::size_t c = 0; c < rows.front().size(); ++c) {
    TableColumnIr column;
    column.format.numeric = c < numeric.size() && numeric[c];
    table.columns.push_back(column);
  }
  for (const auto& row : rows) {
    TableRowIr out;
    for (const std::string& words : row) out.cells.push_back(test::ten({words}));
    table.rows.push_back(std::move(out));
  }
  return table;
}

std::vector<std::int64_t> heights(const TableIr& table) {
  std::vector<std::int64_t> out;
  for (const TableRowIr& row : table.rows) out.push_back(row.height.value());
  return out;
}

Emu width_of(const TableIr& table) {
  Emu width;
  for (const TableColumnIr& column : table.columns) width += column.width;
  return width;
}

TEST(TableRows, AreTheirTallestCellToTheEmu) {
  // Widths fixed at 68 pt each: 50 pt for text, ten small letters.
  struct Case {
    const char* name;
    std::vector<std::vector<std::string>> rows;
    std::vector<std::int64_t> expected;  // 12,700 EMU to the point
  };
  const std::int64_t one = (12 + 12) * 12700, two = (24 + 12) * 12700, three = (36 + 12) * 12700;
  const std::vector<Case> cases = {
      {"one line each", {{"ab", "cd"}, {"ef", "gh"}}, {one, one}},
      {"an empty cell is a line high", {{"ab", "cd"}, {"", ""}}, {one, one}},
      {"exactly ten letters fit", {{"abcdefghij", "x"}, {"x", "abcdefghij"}}, {one, one}},
      {"eleven are cut", {{"abcdefghijk", "x"}, {"x", "y"}}, {two, one}},
      {"the tallest cell decides",
       {{"ab", "cd"}, {"abcde fghij", "abcde abcde abcde"}},
       {one, three}},
      {"Hangul breaks between syllables", {{"ab", "cd"}, {"가나다라마바", "x"}}, {one, two}},
  };
  for (const Case& c : cases) {
    TableIr table = ten_table(c.rows);
    table.widths_fixed = true;
    for (TableColumnIr& column : table.columns) column.format.share = 1;
    solve_table(test::test_engine(), table, emu_from_pt(136));
    EXPECT_EQ(heights(table), c.expected) << c.name;
    EXPECT_EQ(width_of(table), emu_from_pt(136)) << c.name;
  }
}

TEST(TableRows, TwoParagraphsAreTwoLines) {
  TableIr table = ten_table({{"ab"}, {"cd"}});
  table.rows[1].cells[0] = test::ten({"one", "two"});
  solve_table(test::test_engine(), table, emu_from_pt(200));
  EXPECT_EQ(heights(table), (std::vector<std::int64_t>{24 * 12700, 36 * 12700}));
}

TEST(TableColumns, AddUpToTheirBoxInWholeEmu) {
  for (const std::int64_t width : {1000001, 3333333, 11277600, 7}) {
    TableIr table =
        ten_table({{"a", "b", "c"}, {"one two three", "2", "a longer text than the others"}});
    solve_table(test::test_engine(), table, Emu(width));
    EXPECT_EQ(width_of(table).value(), width);
    for (const TableColumnIr& column : table.columns) EXPECT_GT(column.width, Emu(0)) << width;
  }
}

TEST(TableColumns, KeepNumbersOnOneLineWhileTextWraps) {
  TableIr table = ten_table(
      {{"name", "sum"}, {"some words that need to wrap because they are many", "1234567890"}},
      {false, true});
  solve_table(test::test_engine(), table, emu_from_pt(160));
  // Ten digits are 50 pt, and the padding 12.
  EXPECT_GE(table.columns[1].width, emu_from_pt(62));
  EXPECT_EQ(table.missing_width, Emu(0));
  EXPECT_GT(table.rows[1].height, table.rows[0].height);
}

TEST(TableColumns, ReportWhatTheyMiss) {
  // Two words of ten letters: 50 pt, 1.5 % and 0.1 pt of guard, padding of 18: 137.7 together.
  TableIr table = ten_table({{"abcdefghij", "abcdefghij"}, {"x", "y"}});
  solve_table(test::test_engine(), table, emu_from_pt(138));
  EXPECT_EQ(table.missing_width, Emu(0));
  solve_table(test::test_engine(), table, emu_from_pt(112));
  EXPECT_NEAR(to_pt(table.missing_width), 25.7, 0.01);
  EXPECT_EQ(width_of(table), emu_from_pt(112));
}

// At two thirds of their box, on the left, tables of two columns looked cut off.
TEST(TableColumns, AShortTableOfOneIsNarrowerThanItsBox) {
  TableIr table = ten_table({{"a"}, {"c"}});
  solve_table(test::test_engine(), table, emu_from_pt(800));
  EXPECT_NEAR(to_pt(width_of(table)), 2.0 / 3 * 800, 0.01);
  TableIr two = ten_table({{"a", "b"}, {"c", "1"}}, {false, true});
  solve_table(test::test_engine(), two, emu_from_pt(800));
  EXPECT_EQ(width_of(two), emu_from_pt(800));
}

// Cells as areas: `area` pt² of text are ceil(area / width) lines of 1 pt.
CellHeight areas(const std::vector<std::vector<double>>& cells) {
  return [cells](std::size_t column, std::size_t row, double width) {
    return std::ceil(cells[row][column] / width);
  };
}

TEST(Distribute, GivesWidthWhereItLowersTheTable) {
  // CSS would share 100 pt in proportion to what each wants; the second column wraps in one row
  // only.
  const std::vector<std::vector<double>> cells = {{80, 300}, {80, 10}, {80, 10}, {80, 10}};
  const std::vector<ColumnNeed> needs = {{10, 80, false}, {10, 300, false}};
  const std::vector<double> widths = distribute(needs, 100, cells.size(), areas(cells));
  EXPECT_NEAR(widths[0] + widths[1], 100, 1e-9);
  double total = 0;
  for (std::size_t r = 0; r < cells.size(); ++r)
    total += std::max(areas(cells)(0, r, widths[0]), areas(cells)(1, r, widths[1]));
  // The best of all whole splits, found by trying them.
  double best = 1e9;
  for (int w = 10; w <= 90; ++w) {
    double sum = 0;
    for (std::size_t r = 0; r < cells.size(); ++r)
      sum += std::max(areas(cells)(0, r, w), areas(cells)(1, r, 100 - w));
    best = std::min(best, sum);
  }
  EXPECT_LE(total, best + 1);
}

TEST(Distribute, NeverGoesBelowTheMinimumWhileThereIsSpace) {
  const std::vector<ColumnNeed> needs = {{30, 200, false}, {40, 40, true}, {20, 400, false}};
  const std::vector<std::vector<double>> cells = {{200, 40, 400}, {100, 40, 30}};
  for (const double available : {90.0, 91.0, 150.0, 400.0, 639.0, 640.0, 900.0}) {
    const std::vector<double> widths = distribute(needs, available, cells.size(), areas(cells));
    EXPECT_NEAR(std::accumulate(widths.begin(), widths.end(), 0.0), available, 1e-6) << available;
    for (std::size_t i = 0; i < needs.size(); ++i)
      EXPECT_GE(widths[i], needs[i].min - 1e-6) << available;
  }
}

TEST(Numbers, AreWrittenExactly) {
  struct Case {
    double value;
    bool grouped;
    int decimals;
    const char* expected;
  };
  for (const Case& c : std::vector<Case>{{0, true, 0, "0"},
                                         {-0.0, true, 0, "0"},
                                         {999, true, 0, "999"},
                                         {1000, true, 0, "1,000"},
                                         {2024, false, 0, "2024"},
                                         {-1234567.5, true, 0, "-1,234,567.5"},
                                         {0.1, true, 0, "0.1"},
                                         {12, true, 1, "12.0"},
                                         {12.25, true, 1, "12.25"},
                                         {123456789012345, true, 0, "123,456,789,012,345"},
                                         {1e300, true, 2, "1e+300"},
                                         {0.1 + 0.2, true, 0, "0.30000000000000004"}})
    EXPECT_EQ(exact_number(c.value, c.grouped, c.decimals), c.expected);
}

TEST(Numbers, FollowASpreadsheetFormat) {
  struct Case {
    const char* format;
    double value;
    const char* expected;  // null: not a format of one number
  };
  for (const Case& c : std::vector<Case>{{"0", 1234.6, "1235"},
                                         {"#,##0", 1234567, "1,234,567"},
                                         {"#,##0.0", 0.05, "0.1"},
                                         {"0.00", -1.5, "-1.50"},
                                         {"0%", 0.125, "13%"},
                                         {"0%", 0.145, "15%"},
                                         {"0%", 0.004, "0%"},
                                         {"0.0", 9.95, "10.0"},
                                         {"0", 99.5, "100"},
                                         {"0.00", 1234, "1234.00"},
                                         {"0.0%", 0.125, "12.5%"},
                                         {"0.0#", 7, "7.0"},
                                         {"#,##0;(#,##0)", -7, "(7)"},
                                         {"₩#,##0", 5000, "₩5,000"},
                                         {"#,##0\"억\"", 5000, "5,000억"},
                                         {"$0.00", -2, "-$2.00"},
                                         {"000", 7, "007"},
                                         {"#.#", 0.5, ".5"},
                                         {"0", -0.2, "0"},
                                         {"0.00E+00", 1, nullptr},
                                         {"yyyy-mm-dd", 1, nullptr},
                                         {"# ?/?", 1, nullptr},
                                         {"#,##0,", 1, nullptr},
                                         {"[Red]0", 1, nullptr},
                                         {"\"open", 1, nullptr},
                                         {"\\", 1, nullptr},
                                         {"%", 1, nullptr}}) {
    const auto format = parse_cell_format(c.format);
    ASSERT_EQ(format.has_value(), c.expected != nullptr) << c.format;
    if (format) {
      EXPECT_EQ(format_cell_number(c.value, *format), c.expected) << c.format;
    }
  }
}

TEST(Numbers, AreDistinguishedFromText) {
  for (const char* text :
       {"1", "1,234", "12.5%", "△3", "-3", "(7)", "$5M", "3.2조원", "₩1,000", "+5", "1.5배", "▲ 2"})
    EXPECT_TRUE(reads_as_number(text)) << text;
  for (const char* text :
       {"", "-", "1분기", "2024년", "2024-01-05", "Q1", "3 of 4", "v1.2", "a", "％", ".5x5"})
    EXPECT_FALSE(reads_as_number(text)) << text;
  for (const char* text : {"", " ", "-", "–", "N/A"}) EXPECT_TRUE(reads_as_missing(text)) << text;
  EXPECT_FALSE(reads_as_missing("0"));
}

TableContent content(std::vector<std::string> columns, std::vector<std::vector<Cell>> rows) {
  TableContent out;
  out.columns = std::move(columns);
  out.rows = std::move(rows);
  return out;
}

TEST(Columns, AreNumericWhenMostCellsAre) {
  const auto looks = column_formats(
      content({"분기", "매출", "비고", "섞임"}, {{"1분기", 1234.0, {}, 1.0},
                                                 {"2분기", "1,300", "늘었다", "많음"},
                                                 {"3분기", "-", 3.0, "적음"}}));
  EXPECT_FALSE(looks[0].numeric);
  EXPECT_TRUE(looks[1].numeric);
  EXPECT_FALSE(looks[2].numeric);
  EXPECT_FALSE(looks[3].numeric);
}

TEST(Columns, OfWordsAndNumbersAreNotSetRight) {
  std::vector<std::vector<Cell>> rows = {{"€17.8M", 62.0},
                                         {"€13.9M", 148.0},
                                         {"148", "19,000"},
                                         {"2028, site by site", "可"},
                                         {"€171M", "◎"}};
  auto looks = column_formats(content({"Renovate", "駅前"}, rows));
  EXPECT_TRUE(looks[0].numeric) << "four of five";
  EXPECT_FALSE(looks[1].numeric) << "three of five";
  EXPECT_EQ(cell_text(1900.0, looks[1], std::nullopt), "1,900") << "grouped as before";
  rows.push_back({"Other sites help out", "○"});
  looks = column_formats(content({"Renovate", "駅前"}, rows));
  EXPECT_FALSE(looks[0].numeric) << "four of six";
}

TEST(Columns, LeaveYearsAndIdentifiersPlain) {
  const auto looks = column_formats(
      content({"Year", "Order no", "Sold", "매출 연도"},
              {{2023.0, 10001.0, 1900.0, 2023.0}, {2024.0, 10002.0, 2500.0, 2024.0}}));
  EXPECT_EQ(cell_text(2023.0, looks[0], std::nullopt), "2023");
  EXPECT_FALSE(looks[0].numeric);  // years that head the rows are names
  EXPECT_EQ(cell_text(10001.0, looks[1], std::nullopt), "10001");
  EXPECT_EQ(cell_text(1900.0, looks[2], std::nullopt), "1,900");
  EXPECT_EQ(cell_text(2024.0, looks[3], std::nullopt), "2024");
  EXPECT_TRUE(looks[3].numeric);
}

TEST(Columns, PadDecimalsWhereMostHaveSome) {
  const auto looks = column_formats(
      content({"a", "b", "c"}, {{1.5, 1.5, 1.123}, {2.25, 2.0, 2.5}, {3.0, 3.0, 1.25}}));
  EXPECT_EQ(cell_text(3.0, looks[0], std::nullopt), "3.00");
  EXPECT_EQ(cell_text(3.0, looks[1], std::nullopt), "3");  // one of three
  EXPECT_EQ(cell_text(2.5, looks[2], std::nullopt),
            "2.5");  // three decimals would look like precision
  EXPECT_EQ(cell_text({}, looks[0], std::nullopt), "");
}

Element table_element(std::vector<std::string> columns, std::vector<std::vector<Cell>> rows,
                      const std::string& title = {}) {
  Element element;
  element.element_id = "tab";
  element.kind = ElementKind::Table;
  TableContent c = content(std::move(columns), std::move(rows));
  c.title = title;
  element.content = std::move(c);
  return element;
}

SlideIr laid(const Element& element, const std::string& language = "ko",
             const std::string& layout_id = "table_focus") {
  const Deck deck =
      test::deck({test::slide(layout_id, {test::text("t", "제목", "title"), element})}, language);
  DiagnosticSink notes;
  auto slide =
      lay_out_slide(deck.slides[0], {deck, test::default_template(), test::text_engine()}, notes);
  EXPECT_TRUE(slide.has_value());
  return slide ? std::move(*slide) : SlideIr{};
}

TEST(SolvedTable, FillsItsBoxUnderItsCaption) {
  const SlideIr slide = laid(
      table_element({"분기", "매출", "이익"}, {{"1", 1234.0, 5.0}, {"2", 1300.0, 6.0}}, "표 제목"));
  const ElementIr* table = find_element(slide, "tab");
  const ElementIr* caption = find_element(slide, "_title_tab");
  ASSERT_NE(table, nullptr);
  ASSERT_NE(caption, nullptr);
  EXPECT_LT(caption, table) << "a caption is read before its table";
  EXPECT_EQ(plain_text(caption->text), "표 제목");
  const Rect frame = table_frame(*table);
  EXPECT_EQ(frame.y, caption->box.bottom());
  EXPECT_EQ(frame.w, table->box.w);
  // It has grown (docs/design.md, "Tables").
  EXPECT_EQ(table->table->size_pt, kFewRowsSizePt);
  EXPECT_NEAR(to_pt(frame.h),
              (2 * kFewRowsLines + kGrownHeaderLines) * 1.2 * kFewRowsSizePt + 3 * 12, 0.01);
  EXPECT_NE(table->alt_text.find("열 3개"), std::string::npos);
}

// Once a table is sparse it grows until another step would fill more than kFullTable of its area.
TEST(SolvedTable, GrowsUntilItsAreaIsWellFilled) {
  for (std::size_t count = 1; count < 10; ++count) {
    std::vector<std::vector<Cell>> rows;
    for (std::size_t i = 0; i < count; ++i) rows.push_back({"이름", 1234.0, 5.0});
    const SlideIr slide = laid(table_element({"분기", "매출", "이익"}, std::move(rows)));
    const ElementIr* table = find_element(slide, "tab");
    ASSERT_NE(table, nullptr);
    const double row = to_pt(table->table->rows[1].height),
                 area = to_pt(table->box.h), fill = to_pt(table_frame(*table).h) / area;
    const double usual = static_cast<double>(count + 1) * (1.2 * 14 + 12) / area;
    if (usual >= kSparseTable) {
      EXPECT_EQ(table->table->size_pt, 14) << count;
      continue;
    }
    const bool few = count <= kFewTableRows;
    const double full = few ? kFullFewRows : kFullTable, most = few ? kFewRowsSizePt : 20;
    EXPECT_LE(fill, full) << count;
    const bool highest =
        table->table->size_pt == most &&
        row >= (few ? kFewRowsLines : kGrownRowLines) * 1.2 * most + 12 - 0.01;
    EXPECT_TRUE(highest || fill > full - static_cast<double>(count + 1) * 3.2 / area)
        << count << ": " << fill;
  }
}

TEST(SolvedTable, HasAHeaderLowerThanItsRows) {
  const SlideIr slide = laid(table_element({"Option", "Cost"}, {{"Renew", 31.0}, {"Build", 84.0}}), "en");
  const TableIr& table = *find_element(slide, "tab")->table;
  EXPECT_LT(table.rows[0].height, table.rows[1].height);
  EXPECT_GT(table.rows[1].height, emu_from_pt(2.4 * 1.2 * 20));
  EXPECT_EQ(table.rows[1].cells[0].anchor, Anchor::Middle);
  EXPECT_GE(kCellInsets.left, emu_from_px(12));
  EXPECT_GE(kCellInsets.right, emu_from_px(12));
}

TEST(SolvedTable, BreaksSomeLinesForLargerText) {
  std::vector<std::vector<Cell>> rows;
  for (int i = 0; i < 4; ++i)
    rows.push_back({"Card readers of the central branch arrive late", "High", "Procurement of the town",
                    "Borrow twelve readers from the university and the school"});
  const SlideIr slide = laid(table_element({"Risk", "Chance", "Owner", "Measure"}, std::move(rows)), "en");
  const ElementIr* table = find_element(slide, "tab");
  EXPECT_GE(table->table->size_pt, 16);
  EXPECT_LE(to_pt(table_frame(*table).h), kFullFewRows * to_pt(table->box.h));
}

TEST(SolvedTable, GivesAlikeColumnsOneWidth) {
  const SlideIr slide = laid(
      table_element({"What counts", "Tidewell", "Smart meters", "Survey"},
                    {{"Time", "10 minutes", "4 hours", "none"}, {"Reach", "far", "near", "far away"}}),
      "en");
  const TableIr& table = *find_element(slide, "tab")->table;
  EXPECT_LE(std::abs((table.columns[1].width - table.columns[2].width).value()), 2);
  EXPECT_LE(std::abs((table.columns[1].width - table.columns[3].width).value()), 2);
}

TEST(SolvedTable, IsTheSameWhenSolvedTwice) {
  const Element element = table_element({"a", "b", "c"}, {{"x", 1.0, "y"}}, "title");
  const Deck deck =
      test::deck({test::slide("table_focus", {test::text("t", "T", "title"), element})}, "en");
  const LayoutContext context{deck, test::default_template(), test::text_engine()};
  DiagnosticSink notes;
  auto slide = lay_out_slide(deck.slides[0], context, notes);
  ASSERT_TRUE(slide.has_value());
  const std::string before = write_ir({*slide});
  solve_geometry(*slide, context.engine, notes);
  EXPECT_EQ(write_ir({*slide}), before);
}

TEST(SolvedTable, MeasuresAsHighAsItsRowsSay) {
  const SlideIr slide = laid(table_element(
      {"이름", "설명", "금액"},
      {{"가",
        "긴 설명이 여러 줄로 이어지는 칸이다. 줄이 바뀌어도 높이는 재어 둔 그대로여야 한다. "
        "그래서 한 번 더 길게 쓴다. 아주 길게 쓴다. 더 길게, 더 길게, 더 길게 쓴다.",
        12.5},
       {{}, "짧다", {}}}));
  const ElementIr* table = find_element(slide, "tab");
  const MeasuredSlide measured = test::measured(slide);
  const MeasuredElement* m = find_element(measured, "tab");
  ASSERT_NE(m, nullptr);
  EXPECT_EQ(m->text_height, rows_height(*table->table));
  EXPECT_EQ(m->bbox, table_frame(*table));
  EXPECT_EQ(m->verdict, FitVerdict::Fits);
  EXPECT_EQ(m->cells.size(), 7U);  // two of nine are empty
}

TEST(SolvedTable, GoesDownTheTypeScaleBeforeItOverflows) {
  std::vector<std::vector<Cell>> rows;
  for (int i = 0; i < 12; ++i) rows.push_back({"row", 1.0, 2.0});
  const SlideIr slide = laid(table_element({"a", "b", "c"}, rows), "en");
  const ElementIr* table = find_element(slide, "tab");
  EXPECT_EQ(table->table->size_pt, 12);
  EXPECT_LE(rows_height(*table->table), table->box.h);
}

TEST(SolvedTable, ReadsFromTheRightInARightToLeftDeck) {
  const SlideIr slide = laid(table_element({"المنطقة", "المبيعات"}, {{"الشمال", 1234.0}}), "ar");
  const ElementIr* table = find_element(slide, "tab");
  ASSERT_TRUE(table->table->rtl);
  EXPECT_EQ(table->table->rows[1].cells[0].paragraphs[0].style.align, Align::Right);
  // Digits of one place are below one another, and below the heading of their column.
  EXPECT_EQ(table->table->rows[1].cells[1].paragraphs[0].style.align, Align::Right);
  EXPECT_EQ(table->table->rows[0].cells[1].paragraphs[0].style.align, Align::Right);
  EXPECT_EQ(table_frame(*table).right(), table->box.right());
  const MeasuredSlide measured = test::measured(slide);
  const MeasuredElement* m = find_element(measured, "tab");
  EXPECT_GT(m->cells[0].lines[0].x, m->cells[1].lines[0].x);
}

TEST(SolvedTable, DirectsEachCellByItsFirstLetter) {
  const SlideIr slide =
      laid(table_element({"المنطقة", "Sales"}, {{"GDP نمو", -5.0}, {"2024", 7.0}, {"الشمال", 9.0}}),
           "ar");
  const TableIr& table = *find_element(slide, "tab")->table;
  const auto style = [&](std::size_t row, std::size_t column) {
    return table.rows[row].cells[column].paragraphs[0].style;
  };
  EXPECT_TRUE(style(0, 0).rtl);
  EXPECT_FALSE(style(0, 1).rtl);
  EXPECT_FALSE(style(1, 0).rtl);
  EXPECT_EQ(style(1, 0).align, Align::Right);
  EXPECT_TRUE(style(2, 0).rtl);   // no letter: as the deck is read
  EXPECT_FALSE(style(1, 1).rtl);  // a number keeps its sign in front
  EXPECT_TRUE(style(3, 0).rtl);
}

TEST(SolvedTable, CutsItsTextsByScript) {
  const SlideIr slide = laid(table_element({"지표 KPI", "값"}, {{"YoY 증가율", 1.0}}), "ko");
  const TableIr& table = *find_element(slide, "tab")->table;
  for (const std::size_t row : {0U, 1U}) {
    const std::vector<RunIr>& runs = table.rows[row].cells[0].paragraphs[0].runs;
    ASSERT_EQ(runs.size(), 2U);
    EXPECT_EQ(runs[0].style.lang, row == 0 ? "ko-KR" : "en-US");
    EXPECT_EQ(runs[1].style.lang, row == 0 ? "en-US" : "ko-KR");
    for (const RunIr& run : runs) {
      EXPECT_EQ(run.style.size_pt, table.size_pt);
      EXPECT_TRUE(run.style.bold);  // a heading, and the name of a row
    }
  }
}

TEST(SolvedTable, ComesBackFromItsJson) {
  const SlideIr slide =
      laid(table_element({"Name", "Sum"}, {{"one", 1234.0}, {"two\nlines", {}}}, "Title"), "en");
  const std::string json = write_ir({slide});
  DiagnosticSink sink;
  const std::vector<SlideIr> back = read_ir(json, "test", sink);
  ASSERT_EQ(back.size(), 1U) << (sink.empty() ? "" : sink.front().message);
  EXPECT_EQ(write_ir(back), json);
  const ElementIr* table = find_element(back[0], "tab");
  ASSERT_NE(table->table, nullptr);
  EXPECT_EQ(find_element(test::measured(back[0]), "tab")->text_height,
            find_element(test::measured(slide), "tab")->text_height);
}

TEST(SolvedTable, NotesAFormatItCannotWrite) {
  Element element = table_element({"a", "b"}, {{"x", 1.0}});
  element.style.number_format = "yyyy";
  const Deck deck = test::deck({test::slide("table_focus", {element})}, "en");
  DiagnosticSink notes;
  const auto slide =
      lay_out_slide(deck.slides[0], {deck, test::default_template(), test::text_engine()}, notes);
  ASSERT_TRUE(slide.has_value());
  const auto found = std::find_if(notes.begin(), notes.end(), [](const Diagnostic& d) {
    return d.rule == "number-format-ignored";
  });
  ASSERT_NE(found, notes.end());
  EXPECT_FALSE(found->hint.empty());
}

}  // namespace
}  // namespace deckle::layout
