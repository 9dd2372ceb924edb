#include <gtest/gtest.h>

#include <algorithm>

#include "fixers/deck/repair_deck.h"
#include "layout/deck/deck_titles.h"
#include "slidespec/ir/picture_ir.h"
#include "slidespec/ir/picture_placement.h"
#include "tests/fixers/repaired_deck.h"
#include "tests/support/deck_builder.h"
#include "tests/support/test_engine.h"

namespace deckle::fixers {
namespace {

using test::all_text;
using test::bullets;
using test::numbered_items;
using test::repaired;
using test::text;
using test::used;

// These lists and tables fill the template's own boxes: titles and what is below them stay there.
const layout::DeckTitles kOwnTitles;

// Continuations of a slide whose title has an exact box had no title.
TEST(Loop, RepeatsATitleInAnExactBox) {
  Slide slide =
      test::slide("one_column", {text("t", "제목", "title"), bullets("b", numbered_items(60))});
  slide.elements[0].box =
      Rect{emu_from_px(48), emu_from_px(42), emu_from_px(1184), emu_from_px(100)};
  const RepairedDeck deck = repaired({slide});
  ASSERT_GT(deck.slides.size(), 1U);
  for (std::size_t i = 1; i < deck.slides.size(); ++i) {
    const ElementIr* title = find_element(deck.slides[i], "t");
    ASSERT_NE(title, nullptr);
    EXPECT_EQ(plain_text(title->text), "제목 (계속)");
    EXPECT_TRUE(title->placeholder);
    EXPECT_EQ(title->box, *slide.elements[0].box);
  }
}

TEST(Loop, MakesAChartNarrowerBeforeItsTakeawayMovesToAnotherSlide) {
  Element chart;
  chart.element_id = "c";
  chart.kind = ElementKind::Chart;
  ChartContent content;
  content.series = {{"s", {{std::string("a"), 1.0}, {std::string("b"), 2.0}}}};
  chart.content = content;
  std::string words;
  for (int i = 0; i < 6; ++i)
    words += "Sales in the northern region rose for the third year in a row, and costs fell. ";
  Element takeaway = text("k", words, "key_takeaway");
  takeaway.constraints.priority = 100;
  const Slide slide = test::slide("chart_focus", {text("t", "Title", "title"), chart, takeaway});
  const RepairedDeck deck = repaired({slide}, {}, "en");
  ASSERT_EQ(deck.slides.size(), 1U);
  EXPECT_EQ(deck.report.slides[0].quality, Quality::SuccessClean);
  const Rect c = find_element(deck.slides[0], "c")->box, k = find_element(deck.slides[0], "k")->box;
  EXPECT_LE(c.right() + emu_from_px(16), k.x);
  EXPECT_GT(k.w * 3, c.w + k.w);
  EXPECT_GE(c.w * 3, c.w + k.w);
  EXPECT_TRUE(used(deck, "redistribute-columns", TraceAction::Restructure));

  // An authored ratio is kept.
  Slide fixed = slide;
  fixed.hints.ratio = {70, 30};
  EXPECT_FALSE(used(repaired({fixed}, {}, "en"), "redistribute-columns", TraceAction::Restructure));
}

TEST(Loop, SplitsAnItemAtItsLineBreaks) {
  std::string lines = "1";
  for (int i = 2; i <= 40; ++i) lines += "\n" + std::to_string(i);
  const RepairedDeck deck = repaired(
      {test::slide("one_column", {text("t", "Title", "title"), bullets("b", {"one", lines})})}, {},
      "en");
  EXPECT_GT(deck.slides.size(), 1U);
  for (const SlideReport& slide : deck.report.slides)
    EXPECT_EQ(slide.quality, Quality::SuccessClean) << slide.slide_id;
  std::string all = all_text(deck);
  for (int i = 2; i <= 40; ++i) EXPECT_NE(all.find(std::to_string(i)), std::string::npos) << i;
}

// A chart in an exact box is too small on any slide: further slides do not help.
TEST(Loop, DoesNotSplitForAWarning) {
  Element chart;
  chart.element_id = "c";
  chart.kind = ElementKind::Chart;
  ChartContent content;
  content.series = {{"s", {{std::string("a"), 1.0}, {std::string("b"), 2.0}}}};
  chart.content = content;
  chart.box = Rect{emu_from_px(1100), emu_from_px(20), emu_from_px(100), emu_from_px(60)};
  const Element list = bullets("b", numbered_items(100));
  const RepairedDeck without =
      repaired({test::slide("one_column", {text("t", "Title", "title"), list})});
  const RepairedDeck deck =
      repaired({test::slide("one_column", {text("t", "Title", "title"), list, chart})});
  EXPECT_GE(without.slides.size(), 2U);
  EXPECT_EQ(deck.slides.size(), without.slides.size());
  for (const SlideReport& slide : deck.report.slides)
    EXPECT_NE(slide.quality, Quality::Degraded) << slide.slide_id;
}

TEST(Loop, ContinuesALongListOnFurtherSlides) {
  const std::vector<std::string> all = numbered_items(60);
  const RepairedDeck deck =
      repaired({test::slide("one_column", {text("t", "제목", "title"), bullets("b", all)})});
  ASSERT_GE(deck.slides.size(), 3U);
  EXPECT_EQ(deck.slides[1].slide_id, "s1~2");
  EXPECT_EQ(plain_text(find_element(deck.slides[1], "t")->text), "제목 (계속)");
  const std::string words = all_text(deck);
  for (const std::string& item : all) EXPECT_NE(words.find(item + "\n"), std::string::npos) << item;
  for (std::size_t i = 0; i < deck.slides.size(); ++i) {
    EXPECT_EQ(deck.report.slides[i].quality, Quality::SuccessClean);
    EXPECT_GE(find_element(deck.slides[i], "b")->text.paragraphs.size(), 2U)
        << "no single item left over";
    EXPECT_EQ(deck.slides[i].index, static_cast<int>(i));
  }
}

TEST(Loop, DoesNotSplitForWhatASplitCannotCure) {
  Deck deck = test::deck(
      {test::slide("one_column", {text("t", "Title", "title"), bullets("b", numbered_items(10))})},
      "en");
  deck.footer = std::string(300, 'w');
  const auto result = repair_deck(
      {deck, test::default_template(), test::text_engine(), nullptr, nullptr, &kOwnTitles}, {});
  ASSERT_TRUE(result.has_value());
  EXPECT_EQ(result->slides.size(), 1U) << "a footer is on every page";
  EXPECT_EQ(result->report.slides[0].quality, Quality::Degraded);
  ASSERT_FALSE(result->report.slides[0].guidance.empty());
  EXPECT_NE(result->report.slides[0].guidance[0].english().find("extensions.footer"),
            std::string::npos);
}

TEST(Loop, LeavesWholeWhatNoPageCanHold) {
  Slide slide =
      test::slide("one_column", {text("t", "Title", "title"), text("p", std::string(300, 'w'))});
  slide.elements[1].style.size_pt = 400;
  slide.elements[1].constraints.allow_shrink = false;
  const RepairedDeck deck = repaired({slide}, {}, "en");
  ASSERT_EQ(deck.slides.size(), 1U);
  EXPECT_TRUE(deck.report.slides[0].needs_human_edit);
  EXPECT_EQ(plain_text(find_element(deck.slides[0], "p")->text), std::string(300, 'w'));
}

TEST(Loop, SplitsColumnsInStepAndKeepsTheHintedOrder) {
  const RepairedDeck columns = repaired(
      {test::slide("two_column", {text("t", "제목", "title"), bullets("l", numbered_items(40)),
                                  bullets("r", numbered_items(40))})});
  ASSERT_GE(columns.slides.size(), 2U);
  for (const SlideIr& s : columns.slides) {
    EXPECT_NE(find_element(s, "l"), nullptr) << s.slide_id;
    EXPECT_NE(find_element(s, "r"), nullptr) << s.slide_id;
  }
  Slide hinted =
      test::slide("one_column", {text("t", "제목", "title"), bullets("a", numbered_items(30)),
                                 bullets("b", numbered_items(30))});
  hinted.hints.order = {"t", "b", "a"};
  const RepairedDeck ordered = repaired({hinted});
  ASSERT_GE(ordered.slides.size(), 2U);
  EXPECT_NE(find_element(ordered.slides.front(), "b"), nullptr);
  EXPECT_EQ(find_element(ordered.slides.front(), "a"), nullptr);
  EXPECT_NE(find_element(ordered.slides.back(), "a"), nullptr);
}

// A short list beside a long one is kept whole, and a slide with the text of one column only uses
// the whole width.
TEST(Loop, KeepsAShortColumnTogether) {
  const RepairedDeck deck = repaired(
      {test::slide("two_column", {text("t", "제목", "title"), bullets("l", {"하나", "둘", "셋"}),
                                  bullets("r", numbered_items(40))})});
  ASSERT_GE(deck.slides.size(), 2U);
  ASSERT_NE(find_element(deck.slides[0], "l"), nullptr);
  EXPECT_EQ(find_element(deck.slides[0], "l")->text.paragraphs.size(), 3U);
  for (std::size_t i = 1; i < deck.slides.size(); ++i) {
    EXPECT_EQ(find_element(deck.slides[i], "l"), nullptr);
    EXPECT_EQ(deck.slides[i].layout, "one_column");
  }
}

Citation source(const std::string& id, const std::string& title) {
  Citation citation;
  citation.id = id;
  citation.title = title;
  citation.evidence_id = "E-" + id;
  return citation;
}

// Every page of a slide that is split has the sources its text names, and their numbers.
TEST(Loop, SplitsSourcesWithTheTextThatNamesThem) {
  std::vector<std::string> items;
  for (int i = 0; i < 40; ++i)
    items.push_back("a point of a few words" + std::string(i == 1    ? " [early]"
                                                           : i == 38 ? " [late]"
                                                                     : ""));
  Slide slide = test::slide("one_column", {text("t", "Title", "title"), test::bullets("b", items)});
  slide.elements[1].constraints.allow_shrink = false;
  slide.citations = {source("late", "A late source"), source("early", "An early source"),
                     source("end", "Of the whole list"), source("none", "Named nowhere")};
  slide.elements[1].citations = {{"early", "about the early one"}, {"end", "about the list"}};
  const RepairedDeck deck = repaired({slide}, {}, "en");
  ASSERT_GE(deck.slides.size(), 3U);
  const auto words = [&deck](std::size_t i, const char* eid) {
    const ElementIr* element = find_element(deck.slides[i], eid);
    return element == nullptr ? std::string() : plain_text(element->text);
  };
  const std::size_t last = deck.slides.size() - 1;
  EXPECT_EQ(words(0, "_citations"), "1.\u00A0An early source   4.\u00A0Named nowhere");
  for (std::size_t i = 1; i < last; ++i) EXPECT_EQ(words(i, "_citations"), "") << i;
  EXPECT_EQ(words(last, "_citations"), "2.\u00A0A late source   3.\u00A0Of the whole list");
  EXPECT_NE(words(0, "b").find("words [1]"), std::string::npos);
  EXPECT_EQ(words(0, "b").find("[3]"), std::string::npos);
  EXPECT_TRUE(words(last, "b").ends_with("words[3]"));
  std::string notes;
  for (const SlideIr& ir : deck.slides) {
    for (const NoteLineIr& line : ir.generated_notes) notes += line.text + "\n";
  }
  for (const char* text : {"about the early one", "about the list", "E-none"}) {
    const std::size_t at = notes.find(text);
    EXPECT_NE(at, std::string::npos) << text;
    EXPECT_EQ(notes.find(text, at + 1), std::string::npos) << text;
  }
}

TEST(Loop, CutsAParagraphThatNoPageHolds) {
  std::string sentence;
  while (sentence.size() < 1900) sentence += "A sentence of a few words. ";
  Slide slide = test::slide("one_column", {text("t", "Title", "title"), text("p", sentence)});
  slide.elements[1].constraints.min_font_pt = 28;
  slide.elements[1].style.size_pt = 28;
  const RepairedDeck deck = repaired({slide}, {}, "en");
  ASSERT_GE(deck.slides.size(), 2U);
  for (const SlideReport& s : deck.report.slides)
    EXPECT_EQ(s.quality, Quality::SuccessClean) << s.slide_id;
}

// Text over the full width made the picture beside it tiny.
TEST(Loop, DoesNotMakeTextFitByAVerySmallPicture) {
  PictureIr photo;
  photo.width = photo.height = 1000;
  photo.bytes = std::make_shared<const std::string>("bytes");
  const LoadedAssets assets{{"photo", {std::make_shared<const PictureIr>(photo), {}}}};
  Element picture;
  picture.element_id = "p";
  picture.kind = ElementKind::Image;
  picture.role = "picture";
  picture.content = ImageContent{"photo", {}, {}};
  std::vector<std::string> words;
  for (const std::size_t n : {82U, 140U, 300U, 2U, 207U, 82U}) words.emplace_back(n, 'a');
  const Deck deck = test::deck(
      {test::slide("two_column", {text("t", "Title", "title"), bullets("b", words), picture})},
      "en");
  layout::LayoutContext context{deck, test::default_template(), test::text_engine()};
  context.assets = &assets;
  const auto result = repair_deck(context, {});
  ASSERT_TRUE(result);
  ASSERT_EQ(result->slides.size(), 1U);
  EXPECT_GT(to_pt(visible_box(*find_element(result->slides[0], "p")).h), 150);
}

// Three pictures under a list that fills the slide became strips 24 pt high.
TEST(SplitSlide, GivesPicturesBesideLongTextTheSpaceTheyNeed) {
  PictureIr photo;
  photo.format = PictureFormat::Jpeg;
  photo.width = 1200, photo.height = 900;
  photo.bytes = std::make_shared<const std::string>("bytes");
  LoadedAssets assets{{"photo", {std::make_shared<const PictureIr>(photo), {}}}};
  std::vector<Element> elements = {
      text("t", "Title", "title"),
      bullets("b", numbered_items(13, "a rather long item of one whole line"))};
  for (const char* id : {"p", "q", "r"}) {
    Element e = text(id, "");
    e.kind = ElementKind::Image;
    e.content = ImageContent{"photo", "what it shows", {}};
    elements.push_back(e);
  }
  Deck deck = test::deck({test::slide("one_column", elements)}, "en");
  deck.assets.emplace_back();
  deck.assets.back().asset_id = "photo";
  const auto result =
      repair_deck({deck, test::default_template(), test::text_engine(), &assets}, DeckOptions{});
  ASSERT_TRUE(result.has_value());
  std::size_t pictures = 0;
  for (std::size_t s = 0; s < result->slides.size(); ++s) {
    EXPECT_NE(result->report.slides[s].quality, Quality::Degraded) << s;
    for (std::size_t i = 0; i < result->slides[s].elements.size(); ++i) {
      if (result->slides[s].elements[i].type != ElementType::Image) continue;
      ++pictures;
      EXPECT_EQ(s, 0U) << "the pictures stay where they were";
      const Rect& seen = result->measured[s].elements[i].bbox;
      EXPECT_GE(to_pt(std::max(seen.w, seen.h)), 48);
    }
  }
  EXPECT_EQ(pictures, 3U);
  for (int i = 0; i < 13; ++i)
    EXPECT_NE(all_text(*result).find("whole line " + std::to_string(i)), std::string::npos) << i;
}

}  // namespace
}  // namespace deckle::fixers
