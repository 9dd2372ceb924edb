#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "fixers/deck/repair_deck.h"
#include "fixers/table/table_pages.h"
#include "layout/deck/deck_titles.h"
#include "layout/tables/columns.h"
#include "slidespec/model/table_style.h"
#include "tests/support/deck_builder.h"
#include "tests/support/test_engine.h"

namespace deckle::fixers {
namespace {

// These lists and tables fill the template's own boxes: titles and what is below them stay there.
const layout::DeckTitles kOwnTitles;

using Rows = std::vector<std::vector<Cell>>;

Element table(std::vector<std::string> columns, Rows rows) {
  Element element;
  element.element_id = "tab";
  element.kind = ElementKind::Table;
  TableContent content;
  content.columns = std::move(columns);
  content.rows = std::move(rows);
  element.content = std::move(content);
  return element;
}

Rows numbered(int n, int columns = 3, const std::string& words = "cell") {
  Rows rows;
  for (int r = 0; r < n; ++r) {
    std::vector<Cell> row = {"row " + std::to_string(r)};
    for (int c = 1; c < columns; ++c)
      row.emplace_back(words + " " + std::to_string(r) + "/" + std::to_string(c));
    rows.push_back(std::move(row));
  }
  return rows;
}

std::vector<std::string> headings(int n) {
  std::vector<std::string> out;
  for (int i = 0; i < n; ++i) out.push_back("Head " + std::to_string(i));
  return out;
}

RepairedDeck repaired(std::vector<Element> elements, const std::string& layout_id = "table_focus",
                      const std::string& language = "ko") {
  elements.insert(elements.begin(), test::text("t", "제목", "title"));
  const Deck deck = test::deck({test::slide(layout_id, std::move(elements))}, language);
  auto result = repair_deck({deck, test::default_template(), test::text_engine(), nullptr, nullptr,
                                   &kOwnTitles}, {});
  if (!result) ADD_FAILURE() << result.error().message;
  return result ? std::move(*result) : RepairedDeck{};
}

const TableIr* table_on(const SlideIr& slide) {
  const ElementIr* element = find_element(slide, "tab");
  return element == nullptr ? nullptr : element->table.get();
}

// The text of every cell of the deck's tables, headings once.
std::multiset<std::string> cells(const RepairedDeck& deck) {
  std::multiset<std::string> out;
  for (const SlideIr& slide : deck.slides) {
    const TableIr* t = table_on(slide);
    if (t == nullptr) continue;
    for (std::size_t r = 1; r < t->rows.size(); ++r) {
      for (const TextBodyIr& cell : t->rows[r].cells) {
        std::string text = plain_text(cell);
        std::erase(text, '\v');  // the line breaks that keep Korean words whole
        out.insert(std::move(text));
      }
    }
  }
  return out;
}

TEST(Paginate, SetsThirtyRowsOnThreeSlides) {
  const RepairedDeck deck = repaired({table(headings(3), numbered(30))});
  ASSERT_EQ(deck.slides.size(), 3U);
  EXPECT_EQ(deck.slides[1].slide_id, "s1~2");
  EXPECT_EQ(plain_text(find_element(deck.slides[1], "t")->text), "제목 (계속)");
  std::size_t rows = 0;
  for (const SlideIr& slide : deck.slides) {
    const TableIr* t = table_on(slide);
    ASSERT_NE(t, nullptr);
    EXPECT_EQ(plain_text(t->rows[0].cells[1]), "Head 1");
    EXPECT_EQ(t->rows.size(), 11U) << "pages are alike";
    EXPECT_EQ(t->size_pt, table_on(deck.slides[0])->size_pt);
    for (std::size_t c = 0; c < 3; ++c)
      EXPECT_EQ(t->columns[c].width, table_on(deck.slides[0])->columns[c].width);
    rows += t->rows.size() - 1;
  }
  EXPECT_EQ(rows, 30U);
  for (const SlideReport& slide : deck.report.slides)
    EXPECT_EQ(slide.quality, Quality::SuccessClean);
}

TEST(Paginate, ShowsATallTitleOnASlideBeforeTheRows) {
  Element tall = table(headings(3), numbered(10));
  std::string title = "line 1";
  for (int i = 2; i <= 20; ++i) title += "\nline " + std::to_string(i);
  std::get<TableContent>(tall.content).title = title;
  const RepairedDeck deck = repaired({tall});
  ASSERT_GE(deck.slides.size(), 2U);
  for (const SlideReport& slide : deck.report.slides)
    EXPECT_EQ(slide.quality, Quality::SuccessClean) << slide.slide_id;
  EXPECT_EQ(cells(deck), cells(repaired({table(headings(3), numbered(10))})));
  std::string words;
  for (const SlideIr& slide : deck.slides) {
    for (const ElementIr& e : slide.elements) words += plain_text(e.text) + " ";
  }
  for (int i = 2; i <= 20; ++i) {
    const std::string line = "line " + std::to_string(i);
    const std::size_t first = words.find(line);
    EXPECT_NE(first, std::string::npos) << line;
  }
}

// The title is one line; it is the box that is too low for it.
TEST(Paginate, KeepsAnOrdinaryTitleWithItsRowsOnACrowdedSlide) {
  Element titled = table(headings(3), numbered(30));
  std::get<TableContent>(titled.content).title = "Results";
  std::vector<Element> elements;
  for (int i = 0; i < 6; ++i)
    elements.push_back(test::bullets("b" + std::to_string(i), {"one", "two", "three"}));
  elements.push_back(titled);
  for (const SlideIr& slide : repaired(elements, "one_column").slides) {
    if (find_element(slide, "_title_tab") != nullptr) {
      EXPECT_NE(table_on(slide), nullptr) << slide.slide_id;
    }
  }
}

TEST(Paginate, LeavesTwelveRowsOnOneSlide) {
  const RepairedDeck deck = repaired({table(headings(3), numbered(12))});
  ASSERT_EQ(deck.slides.size(), 1U);
  EXPECT_GE(table_on(deck.slides[0])->size_pt, 11);
}

TEST(Paginate, FollowsTheAuthorsRowsPerPage) {
  Element all = table(headings(2), numbered(13, 2));
  all.style.rows_per_page = 0;
  EXPECT_EQ(repaired({all}).slides.size(), 1U);
  Element four = table(headings(2), numbered(8, 2));
  four.style.rows_per_page = 4;
  EXPECT_EQ(repaired({four}).slides.size(), 2U);
}

TEST(Paginate, RepeatsTheKeyColumnBesideGroupsOfColumns) {
  const int columns = 20;
  const Rows rows = numbered(4, columns, "some words in cell");
  const RepairedDeck deck = repaired({table(headings(columns), rows)}, "table_focus", "en");
  ASSERT_GE(deck.slides.size(), 2U);
  std::set<std::string> seen;
  for (const SlideIr& slide : deck.slides) {
    const TableIr* t = table_on(slide);
    EXPECT_EQ(plain_text(t->rows[0].cells[0]), "Head 0");
    EXPECT_EQ(plain_text(t->rows[2].cells[0]), "row 1");
    for (const TextBodyIr& cell : t->rows[0].cells) seen.insert(plain_text(cell));
  }
  EXPECT_EQ(seen.size(), 20U);
  const auto displayed = cells(deck);
  for (const auto& row : rows) {
    for (const Cell& cell : row) EXPECT_TRUE(displayed.contains(std::get<std::string>(cell)));
  }
}

TEST(Paginate, KeepsOtherTextOnTheFirstSlide) {
  const RepairedDeck deck = repaired(
      {test::bullets("b", {"첫째", "둘째"}), table(headings(3), numbered(30))}, "two_column");
  ASSERT_GE(deck.slides.size(), 3U);
  EXPECT_NE(find_element(deck.slides[0], "b"), nullptr);
  for (std::size_t i = 1; i < deck.slides.size(); ++i) {
    EXPECT_EQ(find_element(deck.slides[i], "b"), nullptr);
    ASSERT_NE(table_on(deck.slides[i]), nullptr);
  }
  EXPECT_EQ(cells(deck).size(), 90U);
}

// The table is moved to separate slides, and then the remaining text is split as well.
TEST(Paginate, LeavesNoTextWithoutSpaceBesideTheTable) {
  std::vector<std::string> items;
  for (int i = 0; i < 30; ++i)
    items.push_back("긴 문장으로 된 항목이 한 줄을 다 채우고 다음 줄로 넘어간다 " +
                    std::to_string(i));
  const RepairedDeck deck =
      repaired({test::bullets("words", items), table(headings(3), numbered(30))}, "one_column");
  for (const SlideReport& slide : deck.report.slides)
    EXPECT_NE(slide.quality, Quality::Degraded) << slide.slide_id;
  std::size_t words = 0, rows = 0;
  for (const SlideIr& slide : deck.slides) {
    if (const ElementIr* list = find_element(slide, "words")) words += list->text.paragraphs.size();
    if (const TableIr* drawn = table_on(slide)) rows += drawn->rows.size() - 1;
  }
  EXPECT_EQ(words, 30U);
  EXPECT_EQ(rows, 30U);
}

// At the author's size not one row fits on a slide; at its minimum not all rows fit on one.
TEST(Paginate, KeepsTheAuthorsSizeWhileEachRowFits) {
  std::string words;
  for (int i = 0; i < 120; ++i) words += "긴 칸 ";
  Rows rows;
  for (int r = 0; r < 4; ++r) rows.push_back({"x", words, words});
  Element large = table(headings(3), rows);
  large.style.size_pt = 60;
  const RepairedDeck deck = repaired({large});
  ASSERT_GT(deck.slides.size(), 1U);
  for (const SlideReport& slide : deck.report.slides)
    EXPECT_NE(slide.quality, Quality::Degraded) << slide.slide_id;
  const double size = table_on(deck.slides[0])->size_pt;
  EXPECT_GT(size, 14);
  EXPECT_LT(size, 60);
}

TEST(Paginate, SaysWhatASingleRowLacks) {
  std::string words;
  for (int i = 0; i < 900; ++i) words += "아주 긴 칸 ";
  Element grouped = table({"a", "b"}, {{"x", words}, {"y", "short"}});
  TableStyle style;
  style.group_by = 0;
  grouped.style.table = std::make_shared<const TableStyle>(style);
  const RepairedDeck deck = repaired({grouped});
  std::size_t degraded = 0;
  for (const SlideReport& slide : deck.report.slides) {
    if (!slide.needs_human_edit) continue;
    ++degraded;
    EXPECT_TRUE(std::any_of(slide.guidance.begin(), slide.guidance.end(), [](const Message& g) {
      return g.english().find("the tallest is \"x\" with") != std::string::npos;
    }));
  }
  EXPECT_EQ(degraded, 1U);
  EXPECT_TRUE(cells(deck).contains(words));
}

std::string pagination_note(const RepairedDeck& deck) {
  for (const TraceEntry& entry : deck.report.slides.front().trace) {
    if (entry.fixer == "paginate-table") return entry.note.english();
  }
  return "";
}

// A row of 900 words ran off the page, over its number.
TEST(Paginate, GoesOnWithARowThatNoSlideHolds) {
  std::string words;
  for (int i = 0; i < 900; ++i) words += "word" + std::to_string(i) + (i % 9 == 8 ? ". " : " ");
  words.pop_back();
  for (const bool styled : {false, true}) {
    Element high = table({"a", "b"}, {{"x", "one"}, {"y", words}, {"z", "last"}});
    if (styled) {
      TableStyle style;
      style.cells.resize(2);
      style.cells[0].row = 1;
      style.cells[1].row = 2;
      style.cells[0].bold = style.cells[1].bold = true;
      high.style.table = std::make_shared<const TableStyle>(style);
    }
    const RepairedDeck deck = repaired({high}, "table_focus", "en");
    ASSERT_GT(deck.slides.size(), 1U);
    for (const SlideReport& slide : deck.report.slides)
      EXPECT_FALSE(slide.needs_human_edit) << slide.slide_id;
    EXPECT_NE(pagination_note(deck).find("1 row that is higher than a slide"), std::string::npos)
        << pagination_note(deck);
    // Each word once, in order, and what the author said of a row with that row.
    std::string all;
    for (const SlideIr& slide : deck.slides) {
      const TableIr* t = table_on(slide);
      ASSERT_NE(t, nullptr);
      for (std::size_t r = 1; r < t->rows.size(); ++r) {
        const std::string text = plain_text(t->rows[r].cells[1]);
        if (text.starts_with("word")) all += text + " ";
        if (styled && text == "last") {
          EXPECT_TRUE(t->rows[r].cells[0].paragraphs[0].runs[0].style.bold);
        }
      }
    }
    EXPECT_TRUE(all == words + " ");
  }
}

// docs/decisions.md, 17: below the scale only a fixer acts, and the trace lists it.
TEST(Paginate, SaysInTheTraceWhatSizeItsPagesGet) {
  std::string words = "word";
  for (int i = 1; i < 11; ++i) words += " word";
  const RepairedDeck smaller =
      repaired({table(headings(4), Rows(40, {"Row 1", words, words, words}))}, "table_focus", "en");
  EXPECT_EQ(table_on(smaller.slides[0])->size_pt, 10);
  EXPECT_EQ(pagination_note(smaller),
            fmt::format("1 table split over {} slides; text size of tab: 10 pt instead of 12 pt",
                        smaller.slides.size()));
  const RepairedDeck kept = repaired({table(headings(3), numbered(30))});
  EXPECT_EQ(pagination_note(kept), "1 table split over 3 slides");
}

TEST(Paginate, KeepsNumbersAlikeOverAllPages) {
  Rows rows;
  for (int i = 0; i < 24; ++i)
    rows.push_back({"r" + std::to_string(i), i < 12 ? 1.0 * i + 1000 : i + 0.25});
  const RepairedDeck deck = repaired({table({"a", "b"}, rows)});
  ASSERT_EQ(deck.slides.size(), 2U);
  EXPECT_EQ(plain_text(table_on(deck.slides[0])->rows[1].cells[1]), "1,000");
  EXPECT_EQ(plain_text(table_on(deck.slides[1])->rows[1].cells[1]), "12.25");
}

TEST(RowPages, AreBalancedAndLeaveNoRowAlone) {
  const auto heights = [](std::size_t n, int pt) { return std::vector<Emu>(n, emu_from_pt(pt)); };
  struct Case {
    const char* name;
    std::vector<Emu> heights;
    int first, available;
    std::size_t limit;
    std::vector<std::size_t> expected;
  };
  std::vector<Emu> mixed = heights(4, 20);
  mixed[1] = emu_from_pt(90);
  for (const Case& c : std::vector<Case>{
           {"all fit", heights(5, 20), 100, 100, 12, {0, 5}},
           {"one too many", heights(13, 20), 1000, 1000, 12, {0, 7, 13}},
           {"by height", heights(6, 20), 80, 80, 0, {0, 3, 6}},
           {"a full page and one", heights(5, 20), 80, 80, 0, {0, 3, 5}},
           {"less room on the first", heights(6, 20), 40, 80, 0, {0, 2, 6}},
           {"a tall row among low ones", mixed, 100, 100, 0, {0, 1, 2, 4}},
           {"a row that no page holds", heights(2, 200), 100, 100, 0, {0, 1, 2}},
           {"no rows", {}, 100, 100, 12, {0}},
       }) {
    EXPECT_EQ(row_pages(c.heights, emu_from_pt(c.first), emu_from_pt(c.available), c.limit),
              c.expected)
        << c.name;
  }
}

TEST(RowPages, KeepMergedRowsTogether) {
  const std::vector<Emu> rows(6, emu_from_pt(20));
  TableStyle style;
  TableCellStyle merged;
  merged.row = 2;
  merged.rows = 3;
  style.cells.push_back(merged);
  const std::vector<bool> joined = joined_rows(&style, 6);
  EXPECT_EQ(joined, (std::vector<bool>{false, false, false, true, true, false}));
  EXPECT_EQ(row_pages(rows, emu_from_pt(80), emu_from_pt(80), 0, joined),
            (std::vector<std::size_t>{0, 2, 6}));
  // More merged rows than a page holds are cut.
  style.cells[0].row = 0;
  style.cells[0].rows = 6;
  EXPECT_EQ(row_pages(rows, emu_from_pt(80), emu_from_pt(80), 0, joined_rows(&style, 6)),
            (std::vector<std::size_t>{0, 4, 6}));
  EXPECT_TRUE(joined_rows(nullptr, 6).empty());
}

TEST(RowPages, CountCellsFromTheirOwnFirstOne) {
  auto whole = std::make_shared<TableStyle>();
  whole->group_by = 2;
  whole->columns.resize(2);
  whole->columns[1].width = 3;
  TableCellStyle cell;
  cell.row = 5;
  cell.column = 2;
  cell.rows = 3;
  whole->cells = {cell};
  const auto page = table_style_page(whole, {0, 2, 3}, 4, 7);
  ASSERT_EQ(page->cells.size(), 1U);
  EXPECT_EQ(page->cells[0].row, 1U);
  EXPECT_EQ(page->cells[0].column, 1U);
  EXPECT_EQ(page->cells[0].rows, 2U);
  EXPECT_EQ(page->group_by, 1U);
  EXPECT_FALSE(page->columns[1].width);
  EXPECT_TRUE(table_style_page(whole, {0, 1}, 0, 4)->cells.empty());
  EXPECT_EQ(table_style_page(nullptr, {0}, 0, 4), nullptr);
}

TEST(Totals, StayWithWhatTheySumUp) {
  Rows rows = numbered(12, 2);
  rows.push_back({"합계", "all"});
  const RepairedDeck deck = repaired({table(headings(2), rows)});
  ASSERT_EQ(deck.slides.size(), 2U);
  EXPECT_FALSE(table_on(deck.slides[0])->total_row);
  const TableIr* last = table_on(deck.slides[1]);
  EXPECT_TRUE(last->total_row);
  EXPECT_GT(last->rows.size(), 3U);
  EXPECT_TRUE(last->rows.back().cells[0].paragraphs[0].runs[0].style.bold);
}

// Of the second page most rows are late, and on the first all levels are one; of the whole table
// few rows are late, and levels differ.
TEST(WhatDecides, IsThatOfTheWholeTableOnEveryPage) {
  Rows rows;
  for (int r = 0; r < 14; ++r)
    rows.push_back({"row " + std::to_string(r), r < 10 ? "Low" : "High", r < 10 ? "Done" : "Late"});
  const RepairedDeck deck = repaired({table({"Package", "Risk", "State"}, rows)});
  ASSERT_EQ(deck.slides.size(), 2U);
  std::size_t late = 0;
  for (const SlideIr& slide : deck.slides) {
    const TableIr& t = *table_on(slide);
    for (std::size_t r = 1; r < t.rows.size(); ++r) {
      ASSERT_GT(t.rows[r].fills.size(), 1U);
      EXPECT_TRUE(t.rows[r].fills[1].has_value()) << "a level";
      const bool is_late = plain_text(t.rows[r].cells[2]) == "Late";
      EXPECT_EQ(t.rows[r].fills[0].has_value(), is_late) << r;
      late += is_late ? 1U : 0U;
    }
  }
  EXPECT_EQ(late, 4U);
}

// The earnings are on the page before.
TEST(WhatDecides, IsTheResultOfRowsOnOtherPages) {
  Rows rows = {{"Revenue", 900.0}};
  for (int r = 0; r < 12; ++r) rows.push_back({"Cost of part " + std::to_string(r), 50.0});
  rows.push_back({"Operating profit", 300.0});
  const RepairedDeck deck = repaired({table({"Line", "2025"}, rows)});
  ASSERT_EQ(deck.slides.size(), 2U);
  EXPECT_FALSE(table_on(deck.slides[0])->total_row);
  EXPECT_TRUE(table_on(deck.slides[1])->total_row);
}

// A patch shrinks a table within its box; after a new layout the smaller table fits beside the
// text.
TEST(PaginateTable, KeepsATableBesideItsTextWhenItIsSetSmaller) {
  std::string words;
  while (words.size() < 900) words += "words that take most of the page ";
  const RepairedDeck deck =
      repaired({test::text("w", words), table(headings(5), numbered(6, 5))}, "one_column", "en");
  for (const SlideReport& slide : deck.report.slides)
    EXPECT_NE(slide.quality, Quality::Degraded) << slide.slide_id;
}

// What one slide holds whole is not called split, whatever its text size.
TEST(PaginateTable, CallsATableSplitOnSeveralSlidesAlone) {
  bool whole = false, split = false;
  for (const int lines : {0, 8, 16, 24}) {
    std::string words;
    for (int i = 0; i < lines; ++i) words += "words that take most of the page ";
    for (const int rows : {4, 9, 14, 19, 24}) {
      Element text = test::text("w", words);
      text.constraints.allow_shrink = false;
      std::vector<Element> elements{table(headings(6), numbered(rows, 6, "cell cell cell"))};
      if (lines > 0) elements.insert(elements.begin(), text);
      const RepairedDeck deck = repaired(std::move(elements), "one_column", "en");
      const auto with_table =
          std::count_if(deck.slides.begin(), deck.slides.end(),
                        [](const SlideIr& slide) { return table_on(slide) != nullptr; });
      const bool said = pagination_note(deck).find("table split over") != std::string::npos;
      EXPECT_EQ(said, with_table > 1) << lines << " " << rows << pagination_note(deck);
      (said ? split : whole) = true;
    }
  }
  EXPECT_TRUE(whole && split);
}

// A word that is broken on a slide with other elements is whole on a separate slide.
TEST(PaginateTable, GivesColumnsThatCutWordsASlideOfTheirOwn) {
  Element chart = test::text("c", "");
  chart.kind = ElementKind::Chart;
  ChartContent content;
  content.series = {{"one", {{"a", 1.0}, {"b", 2.0}}}};
  chart.content = content;
  const RepairedDeck deck =
      repaired({test::bullets("b", {"a list of words", "and more of them"}), chart,
                table(std::vector<std::string>(8, "Internationalisation"), numbered(4, 8))},
               "one_column", "en");
  for (const SlideReport& slide : deck.report.slides)
    EXPECT_NE(slide.quality, Quality::Degraded) << slide.slide_id;
  ASSERT_GE(deck.slides.size(), 2U);
  EXPECT_EQ(table_on(deck.slides.front()), nullptr);
}

}  // namespace
}  // namespace deckle::fixers
