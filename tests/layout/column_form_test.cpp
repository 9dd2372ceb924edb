// Columns of a heading and items: stages in time on chips that become paler, two sides on surfaces
// of their own, and what looks like them and stays as it is.

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "layout/lists/dates_in_text.h"
#include "layout/lists/time_stages.h"
#include "layout/slide/lay_out.h"
#include "layout/text/contrast.h"
#include "slidespec/core/color.h"
#include "slidespec/ir/icon_shape.h"
#include "templates/template.h"
#include "tests/layout/laid_out.h"
#include "tests/support/deck_builder.h"
#include "tests/support/test_engine.h"

namespace deckle::layout {
namespace {

using test::headed;
using test::text;

// A letter for each: done, present, coming, later; empty: they are no stages.
std::string stages_of(const std::vector<std::string>& headings) {
  std::string out;
  for (const TimeStage& stage : time_stages(headings))
    out += "DPCL"[static_cast<std::size_t>(stage.kind)];
  return out;
}

TEST(TimeStages, AreReadFromAllHeadings) {
  const struct {
    std::vector<std::string> headings;
    const char* stages;
  } rows[] = {
      {{"Now", "Next", "Later"}, "PCL"},
      {{"Done", "Next"}, "DC"},
      {{"Done", "In progress", "Next", "Later"}, "DPCL"},
      {{"Today", "Tomorrow"}, "PC"},
      {{"Now (Q1)", "Next: spring", "Later – not sure"}, "PCL"},
      {{"Phase 1", "Phase 2", "Phase 3"}, "PCC"},
      {{"Phase I: Pilot", "Phase II: Region"}, "PC"},
      {{"현재", "다음", "나중"}, "PCL"},
      {{"완료", "진행 중", "예정"}, "DPC"},
      {{"1단계", "2단계", "3단계"}, "PCC"},
      {{"現在", "次", "将来"}, "PCL"},
      {{"第1段階", "第2段階"}, "PC"},
      {{"现在", "下一步", "以后"}, "PCL"},
      {{"第一阶段", "第二阶段", "第三阶段"}, "PCC"},
      // No stages, not in order, or of one kind.
      {{"January", "February", "March"}, ""},
      {{"Now", "Later", "Next"}, ""},
      {{"Next", "Now"}, ""},
      {{"Next", "Upcoming"}, ""},
      {{"Anna", "Ben", "Chloe"}, ""},
      {{"Now", "The others"}, ""},
      {{"Nowhere", "Next door"}, ""},
      {{"Phase 1", "Phase 3"}, ""},
      {{"Option 1", "Option 2"}, ""},
      {{"Now"}, ""},
      {{}, ""},
  };
  for (const auto& row : rows)
    EXPECT_EQ(stages_of(row.headings), row.stages) << (row.headings.empty() ? "" : row.headings[0]);
}

TEST(DatesInText, AreFoundAnywhere) {
  const struct {
    const char *text, *date;
  } rows[] = {
      {"Interlibrary loans, 12 June", "12 June"},
      {"Old system read-only from 1 July", "1 July"},
      {"Opening July 1, 2026 at noon", "July 1, 2026"},
      {"Forty stores by Q3 2026", "Q3 2026"},
      {"Due 2026-06-23", "2026-06-23"},
      {"중앙관 이전 6월 23일", "6월 23일"},
      {"2026년 3분기 출시", "2026년 3분기"},
      {"7月1日に公開", "7月1日"},
      {"You may bring 5 friends", ""},
      {"Room 12", ""},
      {"2027", ""},
      {"", ""},
  };
  for (const auto& row : rows) {
    const std::string text = row.text;
    const auto span = date_in(text);
    EXPECT_EQ(span ? text.substr(span->begin, span->end - span->begin) : "", row.date) << text;
  }
}

std::vector<const ElementIr*> named(const test::LaidOut& page, const std::string& name) {
  std::vector<const ElementIr*> found;
  for (const ElementIr& element : page.ir.elements) {
    if (element.decorative && (" " + element.name).find(" " + name + " ") != std::string::npos)
      found.push_back(&element);
  }
  return found;
}

Slide roadmap(std::vector<std::string> headings) {
  std::vector<Element> elements{text("t", "What comes", "title")};
  const char* ids[] = {"a", "b", "c", "d", "e"};
  for (std::size_t i = 0; i < headings.size(); ++i)
    elements.push_back(headed(ids[i], "body", {headings[i], "New editor", "Sync by 12 June"}));
  return test::slide("comparison", std::move(elements));
}

TEST(Stages, HaveChipsThatBecomePaler) {
  const struct {
    const char* language;
    std::vector<std::string> headings;
  } rows[] = {{"en", {"Now", "Next", "Later"}},
              {"ko", {"현재", "다음", "나중"}},
              {"ar", {"الآن", "التالي", "لاحقا"}}};
  for (const auto& row : rows) {
    SCOPED_TRACE(row.language);
    const test::LaidOut page = test::laid_out(roadmap(row.headings), row.language);
    const auto chips = named(page, "chip"), cards = named(page, "stage card");
    ASSERT_EQ(chips.size(), 6U);
    ASSERT_EQ(cards.size(), 3U);
    const double on_white[] = {contrast_ratio(chips[0]->fill.color.rgb, 0xFFFFFF),
                               contrast_ratio(chips[2]->fill.color.rgb, 0xFFFFFF),
                               contrast_ratio(chips[4]->fill.color.rgb, 0xFFFFFF)};
    EXPECT_GT(on_white[0], on_white[1] * 1.25);
    EXPECT_GT(on_white[1], on_white[2] * 1.25);
    EXPECT_FALSE(chips[0]->line.dashed || chips[2]->line.dashed);
    EXPECT_TRUE(chips[4]->line.dashed && chips[5]->line.dashed);
    std::set<double> sizes;
    for (std::size_t i = 0; i < 3; ++i) {
      EXPECT_EQ(cards[i]->box.w, cards[0]->box.w);
      EXPECT_EQ(cards[i]->box.h, cards[0]->box.h);
      EXPECT_EQ(chips[i * 2]->fill.color.rgb, chips[i * 2 + 1]->fill.color.rgb);
      EXPECT_EQ(chips[i * 2]->box.h, chips[i * 2 + 1]->box.h);
    }
    // The points of each column read on its chips.
    for (const ElementIr& element : page.ir.elements) {
      if (element.decorative || element.text.paragraphs.size() != 2) continue;
      const auto chip = std::find_if(chips.begin(), chips.end(), [&](const ElementIr* c) {
        return c->box.x >= element.box.x && c->box.right() <= element.box.right();
      });
      ASSERT_NE(chip, chips.end());
      for (const ParagraphIr& paragraph : element.text.paragraphs) {
        EXPECT_EQ(paragraph.style.bullet.kind, ListKind::None);
        for (const RunIr& run : paragraph.runs) {
          sizes.insert(run.style.size_pt);
          EXPECT_GE(contrast_ratio(run.style.color.rgb, (*chip)->fill.color.rgb), kMinContrast);
        }
      }
    }
    EXPECT_EQ(sizes.size(), 1U);
    EXPECT_GE(*sizes.begin(), 20);
    EXPECT_EQ(std::count_if(page.notes.begin(), page.notes.end(),
                            [](const Diagnostic& n) { return n.rule == "main-card"; }),
              1);
  }
}

TEST(Stages, OfListsTickWhatIsDoneAndEmphasiseDatesToCome) {
  const Slide slide = test::slide(
      "two_column", {text("t", "Where we are", "title"),
                     headed("a", "left", {"Done", "Staff trained, 2 May", "Rooms let"}),
                     headed("b", "right", {"Next", "Central branch, 23 June", "Press day"})});
  const test::LaidOut page = test::laid_out(slide, "en");
  EXPECT_EQ(named(page, "chip").size(), 4U);
  const auto bold = [&](const char* id, const std::string& words) {
    const ElementIr* list = find_element(page.ir, id);
    for (const ParagraphIr& paragraph : list->text.paragraphs) {
      for (const RunIr& run : paragraph.runs) {
        if (run.text.find(words) != std::string::npos) return run.style.bold;
      }
    }
    return false;
  };
  EXPECT_TRUE(bold("b", "23 June"));
  EXPECT_FALSE(bold("b", "Central branch"));
  EXPECT_FALSE(bold("a", "2 May"));
  EXPECT_EQ(std::count_if(page.ir.elements.begin(), page.ir.elements.end(),
                          [](const ElementIr& e) { return is_icon(e) && e.source_eid == "a"; }),
            2);
  EXPECT_EQ(plain_text(find_element(page.ir, "b")->text),
            "Next\nCentral branch, 23 June\nPress day");
}

// A balanced line is narrow on a chip, and one more in another face: what is below leaves its chip.
TEST(Stages, LeaveEastAsianLinesAsTheyBreak) {
  std::string words = "시범 매장";
  for (int length = 0; length < 8; ++length) {
    words += length % 2 == 0 ? " 교육" : " 담당자";
    Slide slide = roadmap({"현재", "다음", "나중"});
    std::get<BulletsContent>(slide.elements[1].content).items[1] = words;
    const test::LaidOut page = test::laid_out(slide, "ko");
    ASSERT_FALSE(named(page, "chip").empty());
    for (const ElementIr& element : page.ir.elements) {
      if (element.decorative || element.type == ElementType::Title) continue;
      for (const ParagraphIr& paragraph : element.text.paragraphs)
        EXPECT_EQ(paragraph.style.margin_right, Emu(0)) << words;
    }
  }
}

TEST(Stages, YieldToTheAuthorAndToMoreColumns) {
  const auto chips = [](const Slide& slide) {
    return named(test::laid_out(slide, "en"), "chip").size();
  };
  EXPECT_EQ(chips(roadmap({"Now", "Next", "Later"})), 6U);
  Slide off = roadmap({"Now", "Next", "Later"});
  off.hints.main_card = false;
  EXPECT_EQ(chips(off), 0U);
  Slide coloured = roadmap({"Now", "Next", "Later"});
  coloured.elements[1].style.color = "#AA2233";
  EXPECT_EQ(chips(coloured), 0U);
  EXPECT_EQ(chips(roadmap({"January", "February", "March"})), 0U);
  EXPECT_EQ(chips(roadmap({"Anna", "Ben", "Chloe"})), 0U);
  EXPECT_EQ(chips(roadmap({"Phase 1", "Phase 2", "Phase 3", "Phase 4", "Phase 5"})), 0U);
}

// Chips and their edges take room that bands leave to the items.
TEST(Stages, HaveBandsWhereChipsHaveNoRoom) {
  const auto page_of = [](std::size_t items) {
    std::vector<Element> elements{text("t", "Where we are", "title")};
    for (const char* heading : {"Done", "Next"}) {
      std::vector<std::string> all{heading};
      for (std::size_t i = 0; i < items; ++i) all.push_back("One step of " + std::to_string(items));
      elements.push_back(headed(heading, heading[0] == 'D' ? "left" : "right", all));
    }
    return test::laid_out(test::slide("two_column", std::move(elements)), "en");
  };
  EXPECT_EQ(named(page_of(3), "chip").size(), 6U);
  std::size_t bands = 0;
  for (std::size_t items = 5; items < 12; ++items) {
    const test::LaidOut page = page_of(items);
    if (named(page, "band").size() == 2) ++bands;
    EXPECT_TRUE(named(page, "band").empty() || named(page, "chip").empty());
  }
  EXPECT_GE(bands, 1U);
}

// How many columns stand on the dark, of those that are sides.
std::size_t dark_sides(const Slide& slide, const std::string& language = "en") {
  const test::LaidOut page = test::laid_out(slide, language);
  const auto cards = named(page, "side card");
  return static_cast<std::size_t>(std::count_if(cards.begin(), cards.end(), [](const ElementIr* c) {
    return contrast_ratio(c->fill.color.rgb, 0xFFFFFF) > 7;
  }));
}

TEST(Sides, HaveSurfacesOfTheirOwn) {
  const auto two = [](const std::string& a, const std::string& b, const char* layout) {
    return test::slide(
        layout,
        {text("t", "Both", "title"),
         headed("a", layout[0] == 't' ? "left" : "body", {a, "Lock your screen", "Costs 40%"}),
         headed("b", layout[0] == 't' ? "right" : "body", {b, "Glasses, always", "No jewels"})});
  };
  for (const char* layout : {"two_column", "comparison"}) {
    SCOPED_TRACE(layout);
    // Nothing says which of them counts more.
    EXPECT_EQ(dark_sides(two("In the workshop", "At the desk", layout)), 0U);
    EXPECT_EQ(dark_sides(two("고객", "책방", layout), "ko"), 0U);
    Slide titled = two("In the workshop", "At the desk", layout);
    std::get<TextContent>(titled.elements.front().content).text = "The workshop has no exception";
    EXPECT_EQ(dark_sides(titled), 1U);
    // Months, people, and cards of one weight stay as they were.
    EXPECT_EQ(dark_sides(two("January", "February", layout)), 0U);
    EXPECT_EQ(dark_sides(two("Anna Kim", "Ben Ode", layout)), 0U);
    EXPECT_EQ(dark_sides(two("김하늘", "박준서", layout), "ko"), 0U);
    Slide off = two("In the workshop", "At the desk", layout);
    off.hints.main_card = false;
    const test::LaidOut banded = test::laid_out(off, "en");
    EXPECT_TRUE(named(banded, "side card").empty());
    EXPECT_TRUE(named(banded, "side tile").empty());
    // Each item stands on a tile of its card, of one size, and can be read on it.
    const test::LaidOut tiled =
        test::laid_out(two("In the workshop", "At the desk", layout), "en");
    const auto tiles = named(tiled, "side tile");
    ASSERT_EQ(tiles.size(), 4U);
    for (const ElementIr* tile : tiles) {
      EXPECT_EQ(tile->box.h, tiles.front()->box.h);
      const auto on = std::count_if(
          tiled.ir.elements.begin(), tiled.ir.elements.end(), [&](const ElementIr& element) {
            return element.name.find("side card") != std::string::npos &&
                   intersection(element.box, tile->box) == tile->box &&
                   contrast_ratio(element.fill.color.rgb, tile->fill.color.rgb) > 1.05;
          });
      EXPECT_EQ(on, 1);
    }
    for (const ElementIr& element : tiled.ir.elements) {
      for (const ParagraphIr& paragraph : element.text.paragraphs) {
        const std::string text = paragraph.runs.empty() ? "" : paragraph.runs.front().text;
        if (text != "Lock your screen" && text != "Glasses, always") continue;
        const ElementIr* tile = tiles[text[0] == 'L' ? 0 : 2];
        EXPECT_GE(contrast_ratio(paragraph.runs.front().style.color.rgb, tile->fill.color.rgb), 4.5)
            << text;
      }
    }
  }
  // Cards that are outlined are of the colour of the page.
  const auto outlined = templates::builtin_template("contrast", SlideSize::Widescreen16x9);
  ASSERT_TRUE(outlined.has_value());
  const Deck deck = test::deck({two("In the workshop", "At the desk", "two_column")}, "en");
  DiagnosticSink notes;
  const auto on_paper =
      lay_out_slide(deck.slides.front(), {deck, *outlined, test::text_engine()}, notes);
  ASSERT_TRUE(on_paper.has_value());
  EXPECT_TRUE(std::none_of(
      on_paper->elements.begin(), on_paper->elements.end(),
      [](const ElementIr& e) { return e.name.find("side tile") != std::string::npos; }));
  const test::LaidOut page =
      test::laid_out(two("In the workshop", "At the desk", "two_column"), "en");
  const auto cards = named(page, "side card");
  ASSERT_EQ(cards.size(), 2U);
  EXPECT_EQ(cards[0]->box.h, cards[1]->box.h);
  for (const char* id : {"a", "b"}) {
    const std::uint32_t ground = cards[id[0] == 'a' ? 0 : 1]->fill.color.rgb;
    for (const ParagraphIr& paragraph : find_element(page.ir, id)->text.paragraphs) {
      EXPECT_EQ(paragraph.style.bullet.kind, ListKind::None);
      for (const RunIr& run : paragraph.runs)
        EXPECT_GE(contrast_ratio(run.style.color.rgb, ground), kMinContrast) << run.text;
    }
  }
}

}  // namespace
}  // namespace deckle::layout
