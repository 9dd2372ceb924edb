// Words that a line would part keep whole in smaller letters.

#include "layout/fill/whole_words.h"

#include <gtest/gtest.h>

#include "layout/slide/lay_out.h"
#include "slidespec/ir/text_sizes.h"
#include "tests/support/deck_builder.h"
#include "tests/support/test_engine.h"

namespace deckle::layout {
namespace {

ElementIr title_of(const std::string& words, double size_pt, double width_pt) {
  ElementIr element;
  element.eid = "t";
  element.type = ElementType::Title;
  element.min_font_pt = 12;
  element.box = {Emu(0), Emu(0), emu_from_pt(width_pt), emu_from_pt(300)};
  element.text.insets = {};
  ParagraphIr paragraph;
  RunIr run;
  run.text = words;
  run.style.fonts = {"Arial", "Malgun Gothic", "Arial"};
  paragraph.runs = {run};
  element.text.paragraphs = {paragraph};
  set_size(element.text, size_pt);
  return element;
}

double size_of(const ElementIr& element) {
  return element.text.paragraphs.front().runs.front().style.size_pt;
}

TEST(WholeWords, TakeTheLargestSizeThatKeepsThem) {
  ElementIr title = title_of("Bevölkerungswachstum in drei Regionen", 44, 400);
  EXPECT_TRUE(parts_words(test::text_engine(), title));
  keep_words_whole(test::text_engine(), title);
  EXPECT_FALSE(parts_words(test::text_engine(), title));
  EXPECT_LT(size_of(title), 44);
  EXPECT_GT(size_of(title), 30);
  ElementIr larger = title;
  set_size(larger.text, size_of(title) + 1);
  EXPECT_TRUE(parts_words(test::text_engine(), larger));
}

TEST(WholeWords, LeaveOtherTextsAsTheyAre) {
  constexpr const char* kLong = "Bevölkerungswachstum";
  struct Row {
    const char* name;
    const char* words;
    void (*change)(ElementIr&);
  };
  const Row rows[] = {
      {"that fit", "Population in three regions", [](ElementIr&) {}},
      {"with an address", "https://example.com/a/very/long/path", [](ElementIr&) {}},
      {"of more letters than a word has", "Donaudampfschifffahrtsgesellschaft", [](ElementIr&) {}},
      {"written without spaces", "人口增长人口增长人口增长人口增长人口", [](ElementIr&) {}},
      {"that may not shrink", kLong, [](ElementIr& e) { e.allow_shrink = false; }},
      {"whose size is authored", kLong, [](ElementIr& e) { e.size_authored = true; }},
      {"in an exact box", kLong, [](ElementIr& e) { e.pinned = true; }},
      {"that no size helps", kLong, [](ElementIr& e) { e.min_font_pt = 43; }},
  };
  for (const Row& row : rows) {
    ElementIr title = title_of(row.words, 44, 400);
    row.change(title);
    keep_words_whole(test::text_engine(), title);
    EXPECT_EQ(size_of(title), 44) << row.name;
  }
}

// Names in four columns: one of them a little wider than its column.
SlideIr names(const std::string& long_name, double body_pt, DiagnosticSink& notes) {
  std::vector<Element> elements{test::text("t", "Platforms", "title")};
  for (int i = 0; i < 28; ++i)
    elements.push_back(
        test::text("e" + std::to_string(i), i == 11 ? long_name : "System.Data", "body"));
  const Deck deck = test::deck({test::slide("two_column", elements)}, "en");
  LayoutContext context{deck, test::default_template(), test::text_engine()};
  context.sizes = {body_pt, 18, 18};
  auto ir = lay_out_slide(deck.slides[0], context, notes);
  EXPECT_TRUE(ir.has_value());
  return ir ? std::move(*ir) : SlideIr{};
}

TEST(WholeWords, AreKeptInTheColumnsOfABody) {
  DiagnosticSink notes;
  const SlideIr slide = names("Microsoft.Networking", 24, notes);
  const ElementIr* element = find_element(slide, "e11");
  ASSERT_NE(element, nullptr);
  EXPECT_FALSE(parts_words(test::text_engine(), *element));
  EXPECT_EQ(size_of(*element), 22);
  EXPECT_EQ(size_of(*find_element(slide, "e0")), 22);  // all of them
  ASSERT_FALSE(notes.empty());
  EXPECT_EQ(notes.back().rule, "smaller-body-text");
  for (const char* other :
       {"System.Net", "https://example.com/a/path", "Microsoft.NetworkingAndMore"}) {
    notes.clear();
    EXPECT_EQ(size_of(*find_element(names(other, 24, notes), "e0")), 24) << other;
    EXPECT_TRUE(notes.empty());
  }
}

}  // namespace
}  // namespace deckle::layout
