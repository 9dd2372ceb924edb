// Which elements belong together (layout/groups/find_groups.h), without any placement.

#include "layout/groups/find_groups.h"

#include <gtest/gtest.h>

#include "layout/base/reading_order.h"
#include "tests/support/deck_builder.h"

namespace deckle::layout {
namespace {

using test::bullets;
using test::text;

Element shape_of(const std::string& id, const std::string& preset, const std::string& words = "x") {
  Element e = test::shape(id, words);
  std::get<ShapeContent>(e.content).shape = preset;
  return e;
}

Element arrow(const std::string& id, const std::string& from = {}, const std::string& to = {}) {
  Element e = shape_of(id, "rightArrow", "");
  auto& content = std::get<ShapeContent>(e.content);
  content.from = from;
  content.to = to;
  return e;
}

Element picture(const std::string& id) {
  Element e;
  e.element_id = id;
  e.kind = ElementKind::Image;
  e.content = ImageContent{"p", {}, {}};
  return e;
}

Element chart(const std::string& id) {
  Element e;
  e.element_id = id;
  e.kind = ElementKind::Chart;
  e.content = ChartContent{};
  return e;
}

Element list(const std::string& id) { return bullets(id, {"one", "two"}); }

Element panel(const std::string& id) {
  Element e = text(id, "words");
  e.style.fill = "accent1";
  return e;
}

// One letter for each element: P picture, T text, C caption, L list, H chart, S rectangle, V chevron,
// E ellipse, > arrow, F text with a fill, 9 figure, B table, K key takeaway. Ids are letter and place.
std::vector<Element> elements_of(const std::string& letters) {
  std::vector<Element> all;
  for (std::size_t i = 0; i < letters.size(); ++i) {
    const std::string id = letters[i] + std::to_string(i);
    switch (letters[i]) {
      case 'P': all.push_back(picture(id)); break;
      case 'T': all.push_back(text(id, "Some words")); break;
      case 'C': all.push_back(text(id, "Some words", "caption")); break;
      case 'K': all.push_back(text(id, "Some words", "key_takeaway")); break;
      case '9': all.push_back(text(id, "+18%")); break;
      case 'L': all.push_back(list(id)); break;
      case 'H': all.push_back(chart(id)); break;
      case 'S': all.push_back(shape_of(id, "rect")); break;
      case 'V': all.push_back(shape_of(id, "chevron")); break;
      case 'E': all.push_back(shape_of(id, "ellipse")); break;
      case '>': all.push_back(arrow(id)); break;
      case 'F': all.push_back(panel(id)); break;
      case 'B': all.push_back(test::table(id, {"a"}, {{1.0}})); break;
      default: ADD_FAILURE() << letters[i];
    }
  }
  return all;
}

// "siblings S0|S1|S2; dealt P0 C2|P1 C3": reasons and cells.
std::string groups_in(const Slide& slide) {
  std::vector<const Element*> free;
  for (const Element* element : reading_order(slide)) free.push_back(element);
  std::string out;
  for (const ElementGroup& group : find_groups(slide.hints, free, find_connectors(free))) {
    constexpr const char* kReasons[] = {"siblings", "chain", "tuples", "dealt", "authored"};
    if (!out.empty()) out += "; ";
    out += kReasons[static_cast<std::size_t>(group.reason)];
    for (std::size_t c = 0; c < group.cells.size(); ++c) {
      out += c == 0 ? " " : "|";
      for (std::size_t p = 0; p < group.cells[c].size(); ++p)
        out += (p > 0 ? " " : "") + group.cells[c][p]->element_id;
    }
  }
  return out;
}

TEST(Groups, AreFoundByKindOrderAndForm) {
  struct Case {
    const char* name;
    const char* letters;
    const char* expected;
  };
  const Case cases[] = {
      {"cards", "SSSS", "siblings S0|S1|S2|S3"},
      {"chevrons", "VVVVV", "siblings V0|V1|V2|V3|V4"},
      {"two presets are two runs", "SSVV", "dealt S0 V2|S1 V3"},
      {"shapes of two presets, not as many", "SSVVV", "siblings S0|S1; siblings V2|V3|V4"},
      {"lists", "LLL", "siblings L0|L1|L2"},
      {"a text above lists", "TLLL", "siblings L1|L2|L3"},
      {"charts with a takeaway", "HHK", "siblings H0|H1"},
      {"panels", "FFF", "siblings F0|F1|F2"},
      {"paragraphs stay paragraphs", "TTTT", ""},
      {"one of a kind", "TLPH", ""},
      {"tables are not grouped", "BB", ""},
      {"a heading with one list", "TL", ""},
      {"pictures, then captions", "PPPCCC", "dealt P0 C3|P1 C4|P2 C5"},
      {"pictures, then texts", "PPPTTT", "dealt P0 T3|P1 T4|P2 T5"},
      {"a text before them", "TPPPTTT", "dealt P1 T4|P2 T5|P3 T6"},
      {"pictures, names, roles", "PPTTTT", "dealt P0 T2 T4|P1 T3 T5"},
      {"not as many captions", "PPPCC", "siblings P0|P1|P2"},
      {"headings, then lists", "TTLL", "dealt T0 L2|T1 L3"},
      {"arrows, then lists", "VVVVLLLL", "dealt V0 L4|V1 L5|V2 L6|V3 L7"},
      {"picture, text in turn", "PTPTPT", "tuples P0 T1|P2 T3|P4 T5"},
      {"a text before picture and text", "TPTPT", "tuples P1 T2|P3 T4"},
      {"heading, list in turn", "TLTL", "tuples T0 L1|T2 L3"},
      {"a text before heading and list", "TTLTL", "tuples T1 L2|T3 L4"},
      {"shape, list in turn", "SLSLSL", "tuples S0 L1|S2 L3|S4 L5"},
      {"figure, label in turn", "9T9T9T", "tuples 90 T1|92 T3|94 T5"},
      {"figure, label, change in turn", "9T99T9", "tuples 90 T1 92|93 T4 95"},
      {"picture, two texts in turn", "PTTPTT", "tuples P0 T1 T2|P3 T4 T5"},
      {"two groups", "SSSHH", "siblings S0|S1|S2; siblings H3|H4"},
      {"a row with a text after it", "SSST", "siblings S0|S1|S2"},
      {"shapes joined by arrows", "E>E>E", "chain E0|E2|E4"},
      {"a ring", "E>E>E>", "chain E0|E2|E4"},
      {"different shapes joined by arrows", "S>E>S", "chain S0|E2|S4"},
      {"texts joined by an arrow", "T>T", "chain T0|T2"},
      {"an arrow beside nothing is a shape", ">", ""},
  };
  for (const Case& c : cases)
    EXPECT_EQ(groups_in(test::slide("one_column", elements_of(c.letters))), c.expected) << c.name;
}

TEST(Groups, AreWhatTheAuthorSays) {
  Slide slide = test::slide("one_column", elements_of("TTTTSS"));
  slide.hints.groups = {{{"T0", "T2"}, {"T1", "T3"}}};
  EXPECT_EQ(groups_in(slide), "authored T0 T2|T1 T3; siblings S4|S5");
  slide.hints.groups.push_back({{"S4"}, {"S5"}});
  EXPECT_EQ(groups_in(slide), "authored T0 T2|T1 T3; authored S4|S5");
  slide.hints.arrange = Arrange::None;
  EXPECT_EQ(groups_in(slide), "");
}

// "a: E0>E2; b: E4>E0 (closes)"
std::string connectors_in(const std::vector<Element>& elements) {
  std::vector<const Element*> all;
  for (const Element& element : elements) all.push_back(&element);
  std::string out;
  for (const Connector& c : find_connectors(all)) {
    if (!out.empty()) out += "; ";
    out += c.element->element_id + ": " + c.from->element_id + ">" + c.to->element_id;
    if (c.closes) out += " (closes)";
  }
  return out;
}

TEST(Connectors, JoinTheirNeighbours) {
  EXPECT_EQ(connectors_in(elements_of("E>E>E")), ">1: E0>E2; >3: E2>E4");
  EXPECT_EQ(connectors_in(elements_of("E>E>E>")), ">1: E0>E2; >3: E2>E4; >5: E4>E0 (closes)");
  EXPECT_EQ(connectors_in(elements_of("E>E>T")), ">1: E0>E2; >3: E2>E0 (closes)");
  EXPECT_EQ(connectors_in(elements_of("ET>ET")), ">2: E0>E3");
  EXPECT_EQ(connectors_in(elements_of("TL>TL")), ">2: T0>T3");
  // Not past a list that has no counterpart.
  EXPECT_EQ(connectors_in(elements_of("TL>T")), "");
  EXPECT_EQ(connectors_in(elements_of("E>")), "");
  EXPECT_EQ(connectors_in(elements_of(">E")), "");
}

TEST(Connectors, JoinWhatTheirContentNames) {
  std::vector<Element> elements = elements_of("SSS");
  elements.push_back(arrow("a", "S2", "S0"));
  elements.push_back(arrow("b", "S0", "S1"));
  EXPECT_EQ(connectors_in(elements), "a: S2>S0; b: S0>S1");
  // Placed exactly, an arrow is a connector only if it names an end.
  elements = elements_of("E>E");
  elements[1].box = Rect{Emu(0), Emu(0), Emu(1000), Emu(1000)};
  EXPECT_EQ(connectors_in(elements), "");
}

TEST(Connectors, AreNotShapesWithText) {
  std::vector<Element> elements = elements_of("E");
  elements.push_back(shape_of("a", "rightArrow", "then"));
  elements.push_back(shape_of("e", "ellipse"));
  EXPECT_EQ(connectors_in(elements), "");
}

TEST(Groups, CountTheCellsThatARatioMayHave) {
  Slide slide = test::slide("one_column", elements_of("TLLL"));
  EXPECT_EQ(possible_cell_counts(slide), (std::vector<std::size_t>{3, 3}));
  slide = test::slide("one_column", elements_of("TTTT"));
  EXPECT_TRUE(possible_cell_counts(slide).empty());
}

}  // namespace
}  // namespace deckle::layout
