// Slides drawn as patterns: what each makes of a list of n items, with fewer and more than it
// takes, in both directions; that no word is lost, that cells keep apart, and what the notes say.

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "layout/fill/body_fit.h"
#include "layout/names/pattern_names.h"
#include "layout/names/resolve_layout.h"
#include "layout/slide/lay_out.h"
#include "slidespec/ir/text_sizes.h"
#include "tests/support/deck_builder.h"
#include "tests/support/test_engine.h"

namespace deckle::layout {
namespace {

using test::bullets;
using test::text;

struct LaidOut {
  SlideIr ir;
  DiagnosticSink notes;
  [[nodiscard]] std::string note() const {
    for (const Diagnostic& d : notes) {
      if (d.rule == "pattern") return d.message.english();
    }
    return {};
  }
  [[nodiscard]] std::size_t count() const { return cells().size(); }
  // Of a page that is kept: the cells belong to it.
  [[nodiscard]] std::vector<const ElementIr*> cells() const&& = delete;
  [[nodiscard]] std::vector<const ElementIr*> cells() const& {
    std::vector<const ElementIr*> out;
    for (const ElementIr& element : ir.elements) {
      if (element.member && element.member->group == "pattern") out.push_back(&element);
    }
    return out;
  }
};

LaidOut laid_out(const std::string& pattern, std::vector<Element> elements,
                 const std::string& language = "en") {
  elements.insert(elements.begin(), text("t", "Title", "title"));
  const Slide slide = test::slide(pattern, std::move(elements));
  const Deck deck = test::deck({slide}, language);
  LaidOut out;
  auto ir = lay_out_slide(slide, {deck, test::default_template(), test::text_engine()}, out.notes);
  if (!ir) ADD_FAILURE() << ir.error().message;
  out.ir = ir.value_or(SlideIr{});
  return out;
}

// A list of `count` items of level 0, each with one below it.
Element list_of(int count, const std::string& word = "Item") {
  std::vector<std::string> items;
  std::vector<int> levels;
  for (int i = 1; i <= count; ++i) {
    items.push_back(word + std::to_string(i));
    items.push_back("detail" + std::to_string(i));
    levels.push_back(0);
    levels.push_back(1);
  }
  Element list = bullets("list", items);
  list.style.levels = levels;
  return list;
}

std::string all_text(const SlideIr& slide) {
  std::string all;
  for (const ElementIr& element : slide.elements) {
    if (!element.decorative) all += plain_text(element.text) + "\n";
  }
  return all;
}

std::size_t count_of(const std::string& word, const std::string& within) {
  std::size_t count = 0;
  for (std::size_t at = within.find(word); at != std::string::npos;
       at = within.find(word, at + 1)) {
    const std::size_t end = at + word.size();
    if (end == within.size() || within[end] < '0' || within[end] > '9') ++count;
  }
  return count;
}

struct Taken {
  const char* pattern;
  int least, most;
};
constexpr Taken kTaken[] = {{"cards", 2, 8}, {"process", 2, 8}, {"timeline", 3, 10},
                            {"cycle", 3, 8}, {"funnel", 2, 6},  {"team", 2, 8}};

TEST(SlidePatterns, TakeTheNumbersOfCellsThatTheirTableNames) {
  for (const Taken& taken : kTaken) {
    const PatternNames* names = pattern_named(taken.pattern);
    ASSERT_NE(names, nullptr);
    EXPECT_EQ(names->least, taken.least) << taken.pattern;
    EXPECT_EQ(names->most, taken.most) << taken.pattern;
    for (const int count : {taken.least, taken.least + 1, taken.most}) {
      const LaidOut slide = laid_out(taken.pattern, {list_of(count)});
      EXPECT_NE(slide.note().find("is drawn as " + std::string(taken.pattern)), std::string::npos)
          << count << ": " << slide.note();
      EXPECT_GE(slide.cells().size(), static_cast<std::size_t>(count)) << taken.pattern;
    }
  }
}

Element pointed(const std::string& id, const std::string& words) {
  Element step = test::shape(id, words);
  std::get<ShapeContent>(step.content).shape = "homePlate";
  return step;
}

TEST(SlidePatterns, PutTheDateOfStepsIntoThePointedShape) {
  const std::vector<Element> steps = {pointed("a", "7월 조직 개편"),
                                      pointed("b", "9월 신규 라인 가동"),
                                      pointed("c", "12월 계획 확정")};
  const LaidOut slide = laid_out("process", steps, "ko");
  ASSERT_EQ(slide.cells().size(), 6U);
  EXPECT_EQ(plain_text(slide.cells()[0]->text), "7월");
  EXPECT_EQ(slide.cells()[0]->shape, "homePlate");
  EXPECT_EQ(plain_text(slide.cells()[1]->text), "조직 개편");
  // Not all begin with a date: they stay whole.
  std::vector<Element> others = steps;
  others[1] = pointed("b", "신규 라인 가동");
  EXPECT_EQ(laid_out("process", others, "ko").count(), 3U);
}

TEST(SlidePatterns, SetLongStepsOnCardsRatherThanSmall) {
  const std::vector<std::string> steps = {"Idea",   "Call for papers", "Budget",
                                          "Ethics", "Submission",      "Contract"};
  const LaidOut out = laid_out("process", {bullets("list", steps)});
  std::size_t found = 0;
  for (const ElementIr* cell : out.cells()) {
    if (cell->text.empty()) continue;
    ++found;
    EXPECT_GE(cell->text.paragraphs.front().runs.front().style.size_pt, 18) << cell->eid;
  }
  EXPECT_EQ(found, steps.size());
}

// Steps that are tried in pointed shapes, where they are bold, and then stand on cards.
TEST(SlidePatterns, LeaveNoWeightBehindOfAnAttemptThatFails) {
  const std::vector<std::string> steps = {"Idea", "Call", "Budget", "Ethics", "Contract",
                                          "Submission of all papers by their authors"};
  const auto weights = [](const LaidOut& out) {
    std::set<bool> bold;
    for (const ElementIr* cell : out.cells()) {
      for (const ParagraphIr& paragraph : cell->text.paragraphs) {
        for (const RunIr& run : paragraph.runs) bold.insert(run.style.bold);
      }
    }
    return bold;
  };
  const LaidOut cards = laid_out("process", {bullets("list", steps)});
  ASSERT_EQ(cards.cells().front()->shape, "rect");
  EXPECT_EQ(weights(cards).size(), 1U);
  const LaidOut pointed = laid_out("process", {bullets("list", {"Idea", "Call", "Budget"})});
  ASSERT_EQ(pointed.cells().front()->shape, "homePlate");
  EXPECT_EQ(weights(pointed), std::set<bool>{true});
}

TEST(SlidePatterns, KeepTheRowsOfAnAgendaClearOfALineAcrossThePage) {
  const Slide slide = test::slide(
      "agenda", {text("t", "Agenda", "title"), bullets("list", {"Results", "Market", "Plan"})});
  const Deck deck = test::deck({slide}, "en");
  const auto top_of_rows = [&](const templates::Template& t) {
    DiagnosticSink notes;
    const auto ir = lay_out_slide(slide, {deck, t, test::text_engine()}, notes);
    return ir ? find_element(*ir, "list")->box.y : Emu(0);
  };
  templates::Template t = test::default_template();
  EXPECT_LT(top_of_rows(t), emu_from_pt(100));
  const Rect line{emu_from_pt(36), emu_from_pt(120), emu_from_pt(888), emu_from_pt(3)};
  for (templates::Layout& layout : t.layouts) layout.furniture.push_back(line);
  EXPECT_GT(top_of_rows(t), line.bottom());
}

Element filled(const std::string& id, const std::string& words, const std::string& fill) {
  Element card = test::shape(id, words);
  std::get<ShapeContent>(card.content).fill = fill;
  return card;
}

TEST(SlidePatterns, MarkCardsInTheAccentOfTheirFill) {
  for (const char* layout : {"one_column", "cards"}) {
    const bool figures = layout == std::string("one_column");
    const std::string first = figures ? "$48.2M\nRevenue\n+18%" : "Speed\nUnder 100 ms",
                      second = figures ? "4.1%\nChurn\n+0.9 pts" : "Trust\nEncrypted notes";
    const LaidOut slide =
        laid_out(layout, {filled("a", first, "accent1"), filled("b", second, "accent1"),
                          filled("c", first, "1A5FB4")});
    const auto fill_at = [&](const std::string& eid) {
      std::optional<std::uint32_t> fill;
      for (const ElementIr& e : slide.ir.elements) {
        const Rect text = find_element(slide.ir, eid)->box;
        if (e.fill.kind == FillIr::Kind::Solid && e.box.y <= text.y && e.box.x <= text.x &&
            e.box.right() >= text.right() && e.box.bottom() >= text.bottom())
          fill = e.fill.color.rgb;
      }
      return fill.value_or(0);
    };
    EXPECT_LT(contrast_ratio(fill_at("a"), 0xFFFFFF), 1.3) << layout;
    EXPECT_EQ(fill_at("c"), 0x1A5FB4U) << layout << ": a colour by number fills the card";
    if (!figures) continue;
    // Churn that rises is bad: its card is warmer than blue.
    EXPECT_GT(fill_at("b") >> 16, fill_at("b") & 0xFF);
  }
}

TEST(SlidePatterns, SayWhetherTheyAreDrawnWithTooFewOrTooManyCells) {
  for (const Taken& taken : kTaken) {
    for (const int count : {taken.least - 1, taken.most + 3, taken.most + 9}) {
      const LaidOut slide = laid_out(taken.pattern, {list_of(count)});
      const bool drawn = slide.note().find("is drawn as") != std::string::npos;
      const bool told = slide.note().find("is not drawn as") != std::string::npos;
      EXPECT_TRUE(drawn || told) << taken.pattern << " " << count << ": " << slide.note();
      EXPECT_EQ(drawn, !slide.cells().empty()) << taken.pattern << " " << count;
      if (count < taken.least) {
        EXPECT_FALSE(drawn) << taken.pattern;
      }
      for (int i = 1; i <= count; ++i) {
        EXPECT_EQ(count_of("Item" + std::to_string(i), all_text(slide.ir)), 1U)
            << taken.pattern << " " << count;
        EXPECT_EQ(count_of("detail" + std::to_string(i), all_text(slide.ir)), 1U)
            << taken.pattern << " " << count;
      }
    }
  }
}

TEST(SlidePatterns, KeepCellsApartAndOnThePage) {
  for (const Taken& taken : kTaken) {
    for (const char* language : {"en", "ar"}) {
      const LaidOut slide = laid_out(taken.pattern, {list_of(taken.most)}, language);
      const auto cells = slide.cells();
      for (const ElementIr* one : cells) {
        EXPECT_GE(one->box.x, slide.ir.safe_area.x) << taken.pattern << " " << language;
        EXPECT_LE(one->box.right(), slide.ir.safe_area.right()) << taken.pattern << " " << language;
        EXPECT_LE(one->box.bottom(), slide.ir.safe_area.bottom()) << taken.pattern;
        for (const ElementIr* other : cells) {
          if (one->member->cell >= other->member->cell) continue;
          EXPECT_TRUE(intersection(one->box, other->box).empty())
              << taken.pattern << " " << language << ": " << one->eid << ", " << other->eid;
        }
      }
    }
  }
}

// A ring of five stages was drawn with 14 pt, where lists are 15 pt at least.
TEST(SlidePatterns, KeepTheMinimumOfTheirTexts) {
  int small = 0;
  for (const Taken& taken : kTaken) {
    for (int words = 1; words < 8; ++words) {
      Element list = list_of(5);
      for (std::string& item : std::get<BulletsContent>(list.content).items) {
        for (int i = 1; i < words; ++i) item += " longer";
      }
      const LaidOut slide = laid_out(taken.pattern, {list});
      for (const ElementIr* cell : slide.cells()) {
        if (cell->text.empty()) continue;
        EXPECT_GE(smallest_size_pt(cell->text), cell->min_font_pt) << taken.pattern << " " << words;
        small += smallest_size_pt(cell->text) < 16 ? 1 : 0;
      }
    }
  }
  EXPECT_GT(small, 0);  // else nothing was at its minimum
}

TEST(SlidePatterns, ExchangePlacesAndPointTheOtherWayWhereTextRunsFromRightToLeft) {
  const LaidOut left = laid_out("process", {list_of(4)}),
                right = laid_out("process", {list_of(4)}, "ar");
  ASSERT_EQ(left.cells().size(), right.cells().size());
  const ElementIr *first = left.cells().front(), *mirrored = right.cells().front();
  EXPECT_EQ(first->shape, "homePlate");
  EXPECT_FALSE(first->transform.flip_h);
  EXPECT_TRUE(mirrored->transform.flip_h);
  EXPECT_LT(first->box.x, left.cells().back()->box.x);
  EXPECT_GT(mirrored->box.x, right.cells().back()->box.x);
}

TEST(SlidePatterns, AreKnownByKoreanNamesAndLeaveOtherLayoutsAlone) {
  EXPECT_EQ(laid_out("one_column", {list_of(4)}).note(), "");
  EXPECT_EQ(pattern_named("one_column"), nullptr);
  EXPECT_EQ(base_layout("comparison"), "two_column");
  EXPECT_EQ(base_layout("two_column"), "two_column");
  for (const PatternNames& pattern : pattern_names()) {
    const bool korean = std::any_of(
        pattern.other_names.begin(), pattern.other_names.end(),
        [](std::string_view name) { return static_cast<unsigned char>(name.front()) >= 0xE0; });
    EXPECT_TRUE(korean) << pattern.id;
    EXPECT_LE(pattern.least, pattern.most) << pattern.id;
  }
}

TEST(SlidePatterns, KeepWhatTheAuthorSet) {
  Element list = list_of(4);
  list.style.size_pt = 15;
  list.style.color = "C00000";
  const LaidOut slide = laid_out("process", {list});
  for (const ElementIr* cell : slide.cells()) {
    for (const ParagraphIr& paragraph : cell->text.paragraphs) {
      // Deeper levels are smaller, as in a plain list.
      for (const RunIr& run : paragraph.runs) {
        EXPECT_EQ(run.style.size_pt, paragraph.level == 0 ? 15 : 13);
        EXPECT_EQ(run.style.color.rgb, 0xC00000U);
      }
    }
  }
}

// It stood small in the upper corner.
TEST(SlidePatterns, ShowTheListBesideAPictureAsRows) {
  Element picture;
  picture.element_id = "picture";
  picture.kind = ElementKind::Image;
  picture.content = ImageContent{};
  for (const char* pattern : {"picture_left", "picture_right"}) {
    const LaidOut out =
        laid_out(pattern, {bullets("list", {"Ready in a day", "Power from the roof", "Eight seats"}),
                           picture});
    EXPECT_TRUE(has_pieces(out.ir, "list")) << pattern;
    const Rect& list = find_element(out.ir, "list")->box;
    const Rect& beside = find_element(out.ir, "picture")->box;
    EXPECT_EQ(beside.x < list.x, std::string(pattern) == "picture_left");
  }
}

// They broke as running text does, between any two syllables.
TEST(SlidePatterns, KeepWordsOfKoreanWhole) {
  Element list = bullets("list", {"빠름", "정오 이전 주문은 당일 도착", "안전", "모든 화물 5천만 원까지 보험",
                                  "간편", "크기와 관계없이 하나의 요금", "친절",
                                  "밤 열 시까지 전화 상담"});
  list.style.levels = {0, 1, 0, 1, 0, 1, 0, 1};
  for (const char* pattern : {"cards", "process", "timeline", "matrix", "comparison"}) {
    const LaidOut out = laid_out(pattern, {list}, "ko");
    int parts = 0;
    for (const ElementIr& element : out.ir.elements) {
      if (element.decorative || element.text.empty() || !element.eid.starts_with("list~"))
        continue;
      EXPECT_EQ(element.text.word_break, WordBreak::KeepAll) << pattern << " " << element.eid;
      ++parts;
    }
    EXPECT_GE(parts, 2) << pattern;
  }
  Element broken = list;
  broken.style.word_break = WordBreak::Normal;
  const LaidOut written = laid_out("cards", {broken}, "ko");
  for (const ElementIr* cell : written.cells())
    EXPECT_EQ(cell->text.word_break, WordBreak::Normal);
}

TEST(SlidePatterns, MatrixPlacesItsAxesBesideFourFields) {
  const LaidOut slide =
      laid_out("matrix", {list_of(4), text("x", "Effort", "axis_x"), text("y", "Value", "axis_y")});
  const ElementIr *x = find_element(slide.ir, "x"), *y = find_element(slide.ir, "y");
  ASSERT_NE(x, nullptr);
  ASSERT_NE(y, nullptr);
  EXPECT_EQ(y->text.vert, VerticalText::Vert270);
  ASSERT_EQ(slide.cells().size(), 4U);
  for (const ElementIr* field : slide.cells()) {
    EXPECT_LE(field->box.bottom(), x->box.y);
    EXPECT_GE(field->box.x, y->box.right());
    EXPECT_EQ(field->box.h, slide.cells().front()->box.h);
  }
  EXPECT_EQ(laid_out("matrix", {list_of(5)}).count(), 0U);
  EXPECT_EQ(laid_out("matrix", {list_of(3)}).count(), 0U);
}

TEST(SlidePatterns, OrgChartPutsEachLevelBelowTheOneAboveIt) {
  Element list = bullets("list", {"Head", "A", "A1", "A2", "B", "C"});
  list.style.levels = {0, 1, 2, 2, 1, 1};
  const LaidOut slide = laid_out("org_chart", {list});
  ASSERT_EQ(slide.cells().size(), 6U);
  const auto box = [&](const std::string& words) {
    for (const ElementIr* cell : slide.cells()) {
      if (plain_text(cell->text) == words) return cell->box;
    }
    ADD_FAILURE() << words;
    return Rect{};
  };
  EXPECT_LT(box("Head").bottom(), box("A").y);
  EXPECT_EQ(box("A").y, box("B").y);
  EXPECT_LT(box("A").bottom(), box("A1").y);
  EXPECT_LT(box("A1").bottom(), box("A2").y);
  EXPECT_LT(box("B").right(), box("C").x);
  // Two heads are no chart.
  Element two = bullets("list", {"A", "B", "C"});
  two.style.levels = {0, 0, 1};
  EXPECT_EQ(laid_out("org_chart", {two}).count(), 0U);
}

// Four boxes and five tasks filled a third of the page.
TEST(SlidePatterns, FewBoxesOfAnOrgChartFillThePage) {
  Element list = bullets("list", {"Head", "A", "A1", "A2", "B", "B1", "C", "C1", "C2"});
  list.style.levels = {0, 1, 2, 2, 1, 2, 1, 2, 2};
  const LaidOut slide = laid_out("org_chart", {list});
  ASSERT_EQ(slide.cells().size(), 9U);
  Rect all = slide.cells().front()->box;
  for (const ElementIr* cell : slide.cells()) {
    all.h = std::max(all.bottom(), cell->box.bottom()) - all.y;
    EXPECT_GE(largest_size_pt(cell->text), cell->member->part < 2 ? 24 : 20);
  }
  EXPECT_GT(to_pt(all.h), 0.45 * to_pt(slide.ir.size.h));
}

TEST(SlidePatterns, FewStagesOfACycleAreLarge) {
  Element list = bullets("list", {"Rain", "falls on open soil instead of a drain", "Soil",
                                  "stores the water for dry weeks", "Roots",
                                  "draw it up into the crown", "Leaves", "release it"});
  list.style.levels = {0, 1, 0, 1, 0, 1, 0, 1};
  const LaidOut slide = laid_out("cycle", {list});
  ASSERT_EQ(slide.cells().size(), 4U);
  for (const ElementIr* cell : slide.cells()) {
    EXPECT_GE(largest_size_pt(cell->text), 20);
    EXPECT_GE(smallest_size_pt(cell->text), 16);
  }
}

TEST(SlidePatterns, TwoStagesOfAFunnelFillMostOfThePage) {
  const LaidOut slide = laid_out("funnel", {bullets("list", {"Visits", "Orders"})});
  ASSERT_EQ(slide.cells().size(), 2U);
  EXPECT_GT(to_pt(slide.cells()[0]->box.h), 90);
}

// Of three offers the one that the titles recommend looked like the others.
TEST(SlidePatterns, MarkTheColumnThatTheDeckIsAbout) {
  const auto offers = [](const std::string& title) {
    std::vector<Element> elements{text("t", title, "title")};
    for (const std::string name : {"Fork", "Plus", "Chef"}) {
      Element list = bullets(name, {name, "Cooks on site", "Takes over staff"});
      list.style.levels = {0, 1, 1};
      elements.push_back(list);
    }
    return test::slide("comparison", std::move(elements));
  };
  for (const bool named : {true, false}) {
    const Slide slide = offers("Three offers");
    const Deck deck = test::deck(
        {slide, test::slide("one_column", {text("t", named ? "Fork wins" : "One wins", "title")}),
         test::slide("one_column", {text("t", "Fork, Plus and Chef", "title")}),
         test::slide("one_column", {text("t", "What Fork costs", "title")})},
        "en");
    DiagnosticSink notes;
    const auto ir = lay_out_slide(deck.slides[0], {deck, test::default_template(), test::text_engine()}, notes);
    ASSERT_TRUE(ir.has_value());
    std::vector<const ElementIr*> heads;
    for (const ElementIr& element : ir->elements) {
      if (element.member && element.member->group == "pattern" && element.text.paragraphs.size() == 1)
        heads.push_back(&element);
    }
    ASSERT_EQ(heads.size(), 3U);
    EXPECT_NE(heads[0]->fill.color.rgb, heads[1]->fill.color.rgb);
    EXPECT_EQ(heads[1]->fill.color.rgb, heads[2]->fill.color.rgb);
  }
  const LaidOut alone = laid_out("comparison", {offers("x").elements[1], offers("x").elements[2]});
  ASSERT_GE(alone.cells().size(), 4U);
  EXPECT_EQ(alone.cells()[0]->fill.color.rgb, alone.cells()[2]->fill.color.rgb) << "no title names one";
}

TEST(SlidePatterns, RoadmapHasABarForEachCellWithText) {
  const Element table =
      test::table("table", {"Team", "Q1", "Q2"}, {{"One", "a", ""}, {"Two", "b", "c"}});
  const LaidOut slide = laid_out("roadmap", {table});
  EXPECT_EQ(slide.cells().size(), 3U + 2U + 3U);
  EXPECT_EQ(find_element(slide.ir, "table"), nullptr);
}

TEST(SlidePatterns, BigNumberIsAtLeastAsLargeAsItsRangeSays) {
  const LaidOut slide =
      laid_out("big_number", {text("v", "33%", "value"), text("l", "of all", "label")});
  const ElementIr* value = find_element(slide.ir, "v");
  ASSERT_NE(value, nullptr);
  EXPECT_GE(largest_size_pt(value->text), 80);
  EXPECT_LE(largest_size_pt(value->text), 120);
}

// With a label of two lines it stood below the title, over an empty half.
TEST(SlidePatterns, ALoneBigNumberIsInTheMiddle) {
  const LaidOut slide =
      laid_out("big_number", {text("v", "2,644", "value"),
                              text("l", "deaths from heat prevented in one summer, if trees covered a "
                                        "third of all the cities [1]",
                                   "label")});
  const ElementIr *value = find_element(slide.ir, "v"), *label = find_element(slide.ir, "l");
  ASSERT_TRUE(value != nullptr && label != nullptr);
  const ElementIr* title = find_element(slide.ir, "t");
  EXPECT_GT(value->box.y - title->box.bottom(), emu_from_pt(50));
  const double width = to_pt(label->box.w - label->text.insets.left - label->text.insets.right);
  for (const double share : {1.0, 0.98, 0.95}) {
    const auto laid = test::text_engine().lay_out(label->text, width * share);
    EXPECT_GT(laid.lines.back().visible_end - laid.lines.back().begin, 10U) << share;
  }
}

TEST(SlidePatterns, AgendaWithoutAListNamesTheSectionsAndMarksTheCurrentOne) {
  const auto section = [](const char* title) {
    Slide slide = test::slide("section_header", {text("t", title, "title")});
    slide.type = SlideType::Section;
    return slide;
  };
  const Slide agenda = test::slide("agenda", {text("t", "Today", "title")});
  Slide own = test::slide("agenda", {text("t", "Today", "title"), bullets("b", {"Mine"})});
  Deck deck = test::deck({agenda, section("Past"), agenda, section("Future"), own}, "en");
  (void)resolve_layouts(deck, test::default_template());
  const auto list = [&](std::size_t slide) {
    return std::get<BulletsContent>(deck.slides[slide].elements.back().content);
  };
  EXPECT_EQ(list(0).items, (std::vector<std::string>{"Past", "Future"}));
  EXPECT_TRUE(list(0).runs.empty());
  ASSERT_EQ(list(2).runs.size(), 2U);
  EXPECT_EQ(list(2).runs[0].size(), 1U);
  EXPECT_TRUE(list(2).runs[1].empty());
  EXPECT_EQ(list(4).items, std::vector<std::string>{"Mine"});
}

// A panel on the dark page of a sentence would not be seen. What the sentence names is beside it.
TEST(SlidePatterns, AStatementOnADarkPageHasAnIconAndNoPanel) {
  for (const auto& [sentence, pieces] :
       {std::pair{"One book a month, chosen by hand and sent with a letter.", 1},
        std::pair{"Qwertz asdf yxcv uiop, hjkl bnm qwertz asdf.", 0}}) {
    const LaidOut slide = laid_out("statement", {text("s", sentence)});
    EXPECT_EQ(slide.ir.layout, "lone_sentence");
    const ElementIr& words = *find_element(slide.ir, "s");
    int drawn = 0;  // the disc; an icon on it is a shape
    for (const ElementIr& element : slide.ir.elements) {
      if (element.type != ElementType::Decoration) continue;
      ++drawn;
      EXPECT_FALSE(element.full_bleed) << element.name;
      EXPECT_GE(element.box.x, words.box.right() - words.text.insets.right) << element.name;
    }
    EXPECT_EQ(drawn, pieces) << sentence;
  }
}

// The sentence stood in a box on a plain page. One that is long has no page of its own.
TEST(SlidePatterns, AStatementReachesFromEdgeToEdgeBelowItsTitle) {
  const LaidOut slide = laid_out(
      "statement",
      {text("s", "One book a month, chosen by the hand of somebody who knows the shelves, and sent with "
                 "a letter that says in a few lines why it was chosen for you.")});
  const ElementIr& sentence = *find_element(slide.ir, "s");
  const auto panel = std::find_if(
      slide.ir.elements.begin(), slide.ir.elements.end(),
      [](const ElementIr& e) { return e.name.find("panel") != std::string::npos; });
  ASSERT_NE(panel, slide.ir.elements.end());
  EXPECT_EQ(panel->box.x, Emu(0));
  EXPECT_EQ(panel->box.w, slide.ir.size.w);
  EXPECT_EQ(panel->box.h, sentence.box.h);
  EXPECT_GE(panel->box.bottom(), slide.ir.safe_area.bottom() - emu_from_pt(12));
  EXPECT_EQ(sentence.box.x + sentence.text.insets.left, find_element(slide.ir, "t")->box.x);
}

TEST(SlidePatterns, ShapesThatConnectorsJoinStayGroups) {
  Element arrow = test::shape("arrow", "");
  std::get<ShapeContent>(arrow.content).shape = "rightArrow";
  const LaidOut slide =
      laid_out("process", {test::shape("a", "One"), arrow, test::shape("b", "Two")});
  EXPECT_TRUE(slide.cells().empty());
}

}  // namespace
}  // namespace deckle::layout
