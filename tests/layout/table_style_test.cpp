// What the author asks of columns, cells and groups of rows.

#include <gtest/gtest.h>

#include <tuple>

#include "layout/slide/lay_out.h"
#include "layout/tables/table_marks.h"
#include "slidespec/core/color.h"
#include "slidespec/model/table_style.h"
#include "tests/layout/laid_out.h"
#include "tests/support/deck_builder.h"
#include "tests/support/test_engine.h"

namespace deckle::layout {
namespace {

using Show = TableColumnStyle::Show;
using Rows = std::vector<std::vector<Cell>>;

TableIr laid_out(const std::vector<std::string>& columns, const Rows& rows, TableStyle style,
                 const std::string& language = "en") {
  Element element = test::table("tab", columns, rows);
  element.style.table = std::make_shared<const TableStyle>(std::move(style));
  Deck deck = test::deck({test::slide("table_focus", {test::text("t", "Title", "title"), element})},
                         language);
  DiagnosticSink notes;
  const auto slide =
      lay_out_slide(deck.slides[0], {deck, test::default_template(), test::text_engine()}, notes);
  const ElementIr* ir = find_element(*slide, "tab");
  return ir != nullptr && ir->table != nullptr ? *ir->table : TableIr{};
}

std::string text_of(const TableIr& table, std::size_t row, std::size_t column) {
  std::string out;
  for (const ParagraphIr& paragraph : table.rows[row].cells[column].paragraphs) {
    for (const RunIr& run : paragraph.runs) out += run.text;
  }
  return out;
}

const Cell kNull = std::monostate{};

TEST(GroupBy, MergesEqualNeighbours) {
  TableStyle style;
  style.group_by = 0;
  style.total = true;
  const TableIr table = laid_out({"Region", "City", "Sales"},
                                 {{"North", "Oslo", 1.0},
                                  {"South", "Rome", 2.0},
                                  {"South", "Lima", 3.0},
                                  {"South", "All", 5.0}},
                                 std::move(style));
  // The total is no part of the group above it.
  ASSERT_EQ(table.spans.size(), 1U);
  EXPECT_EQ(table.spans[0], (CellSpanIr{2, 0, 2, 1, true}));
  EXPECT_EQ(text_of(table, 2, 0), "South");
  EXPECT_EQ(text_of(table, 3, 0), "");
  EXPECT_EQ(text_of(table, 4, 0), "South");
  EXPECT_TRUE(table.total_row);
  EXPECT_EQ(table.rows[2].cells[0].anchor, Anchor::Middle);
}

TEST(Cells, CoverOthersAndHaveALookOfTheirOwn) {
  TableStyle style;
  TableCellStyle cell;
  cell.columns = 2;
  cell.column = 1;
  cell.fill = "1F4E79";
  cell.bold = true;
  cell.align = Align::Center;
  style.cells.push_back(cell);
  const TableIr table = laid_out(
      {"Phase", "Q1", "Q2"}, {{"Design", "Drafts", kNull}, {"Build", "a", "b"}}, std::move(style));
  ASSERT_EQ(table.spans.size(), 1U);
  EXPECT_EQ(table.spans[0], (CellSpanIr{1, 1, 1, 2, false}));
  const ParagraphIr& paragraph = table.rows[1].cells[1].paragraphs.front();
  EXPECT_TRUE(paragraph.runs.front().style.bold);
  EXPECT_EQ(paragraph.style.align, Align::Center);
  // Light text on the dark fill, which is behind what it covers as well.
  EXPECT_EQ(paragraph.runs.front().style.color.rgb, 0xFFFFFFU);
  ASSERT_EQ(table.rows[1].fills.size(), 3U);
  EXPECT_EQ(table.rows[1].fills[2]->rgb, 0x1F4E79U);
  EXPECT_FALSE(table.rows[1].fills[0]);
}

TEST(Cells, DoNotCoverTextOfADataFile) {
  TableStyle style;
  TableCellStyle cell;
  cell.columns = 2;
  style.cells.push_back(cell);
  const TableIr table = laid_out({"a", "b"}, {{"x", "y"}}, std::move(style));
  EXPECT_TRUE(table.spans.empty());
  EXPECT_EQ(text_of(table, 1, 1), "y");
}

TEST(Columns, HaveTheirOwnWidthsAlignmentAndFormats) {
  TableStyle style;
  style.columns.resize(3);
  style.columns[0].width = 3;
  style.columns[1].width = 1;
  style.columns[1].align = Align::Center;
  style.columns[2].format = "#,##0.0";
  const TableIr table =
      laid_out({"a", "b", "c"}, {{"x", "y", 1234.0}, {"z", "w", 2.0}}, std::move(style));
  EXPECT_NEAR(static_cast<double>(table.columns[0].width.value()),
              3.0 * static_cast<double>(table.columns[1].width.value()), 3.0);
  // A column without a width takes the mean of the others.
  EXPECT_NEAR(static_cast<double>(table.columns[2].width.value()),
              2.0 * static_cast<double>(table.columns[1].width.value()), 3.0);
  EXPECT_EQ(table.rows[1].cells[1].paragraphs.front().style.align, Align::Center);
  EXPECT_EQ(text_of(table, 1, 2), "1,234.0");
}

TEST(Columns, ShowLightsAndDiscs) {
  TableStyle style;
  style.columns.resize(3);
  style.columns[1].show = Show::Harvey;
  style.columns[2].show = Show::Lights;
  const TableIr table =
      laid_out({"a", "b", "c"}, {{"x", 3.0, "low"}, {"z", 0.0, "not yet known"}}, std::move(style));
  EXPECT_EQ(table.rows[1].cells[1].paragraphs.front().style.bullet.character, "◕");
  EXPECT_EQ(table.rows[2].cells[1].paragraphs.front().style.bullet.character, "○");
  EXPECT_EQ(table.rows[1].cells[2].paragraphs.front().style.bullet.character, "●");
  EXPECT_EQ(table.rows[2].cells[2].paragraphs.front().style.bullet.kind, ListKind::None);
}

TEST(Columns, ShowTheLightOfATotal) {
  TableStyle style;
  style.columns.resize(2);
  style.columns[1].show = Show::Lights;
  style.total = true;
  const TableIr table =
      laid_out({"a", "b"}, {{"x", "low"}, {"y", "high"}, {"All", "low"}}, std::move(style));
  ASSERT_TRUE(table.total_row);
  EXPECT_EQ(table.rows[3].cells[1].paragraphs.front().style.bullet.character, "●");
}

TEST(Answers, HaveTicksAndCrossesAndAreCentred) {
  const auto answers = [](const char* yes, const char* no) {
    return test::table("tab", {"What", "A", "B"},
                       {{std::string("one"), std::string(yes), std::string(no)},
                        {std::string("two"), std::string("10 minutes"), std::string(yes)}});
  };
  for (const auto& [yes, no, language] :
       {std::tuple{"yes", "no", "en"}, {"예", "아니오", "ko"}, {"نعم", "لا", "ar"}}) {
    const SlideIr slide =
        test::laid_out(test::slide("table_focus", {test::text("t", "T", "title"), answers(yes, no)}),
                       language)
            .ir;
    const TableIr& table = *find_element(slide, "tab")->table;
    const ParagraphStyle& tick = table.rows[1].cells[1].paragraphs.front().style;
    const ParagraphStyle& cross = table.rows[1].cells[2].paragraphs.front().style;
    EXPECT_EQ(tick.bullet.character, "✓");
    EXPECT_EQ(cross.bullet.character, "✗");
    EXPECT_NE(tick.bullet.color->rgb, cross.bullet.color->rgb);
    EXPECT_EQ(plain_text(table.rows[1].cells[2]), no) << "the author's word stays";
    EXPECT_EQ(tick.align, Align::Center);
    EXPECT_EQ(table.rows[0].cells[1].paragraphs.front().style.align, Align::Center);
    // The columns' sum is whole, so what rounding leaves is with one of them.
    EXPECT_NEAR(static_cast<double>(table.columns[1].width.value()),
                static_cast<double>(table.columns[2].width.value()), 1)
        << language;
  }
}

TEST(Totals, OfTheLastColumnAreBold) {
  for (const char* name : {"Total", "합계", "المجموع", "Weighted total"}) {
    const SlideIr slide =
        test::laid_out(test::slide("table_focus",
                                   {test::text("t", "T", "title"),
                                    test::table("tab", {"Item", "2025", name},
                                                {{std::string("a"), 1.0, 2.0}, {std::string("b"), 3.0, 4.0}})}),
                       "en")
            .ir;
    const TableIr& table = *find_element(slide, "tab")->table;
    EXPECT_TRUE(table.rows[1].cells[2].paragraphs.front().end.bold) << name;
    EXPECT_FALSE(table.rows[1].cells[1].paragraphs.front().end.bold);
  }
}

// A tint was hardly seen.
TEST(Highlight, PutsAColumnAndItsHeadingOnOneFill) {
  Element tab = test::table("tab", {"What counts", "Ours", "Theirs"},
                            {{std::string("Time"), 1.0, 2.0}, {std::string("Cost"), 3.0, 4.0}});
  tab.style.highlight = "Ours";
  const SlideIr slide =
      test::laid_out(test::slide("table_focus", {test::text("t", "T", "title"), tab}), "en").ir;
  const TableIr& table = *find_element(slide, "tab")->table;
  ASSERT_EQ(table.rows.size(), 3U);
  for (const TableRowIr& row : table.rows) {
    ASSERT_GT(row.fills.size(), 1U);
    ASSERT_TRUE(row.fills[1].has_value());
    EXPECT_EQ(row.fills[1]->rgb, table.rows[0].fills[1]->rgb);
    const RunStyle& style = row.cells[1].paragraphs.front().end;
    EXPECT_TRUE(style.bold);
    EXPECT_GE(contrast_ratio(style.color.rgb, row.fills[1]->rgb), 4.5);
  }
  EXPECT_FALSE(table.rows[1].fills.size() > 2 && table.rows[1].fills[2].has_value());
}

TEST(Harvey, ReadsSharesStepsAndPercentages) {
  const struct {
    const char* name;
    std::vector<Cell> cells;
    std::vector<std::optional<int>> quarters;
  } rows[] = {
      {"shares", {0.0, 0.5, 1.0}, {0, 2, 4}},
      {"steps", {0.0, 1.0, 4.0}, {0, 1, 4}},
      {"percent", {0.0, 75.0, 100.0}, {0, 3, 4}},
      {"percentages as text", {Cell("25%"), Cell("100%")}, {1, 4}},
      {"none", {Cell("open"), kNull, -1.0}, {std::nullopt, std::nullopt, std::nullopt}},
  };
  for (const auto& row : rows) {
    Rows table;
    for (const Cell& cell : row.cells) table.push_back({cell});
    EXPECT_EQ(harvey_quarters(table, 0), row.quarters) << row.name;
  }
}

TEST(Negatives, AreNumbersBelowZero) {
  const struct {
    const char *text, *language;
    bool below;
  } rows[] = {{"-3", "en", true},      {"(1,234)", "en", true}, {"△3.2%", "ko", true},
              {"△3.2%", "en", false},  {"3", "en", false},      {"-", "en", false},
              {"(none)", "en", false}, {"0", "en", false},      {"−12%", "en", true}};
  for (const auto& row : rows)
    EXPECT_EQ(is_below_zero(row.text, row.language), row.below) << row.text << row.language;
}

}  // namespace
}  // namespace deckle::layout
