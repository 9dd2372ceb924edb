// What the columns of a table are to a reader, and how a table with much space grows.

#include <gtest/gtest.h>

#include "layout/slide/lay_out.h"
#include "layout/tables/solve.h"
#include "layout/tables/table.h"
#include "layout/tables/table_marks.h"
#include "slidespec/core/color.h"
#include "tests/support/deck_builder.h"
#include "tests/support/test_engine.h"

namespace deckle::layout {
namespace {

using Kind = ColumnMarks::Kind;

TEST(ColumnMarks, AreOfAllCellsOfAColumn) {
  struct Case {
    const char* name;
    std::vector<std::string> cells;
    Kind expected;
  };
  const std::vector<Case> cases = {
      {"risks", {"Low", "high", "Medium"}, Kind::Levels},
      {"risks in Korean", {"상", "중", "하"}, Kind::Levels},
      {"two scales", {"Low", "상"}, Kind::Short},
      {"a level and another word", {"Low", "unclear yet"}, Kind::Plain},
      {"states", {"On track", "Delayed", "at risk"}, Kind::Levels},
      {"changes", {"+11.1%", "-3%", "0%"}, Kind::Changes},
      {"changes with triangles", {"▲8.7%", "△3.2%", "-"}, Kind::Changes},
      {"numbers below zero are not changes", {"-3", "4", "5"}, Kind::Plain},
      {"a change and a number", {"+3", "4"}, Kind::Plain},
      {"responsibilities", {"R", "A", "C, I", ""}, Kind::Short},
      {"marks", {"●○○", "✓", "—"}, Kind::Short},
      {"numbers are no marks", {"1", "2", "3"}, Kind::Plain},
      {"five letters", {"Alpha", "B"}, Kind::Plain},
      {"short words and numbers", {"62", "148", "19,000", "可", "◎"}, Kind::Short},
      {"numbers and a remark", {"62", "148", "19,000", "15", "n. k."}, Kind::Plain},
      {"a number and a missing one", {"12.0%", "-"}, Kind::Plain},
      {"sentences and numbers", {"62", "Other sites help out", "148"}, Kind::Plain},
      {"one cell", {"R"}, Kind::Plain},
      {"none", {"", ""}, Kind::Plain},
  };
  for (const Case& c : cases) {
    std::vector<std::vector<std::string>> rows;
    for (const std::string& cell : c.cells) rows.push_back({"name", cell});
    const auto marks = column_marks(rows, 2, false);
    EXPECT_EQ(marks[0].kind, Kind::Plain) << c.name;
    EXPECT_EQ(marks[1].kind, c.expected) << c.name;
  }
}

TEST(ColumnMarks, OneMarkBesideColumnsOfMarksIsOne) {
  const auto marks = column_marks({{"Report", "R", ""}, {"Check", "A", ""}, {"Pay", "I", "R"}}, 3, false);
  EXPECT_EQ(marks[1].kind, Kind::Short);
  EXPECT_EQ(marks[2].kind, Kind::Short);
}

TEST(TableCells, AreInTheMiddleUnlessTheyAreLong) {
  TableIr table;
  table.size_pt = 16;
  table.rows.resize(2);
  for (TableRowIr& row : table.rows) {
    row.cells.resize(1);
    row.height = emu_from_pt(1.6 * 1.2 * 16) + kCellPadding * 2;
  }
  anchor_cells(table);
  EXPECT_EQ(table.rows[0].cells[0].anchor, Anchor::Middle);
  EXPECT_EQ(table.rows[1].cells[0].anchor, Anchor::Middle);
  for (TableRowIr& row : table.rows) row.height = emu_from_pt(2 * 1.2 * 16) + kCellPadding * 2;
  anchor_cells(table);
  EXPECT_EQ(table.rows[0].cells[0].anchor, Anchor::Bottom);
  EXPECT_EQ(table.rows[1].cells[0].anchor, Anchor::Middle);
  for (TableRowIr& row : table.rows) row.height = emu_from_pt(4 * 1.2 * 16) + kCellPadding * 2;
  anchor_cells(table);
  EXPECT_EQ(table.rows[1].cells[0].anchor, Anchor::Top);
}

TEST(ColumnMarks, LeaveOutTheTotal) {
  const std::vector<std::vector<std::string>> rows = {{"a", "R"}, {"b", "A"}, {"Total", "all of them"}};
  EXPECT_EQ(column_marks(rows, 2, true)[1].kind, Kind::Short);
  EXPECT_EQ(column_marks(rows, 2, false)[1].kind, Kind::Plain);
}

TEST(ChangeSign, IsThatOfTheLanguage) {
  struct Case {
    const char* text;
    const char* language;
    int expected;
  };
  const std::vector<Case> cases = {{"+3%", "en", 1},  {"-3%", "en", -1}, {"−3", "en", -1},
                                   {"▲3", "ko", 1},   {"▼3", "ko", -1},  {"△3", "ko", -1},
                                   {"△3", "en", 1},   {"+0.0%", "en", 0}, {"-", "en", 0},
                                   {"4", "en", 0},    {" +4", "en", 1}};
  for (const Case& c : cases) EXPECT_EQ(change_sign(c.text, c.language), c.expected) << c.text;
}

TEST(LevelSignal, TurnsWithWhatIsBetter) {
  EXPECT_EQ(level_signal("High", Better::Down), Signal::Bad);
  EXPECT_EQ(level_signal("High", Better::Up), Signal::Good);
  EXPECT_EQ(level_signal("중", Better::Up), Signal::Middle);
  EXPECT_EQ(level_signal("Red", Better::Up), Signal::Bad) << "a state says itself what it means";
  EXPECT_EQ(level_signal("Not started", Better::Up), Signal::Open);
  EXPECT_EQ(level_signal("진행 중", Better::Down), Signal::Middle);
  EXPECT_FALSE(level_signal("other", Better::Up));
}

std::vector<std::vector<Cell>> rows_of(int count) {
  std::vector<std::vector<Cell>> rows;
  for (int i = 0; i < count; ++i)
    rows.push_back({std::string("Name"), 1.0, std::string(i % 2 == 0 ? "+2%" : "-2%"),
                    std::string(i % 2 == 0 ? "Low" : "High"), std::string("R")});
  return rows;
}

const std::vector<std::string> kColumns = {"Name", "Value", "Change", "Risk", "Role"};

TableIr solved(const Element& table, const templates::Template& t = test::default_template()) {
  const Deck deck = test::deck(
      {test::slide("table_focus", {test::text("t", "Title", "title"), table})}, "en");
  DiagnosticSink notes;
  auto slide = lay_out_slide(deck.slides[0], {deck, t, test::text_engine()}, notes);
  EXPECT_TRUE(slide.has_value());
  const ElementIr* found = slide ? find_element(*slide, table.element_id) : nullptr;
  return found == nullptr ? TableIr{} : *found->table;
}

Element table_of(int count) { return test::table("tab", kColumns, rows_of(count)); }

TEST(TableGrowth, GoesOnUntilTheAreaIsWellFilled) {
  struct Case {
    int rows;  // below the header
    double size;
    bool raised;
  };
  // The area is 352 pt high; a row of 18 pt is 33.6 pt, of 20 pt 36 pt and at most 84 pt. Few rows
  // are larger, and fill more of it.
  const std::vector<Case> cases = {
      {3, kFewRowsSizePt, true}, {5, kFewRowsSizePt, true}, {6, 20, true}, {8, 18, true}};
  for (const Case& c : cases) {
    const TableIr table = solved(table_of(c.rows));
    EXPECT_EQ(table.size_pt, c.size) << c.rows;
    const double low = 1.2 * table.size_pt + 12;
    EXPECT_EQ(to_pt(table.rows[1].height) > low + 0.1, c.raised) << c.rows;
    const bool few = c.rows <= static_cast<int>(kFewTableRows);
    EXPECT_LE(to_pt(table.rows[1].height),
              (few ? kFewRowsLines : kGrownRowLines) * 1.2 * table.size_pt + 12.01)
        << c.rows;
    if (table.size_pt > 14) {
      EXPECT_LE(to_pt(rows_height(table)), (few ? kFullFewRows : kFullTable) * 353) << c.rows;
    }
  }
}

TEST(TableGrowth, LeavesAnAuthoredSize) {
  Element table = table_of(3);
  table.style.size_pt = 12;
  EXPECT_EQ(solved(table).size_pt, 12);
}

const ParagraphIr& cell(const TableIr& table, std::size_t row, std::size_t column) {
  return table.rows[row].cells[column].paragraphs.front();
}

TEST(TableLook, SaysWhatCellsAre) {
  std::vector<std::vector<Cell>> rows = rows_of(3);
  rows.push_back({std::string("Total"), 3.0, {}, {}, {}});
  const TableIr table = solved(test::table("tab", kColumns, rows));
  EXPECT_TRUE(cell(table, 1, 0).end.bold) << "names of rows";
  EXPECT_FALSE(cell(table, 1, 1).end.bold);
  EXPECT_TRUE(cell(table, 4, 1).end.bold) << "the total";
  ASSERT_EQ(table.rows[4].fills.size(), 5U);
  EXPECT_TRUE(table.rows[4].fills[0].has_value());
  EXPECT_FALSE(table.rows[1].fills.at(0).has_value());
  EXPECT_NE(cell(table, 1, 2).end.color, cell(table, 2, 2).end.color) << "up and down";
  EXPECT_TRUE(table.rows[1].fills.at(3).has_value()) << "a level";
  EXPECT_EQ(cell(table, 4, 3).style.bullet.kind, ListKind::None);
  EXPECT_EQ(cell(table, 1, 4).style.align, Align::Center);
  EXPECT_EQ(cell(table, 0, 4).style.align, Align::Center);
  EXPECT_EQ(cell(table, 1, 1).style.align, Align::Right);
  EXPECT_EQ(to_pt(cell(table, 1, 1).style.margin_left), 2) << "left of it is text";
  EXPECT_GE(contrast_ratio(table.style.header_fill.rgb, 0xFFFFFF), 7);
  for (const TableRowIr& row : table.rows) {
    for (std::size_t i = 0; i < row.cells.size(); ++i) {
      const bool filled = i < row.fills.size() && row.fills[i].has_value();
      const std::uint32_t behind = filled                   ? row.fills[i]->rgb
                                   : &row == &table.rows[0] ? table.style.header_fill.rgb
                                                            : 0xFFFFFF;
      EXPECT_GE(contrast_ratio(row.cells[i].paragraphs[0].end.color.rgb, behind), 4.5);
    }
  }
}

// Three rows and a total, on somebody else's template with PowerPoint's "Medium Style 2", of which
// `style` says the colours.
TableIr with_total(ooxml::TableStyle style) {
  templates::Template t = test::default_template();
  t.path = "own.pptx";
  style.id = "{5C22544A-7EE6-4342-B048-85BDC9FD1C3A}";
  style.body_fill = Color{"", 0xDCE6F1};
  t.table_style = style;
  std::vector<std::vector<Cell>> rows = rows_of(3);
  rows.push_back({std::string("Total"), 3.0, std::string("+2%"), {}, {}});
  return solved(test::table("tab", kColumns, rows), t);
}

// The style fills the row of the total as it does the header.
TEST(TableLook, LeavesTheTotalOfATableStyleItsColor) {
  ooxml::TableStyle style;
  style.header_fill = Color{"", 0x4F81BD};
  const TableIr table = with_total(style);
  ASSERT_TRUE(table.total_row);
  EXPECT_EQ(cell(table, 4, 2).end.color, cell(table, 4, 0).end.color);
  EXPECT_NE(cell(table, 1, 2).end.color, cell(table, 1, 0).end.color);
}

// What the style says of its last row is what its text is read on.
TEST(TableLook, HasATotalThatIsReadOnTheFillOfItsStyle) {
  ooxml::TableStyle style;
  style.text = Color{"", 0x000000};
  style.total_fill = Color{"", 0x1F497D};
  for (const bool named : {false, true}) {
    style.total_text = named ? std::optional(Color{"", 0xFFEE00}) : std::nullopt;
    const TableIr table = with_total(style);
    ASSERT_TRUE(table.total_row);
    for (std::size_t column = 0; column < 3; ++column) {
      const std::uint32_t rgb = cell(table, 4, column).end.color.rgb;
      EXPECT_GE(contrast_ratio(rgb, 0x1F497D), 4.5) << column;
      if (named) {
        EXPECT_EQ(rgb, 0xFFEE00U) << column;
      }
    }
    EXPECT_EQ(cell(table, 1, 0).end.color.rgb, 0x000000U);
  }
}

TEST(TableLook, IsPlainOnRequest) {
  Element element = table_of(3);
  element.style.variant = "plain";
  const TableIr table = solved(element);
  EXPECT_FALSE(cell(table, 1, 0).end.bold);
  EXPECT_EQ(cell(table, 1, 2).end.color, cell(table, 2, 2).end.color);
  EXPECT_EQ(cell(table, 1, 3).style.bullet.kind, ListKind::None);
  EXPECT_EQ(cell(table, 1, 4).style.align, Align::Left);
}

TEST(TableLook, YieldsToAuthoredStyles) {
  Element element = table_of(3);
  element.style.bold = false;
  element.style.color = "112233";
  element.style.fill = "FFEEDD";
  const TableIr table = solved(element);
  EXPECT_FALSE(cell(table, 1, 0).end.bold);
  EXPECT_EQ(cell(table, 1, 2).end.color.rgb, 0x112233U);
  EXPECT_EQ(table.style.header_fill.rgb, 0xFFEEDDU);
}

TEST(TableLook, MarksCellsThatSayYesOrNo) {
  const Element element = test::table(
      "tab", {"What counts", "Ours", "Theirs"},
      {{std::string("Fitting time"), std::string("10 minutes"), std::string("4 hours")},
       {std::string("Finds the place"), std::string("yes"), std::string("No")},
       {std::string("no"), std::string("가능"), std::string("none known")}});
  const TableIr table = solved(element);
  EXPECT_EQ(cell(table, 1, 1).style.bullet.kind, ListKind::None);
  EXPECT_EQ(cell(table, 2, 1).style.bullet.character, "✓");
  EXPECT_EQ(cell(table, 2, 2).style.bullet.character, "✗");
  EXPECT_EQ(cell(table, 3, 0).style.bullet.kind, ListKind::None);  // names the row
  EXPECT_EQ(cell(table, 3, 1).style.bullet.character, "✓");
  EXPECT_EQ(cell(table, 3, 2).style.bullet.kind, ListKind::None);
  // One such word says nothing about the table.
  const TableIr one = solved(test::table(
      "tab", {"Name", "Value"}, {{std::string("Paid"), std::string("yes")}}));
  EXPECT_EQ(cell(one, 1, 1).style.bullet.kind, ListKind::None);
}

TEST(TableLook, GivesShortColumnsOneWidth) {
  const TableIr table = solved(test::table(
      "tab", {"Task", "CEO", "Head of sales", "IT"},
      {{std::string("Plan"), std::string("A"), std::string("R"), std::string("I")},
       {std::string("Build the whole thing"), std::string("I"), std::string("C"), std::string("R")}}));
  EXPECT_NEAR(to_pt(table.columns[1].width), to_pt(table.columns[2].width), 0.01);
  EXPECT_NEAR(to_pt(table.columns[2].width), to_pt(table.columns[3].width), 0.01);
}

// Words began 27 px behind the figures before them, and read as one with those.
TEST(TableGaps, AreWideBehindFigures) {
  const auto gap_of = [](const std::vector<std::string>& columns,
                         const std::vector<std::vector<Cell>>& rows) {
    const TableIr table = solved(test::table("tab", columns, rows));
    return to_pt(table.rows[1].cells.back().paragraphs.front().style.margin_left);
  };
  EXPECT_EQ(gap_of({"Option", "Payback (years)", "Owner"},
                   {{"Renew", 9.0, "Town"}, {"Build", 11.0, "County"}}),
            kBehindFiguresGapPt);
  EXPECT_EQ(gap_of({"Option", "Owner"}, {{"Renew", "Town"}, {"Build", "County"}}), 0);
  // Where a line more would be needed, the gap is narrow.
  std::vector<std::string> many;
  std::vector<Cell> row;
  for (int i = 0; i < 9; ++i) {
    many.push_back(i % 2 == 0 ? "A longer heading " + std::to_string(i) : "Value");
    if (i % 2 == 0)
      row.emplace_back("some words of text here");
    else
      row.emplace_back(123456.0);
  }
  EXPECT_LE(gap_of(many, {row, row, row}), kBehindFiguresGapPt);
}

// A head had "(t" on one line and "C)" on the next.
TEST(TableHeads, KeepBracketsOnOneLine) {
  for (const char* unit : {"(조 원)", "(t CO2 eq)"}) {
    std::vector<std::string> columns = {"Region"};
    std::vector<Cell> row = {"North"};
    for (int i = 0; i < 7; ++i) {
      columns.push_back("Emissions " + std::string(unit));
      row.emplace_back(12.5 + i);
    }
    const TableIr table = solved(test::table("tab", columns, {row, row, row, row}));
    for (std::size_t i = 1; i < columns.size(); ++i) {
      const TextBodyIr& head = table.rows[0].cells[i];
      const std::string text = plain_text(head);
      for (const measure::Line& line :
           test::text_engine()
               .lay_out(head, to_pt(table.columns[i].width - kCellSidePadding * 2))
               .lines) {
        const std::string words = text.substr(line.begin, line.visible_end - line.begin);
        EXPECT_EQ(words.find('(') == std::string::npos, words.find(')') == std::string::npos)
            << words;
      }
    }
  }
}

}  // namespace
}  // namespace deckle::layout
