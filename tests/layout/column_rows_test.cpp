// Items of columns that stand side by side: in rows which the columns share, with lines between them
// and marks before them.

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "layout/lists/item_marks.h"
#include "layout/lists/item_rows.h"
#include "layout/slide/lay_out.h"
#include "slidespec/ir/icon_shape.h"
#include "tests/layout/laid_out.h"
#include "tests/support/deck_builder.h"
#include "tests/support/test_engine.h"

namespace deckle::layout {
namespace {

using test::headed;
using test::bullets;
using test::text;

TextBodyIr body_of(const std::vector<std::string>& items, const std::vector<int>& levels = {}) {
  TextBodyIr body;
  for (std::size_t i = 0; i < items.size(); ++i) {
    ParagraphIr paragraph;
    RunStyle style;
    style.size_pt = 20;
    paragraph.runs.push_back({items[i], style, {}, RunIr::Field::None});
    paragraph.end = style;
    paragraph.level = i < levels.size() ? levels[i] : 0;
    body.paragraphs.push_back(std::move(paragraph));
  }
  return body;
}

constexpr double kHeightPt = 300;

TEST(ItemRows, AreOfOneHeightOverTheWholeArea) {
  TextBodyIr a = body_of({"one", "two", "three"}), b = body_of({"one", "two"});
  const auto rows = share_rows(test::text_engine(), {{&a, 0, emu_from_pt(200)}, {&b, 0, emu_from_pt(200)}},
                               emu_from_pt(kHeightPt), emu_from_pt(8));
  ASSERT_TRUE(rows);
  ASSERT_EQ(rows->edges.size(), 4U);
  EXPECT_EQ(rows->edges[1], emu_from_pt(100));
  EXPECT_EQ(rows->edges[3], emu_from_pt(kHeightPt));
  EXPECT_EQ(rows->counts, (std::vector<std::size_t>{3, 2}));
  EXPECT_EQ(rows->above[0], rows->above[1]);
  EXPECT_EQ(a.paragraphs[1].style.space_before.value, b.paragraphs[1].style.space_before.value);
  // A line of 24 pt in the middle of a row.
  EXPECT_NEAR(to_pt(rows->above[0]), 50 - 12, 4);
  EXPECT_NEAR(a.paragraphs[1].style.space_before.value, 100 - 24, 1);
}

TEST(ItemRows, GiveAHigherItemMoreThanOthersWhereTheAreaIsFull) {
  const std::string sentence = "a sentence of so many words that it needs several lines of its column";
  TextBodyIr a = body_of({sentence, "two", "three"});
  const auto rows = share_rows(test::text_engine(), {{&a, 0, emu_from_pt(160)}}, emu_from_pt(240),
                               emu_from_pt(4));
  ASSERT_TRUE(rows);
  EXPECT_GT(rows->edges[1], rows->edges[3] - rows->edges[1] - (rows->edges[3] - rows->edges[2]));
  EXPECT_NEAR(to_pt(rows->edges[3]), 240, 0.1);
  EXPECT_FALSE(share_rows(test::text_engine(), {{&a, 0, emu_from_pt(160)}}, emu_from_pt(100),
                          emu_from_pt(4)));
}

TEST(ItemRows, AreNoHigherThanAskedFor) {
  const auto end = [](std::vector<std::string> items, double most) {
    TextBodyIr a = body_of(items);
    const auto rows = share_rows(test::text_engine(), {{&a, 0, emu_from_pt(200)}},
                                 emu_from_pt(kHeightPt), emu_from_pt(8), emu_from_pt(most));
    return rows ? to_pt(rows->edges.back()) : 0;
  };
  EXPECT_NEAR(end({"one", "two"}, 124), 248, 0.1);
  EXPECT_NEAR(end({"one", "two", "three"}, 124), kHeightPt, 0.1);
  // What an item needs it has.
  EXPECT_GT(end({"one", "two"}, 20), 2 * 40);
}

TEST(ItemRows, KeepDeeperItemsWithTheirs) {
  TextBodyIr a = body_of({"heading", "one", "below", "two"}, {0, 1, 2, 1});
  const auto rows = share_rows(test::text_engine(), {{&a, 1, emu_from_pt(200)}},
                               emu_from_pt(kHeightPt), emu_from_pt(8));
  ASSERT_TRUE(rows);
  EXPECT_EQ(rows->counts.front(), 2U);
  EXPECT_FALSE(rows->plain);
  EXPECT_LT(a.paragraphs[2].style.space_before.value, 6);
  EXPECT_GT(a.paragraphs[3].style.space_before.value, 60);
}

TEST(ItemMarks, AreForHeadingsThatSaySo) {
  for (const char* heading : {"Done", "done", "Completed since May", "완료", "완료 과제"})
    EXPECT_TRUE(names_what_is_done(heading)) << heading;
  for (const char* heading : {"Next", "Complete the form", "Undone", "미완료", ""})
    EXPECT_FALSE(names_what_is_done(heading)) << heading;
}

Slide columns(const std::string& first = "Done", const std::string& second = "Next") {
  return test::slide("two_column",
                     {text("t", "Where we are", "title"),
                      headed("a", "left", {first, "Contract signed", "Staff trained", "Rooms let"}),
                      headed("b", "right", {second, "Old system off", "Branch opens"})});
}

std::vector<const ElementIr*> pieces(const SlideIr& slide, const std::string& name,
                                     const std::string& owner) {
  std::vector<const ElementIr*> found;
  for (const ElementIr& element : slide.elements) {
    if (element.decorative && element.source_eid == owner &&
        element.name.find(name) != std::string::npos)
      found.push_back(&element);
  }
  return found;
}

TEST(ColumnCards, HaveRowsBesideOneAnother) {
  for (const char* language : {"en", "ko", "ar"}) {
    const SlideIr slide = test::laid_out(columns("January", "February"), language).ir;
    const auto left = pieces(slide, " line ", "a"), right = pieces(slide, " line ", "b");
    ASSERT_EQ(left.size(), 2U) << language;
    ASSERT_EQ(right.size(), 1U) << language;
    EXPECT_EQ(left[0]->box.y, right[0]->box.y);
    const auto card = pieces(slide, " card ", "a"), band = pieces(slide, " band ", "a");
    ASSERT_TRUE(card.size() == 1 && band.size() == 1);
    EXPECT_GE(band[0]->box.h, emu_from_pt(48));
    // Three rows of one height down to the foot of the card.
    const double row = to_pt(left[1]->box.y - left[0]->box.y);
    EXPECT_NEAR(to_pt(left[0]->box.y - band[0]->box.bottom()), row, 0.1);
    EXPECT_NEAR(to_pt(card[0]->box.bottom() - left[1]->box.y), row, 0.1);
    EXPECT_GE(find_element(slide, "a")->text.paragraphs[1].runs.front().style.size_pt, 20);
  }
}

// Two short items in each card ended far above the foot of the page, after they had been rows without end.
TEST(ColumnCards, HaveTwoRowsThatFillThePage) {
  const auto foot = [](std::vector<std::string> a, std::vector<std::string> b) {
    const SlideIr slide =
        test::laid_out(test::slide("two_column", {text("t", "Two rules", "title"),
                                                  headed("a", "left", std::move(a)),
                                                  headed("b", "right", std::move(b))}),
                       "en")
            .ir;
    const auto left = pieces(slide, " card ", "a"), right = pieces(slide, " card ", "b");
    EXPECT_TRUE(left.size() == 1 && right.size() == 1);
    EXPECT_EQ(left[0]->box.h, right[0]->box.h);
    return to_px(left[0]->box.bottom());
  };
  const double of_three =
      foot({"Works", "Few jobs", "Data", "Known"}, {"Fails", "Many", "Old", "Fast"});
  const double of_two = foot({"Works", "Few jobs", "Data"}, {"Fails", "Many", "Old"});
  EXPECT_LE(of_two, of_three + 1);
  EXPECT_GT(of_two, of_three - 60);
}

// On a template of somebody else two short lists left the lower half of the page empty.
TEST(ColumnCards, AreOnOtherTemplatesWhereTheirListsLeaveMostOfTheirBoxesEmpty) {
  templates::Template other = test::default_template();
  other.path = "own.potx";
  const auto cards = [&](std::size_t items) {
    std::vector<std::string> all(items, "Closes a permit within two working days of the request");
    std::vector<std::string> left{"Works"}, right{"Fails"};
    left.insert(left.end(), all.begin(), all.end());
    right.insert(right.end(), all.begin(), all.end());
    const Deck deck = test::deck({test::slide("two_column", {text("t", "Two lists", "title"),
                                                             headed("a", "left", std::move(left)),
                                                             headed("b", "right", std::move(right))})},
                                 "en");
    const LayoutContext context{deck, other, test::text_engine()};
    DiagnosticSink notes;
    const auto ir = lay_out_slide(deck.slides.front(), context, notes);
    EXPECT_TRUE(ir.has_value());
    return pieces(*ir, " card ", "a").size();
  };
  EXPECT_EQ(cards(2), 1U);
  EXPECT_EQ(cards(6), 0U) << "full lists keep the look of the template";
}

TEST(ColumnCards, HaveTheFiguresLargeByWhichTheyAreCompared) {
  const SlideIr slide =
      test::laid_out(test::slide("two_column", {text("t", "Two offers", "title"),
                                                test::headed("a", "left", {"Fork", "$7.40 a meal", "Cooks on site"}),
                                                test::headed("b", "right", {"Plus", "$6.90 a meal", "Delivers"})}),
                     "en")
          .ir;
  for (const char* id : {"a", "b"}) {
    const ElementIr* card = find_element(slide, id);
    ASSERT_NE(card, nullptr);
    const ParagraphIr& price = card->text.paragraphs[1];
    EXPECT_GE(price.runs.front().style.size_pt, price.runs.back().style.size_pt * 1.4) << id;
    EXPECT_EQ(price.style.bullet.kind, ListKind::None);
    EXPECT_EQ(card->text.paragraphs[2].style.bullet.kind, ListKind::None) << "lines are between";
  }
}

TEST(ColumnCards, TickWhatIsDone) {
  const auto ticks = [](const SlideIr& slide, const std::string& owner) {
    return std::count_if(slide.elements.begin(), slide.elements.end(), [&](const ElementIr& e) {
      return e.source_eid == owner && is_icon(e) && icon_name(e) == kTick;
    });
  };
  for (const char* language : {"en", "ar"}) {
    const SlideIr slide = test::laid_out(columns(), language).ir;
    EXPECT_EQ(ticks(slide, "a"), 3) << language;
    EXPECT_EQ(ticks(slide, "b"), 0) << language;
    const ElementIr* list = find_element(slide, "a");
    EXPECT_EQ(list->text.paragraphs[1].style.bullet.kind, ListKind::None);
    EXPECT_EQ(plain_text(list->text), "Done\nContract signed\nStaff trained\nRooms let");
  }
  Slide without = columns();
  without.hints.icons = false;
  const SlideIr slide = test::laid_out(without, "en").ir;
  EXPECT_EQ(ticks(slide, "a"), 0);
}

// A tick and a line at each item, or a bullet and a tile, say the same twice.
TEST(ColumnCards, HaveMarksOrLinesOrTiles) {
  const auto bullets = [](const SlideIr& slide, const std::string& id) {
    return find_element(slide, id)->text.paragraphs[1].style.bullet.kind;
  };
  const SlideIr ticked = test::laid_out(columns("Done", "Not yet"), "en").ir;
  EXPECT_TRUE(pieces(ticked, " line ", "b").empty());
  EXPECT_EQ(pieces(ticked, " side tile ", "b").size(),
            find_element(ticked, "b")->text.paragraphs.size() - 1);
  EXPECT_EQ(bullets(ticked, "b"), ListKind::None);
  const SlideIr lines = test::laid_out(columns("January", "February"), "en").ir;
  EXPECT_EQ(pieces(lines, " line ", "a").size(), 2U);
  EXPECT_EQ(bullets(lines, "a"), ListKind::None);
}

Slide sides() {
  Slide slide = test::slide("pros_cons", {text("t", "Should we?", "title"),
                                          headed("p", "pro", {"For", "Best taste", "Saves 7%"}),
                                          headed("c", "con", {"Against", "Kitchen is rebuilt"})});
  return slide;
}

TEST(ProsCons, HaveTicksAndCrosses) {
  const SlideIr slide = test::laid_out(sides(), "en").ir;
  std::vector<std::string> names;
  for (const ElementIr& element : slide.elements) {
    if (is_icon(element)) names.emplace_back(icon_name(element));
  }
  std::sort(names.begin(), names.end());
  EXPECT_EQ(names, (std::vector<std::string>{"check-circle-fill", "check-circle-fill",
                                             "hand-thumbs-down-fill", "hand-thumbs-up-fill",
                                             "x-circle-fill"}));
  Slide without = sides();
  without.hints.icons = false;
  std::string markers;
  for (const ElementIr& element : test::laid_out(without, "en").ir.elements) {
    for (const ParagraphIr& paragraph : element.text.paragraphs) {
      if (paragraph.style.bullet.kind == ListKind::Bullet)
        markers += paragraph.style.bullet.character;
    }
  }
  EXPECT_EQ(markers, "++–");
}

TEST(ProsCons, EmphasiseKeyFigures) {
  const SlideIr slide = test::laid_out(sides(), "en").ir;
  bool bold = false;
  for (const ElementIr& element : slide.elements) {
    for (const ParagraphIr& paragraph : element.text.paragraphs) {
      for (const RunIr& run : paragraph.runs) bold = bold || (run.text == "7%" && run.style.bold);
    }
  }
  EXPECT_TRUE(bold);
}

TEST(Matrix, SpreadsItemsAndWarnsOfWeaknesses) {
  const SlideIr slide =
      test::laid_out(test::slide("matrix",
                                 {text("t", "SWOT", "title"),
                                  headed("s", "body", {"Strengths", "Long runway", "No curfew"}),
                                  headed("w", "body", {"Weaknesses", "One carrier", "One pier"}),
                                  headed("o", "body", {"Opportunities", "Freight", "Two carriers"}),
                                  headed("x", "body", {"Threats", "Carbon tax", "Rail"})}),
                     "en")
          .ir;
  std::vector<const ElementIr*> blocks;
  for (const ElementIr& element : slide.elements) {
    if (element.decorative && element.name.starts_with("block")) blocks.push_back(&element);
  }
  ASSERT_EQ(blocks.size(), 4U);
  EXPECT_EQ(blocks[0]->fill.color.rgb, blocks[2]->fill.color.rgb);
  EXPECT_EQ(blocks[1]->fill.color.rgb, blocks[3]->fill.color.rgb);
  EXPECT_NE(blocks[0]->fill.color.rgb, blocks[1]->fill.color.rgb);
  std::vector<const ElementIr*> fields;
  for (const ElementIr& element : slide.elements) {
    if (element.decorative && element.name.starts_with("field")) fields.push_back(&element);
  }
  ASSERT_EQ(fields.size(), 4U);
  EXPECT_EQ(fields[0]->fill.color.rgb, fields[2]->fill.color.rgb);
  EXPECT_NE(fields[0]->fill.color.rgb, fields[1]->fill.color.rgb) << "told apart by their ground";
  for (const char* id : {"s", "w", "o", "x"}) {
    const ElementIr* field = find_element(slide, id);
    ASSERT_NE(field, nullptr);
    EXPECT_GE(field->text.paragraphs[0].runs.front().style.size_pt, 26);
    EXPECT_GE(field->text.paragraphs[1].runs.front().style.size_pt, 24);
    EXPECT_GE(field->text.paragraphs[2].style.space_before.value, 12);
    EXPECT_EQ(field->text.paragraphs[2].style.space_before.value,
              find_element(slide, "s")->text.paragraphs[2].style.space_before.value);
  }
}

TEST(CardGrid, SetsItemsInRowsWithLinesBetween) {
  const SlideIr slide =
      test::laid_out(test::slide("cards", {text("t", "Three moves", "title"),
                                           headed("a", "body", {"Diversify", "New routes", "Two carriers"}),
                                           headed("b", "body", {"Build", "Pier B", "A security hall"}),
                                           headed("c", "body", {"Earn", "Parking", "Twelve shops"})}),
                     "en")
          .ir;
  std::vector<Rect> lines, cards;
  for (const ElementIr& element : slide.elements) {
    if (!element.decorative) continue;
    if (element.name.starts_with("line")) lines.push_back(element.box);
    if (element.name.starts_with("card")) cards.push_back(element.box);
  }
  ASSERT_EQ(cards.size(), 3U);
  ASSERT_EQ(lines.size(), 3U);
  EXPECT_EQ(lines[0].y, lines[2].y);
  EXPECT_GT(lines[0].y, cards[0].y);
  EXPECT_LT(lines[0].y, cards[0].bottom());
  EXPECT_EQ(plain_text(find_element(slide, "a")->text), "Diversify\nNew routes\nTwo carriers");
}

}  // namespace
}  // namespace deckle::layout
