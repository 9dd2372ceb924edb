// Groups and connectors on a slide of the built-in template: slots, boxes, notes.

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "layout/slide/lay_out.h"
#include "qc/run/runner.h"
#include "tests/support/deck_builder.h"
#include "tests/support/test_engine.h"

namespace deckle::layout {
namespace {

using test::bullets;
using test::text;

struct LaidOut {
  SlideIr ir;
  DiagnosticSink notes;
};

LaidOut laid_out(const Slide& slide, const std::string& language = "en") {
  const Deck deck = test::deck({slide}, language);
  LaidOut out;
  auto ir = lay_out_slide(slide, {deck, test::default_template(), test::text_engine()}, out.notes);
  if (!ir) ADD_FAILURE() << ir.error().message;
  out.ir = ir.value_or(SlideIr{});
  return out;
}

Element shape(const std::string& id, const std::string& preset, const std::string& words) {
  Element e = test::shape(id, words);
  std::get<ShapeContent>(e.content).shape = preset;
  return e;
}

Element picture(const std::string& id) {
  Element e;
  e.element_id = id;
  e.kind = ElementKind::Image;
  e.content = ImageContent{"none", {}, {}};
  return e;
}

const ElementIr& at(const LaidOut& slide, const std::string& eid) {
  const ElementIr* found = find_element(slide.ir, eid);
  if (found == nullptr) throw std::runtime_error("no element " + eid);
  return *found;
}

std::vector<Element> with_title(std::vector<Element> elements) {
  elements.insert(elements.begin(), text("t", "Title", "title"));
  return elements;
}

// "grouped-elements" notes, joined.
std::string group_notes(const LaidOut& slide) {
  std::string out;
  for (const Diagnostic& d : slide.notes) {
    if (d.rule == "grouped-elements") out += (out.empty() ? "" : "; ") + d.message.english();
  }
  return out;
}

TEST(GroupsOnASlide, TakeTheBodyAsAWhole) {
  const LaidOut slide = laid_out(test::slide(
      "one_column", with_title({shape("a", "roundRect", "$48.2M\nRevenue\n+18%"),
                                shape("b", "roundRect", "41.3%\nMargin\n+220 bps"),
                                shape("c", "roundRect", "118%\nRetention\n+4 pts")})));
  for (const char* id : {"a", "b", "c"}) {
    EXPECT_FALSE(at(slide, id).placeholder) << id;
    EXPECT_EQ(at(slide, id).box.w, at(slide, "a").box.w) << id;
    EXPECT_EQ(at(slide, id).box.y, at(slide, "a").box.y) << id;
  }
  EXPECT_EQ(at(slide, "b").member, (MembershipIr{"group-1", 1, 0}));
  EXPECT_EQ(group_notes(slide),
            "a, b, c are a row of 3 equal cells, because they are of one kind");
}

TEST(GroupsOnASlide, LeaveTwoColumnsTheirSlots) {
  const LaidOut slide = laid_out(test::slide(
      "two_column", with_title({bullets("a", {"one"}), bullets("b", {"two"})})));
  EXPECT_TRUE(at(slide, "a").placeholder);
  EXPECT_TRUE(at(slide, "b").placeholder);
  EXPECT_FALSE(at(slide, "a").member);
  EXPECT_EQ(group_notes(slide), "");
}

// One picture was a fifth wider than the other.
TEST(GroupsOnASlide, GiveTwoPicturesColumnsOfOneWidth) {
  Slide slide = test::slide("two_column", with_title({picture("p"), picture("q")}));
  const LaidOut two = laid_out(slide);
  EXPECT_EQ(at(two, "p").box.w, at(two, "q").box.w);
  EXPECT_GT(at(two, "q").box.x, at(two, "p").box.right());
  // Text beside a picture has the wider column, and a ratio is the author's.
  const LaidOut mixed =
      laid_out(test::slide("two_column", with_title({bullets("a", {"one"}), picture("q")})));
  EXPECT_GT(at(mixed, "a").box.w, at(mixed, "q").box.w);
  slide.hints.ratio = {60, 40};
  const LaidOut ratio = laid_out(slide);
  EXPECT_GT(at(ratio, "p").box.w, at(ratio, "q").box.w);
}

TEST(GroupsOnASlide, TakeTheColumnThatIsLeft) {
  Element list = bullets("l", {"one", "two"});
  list.role = "left";
  const LaidOut slide = laid_out(
      test::slide("two_column", with_title({list, picture("p"), picture("q"), picture("r")})));
  EXPECT_TRUE(at(slide, "l").placeholder);
  for (const char* id : {"p", "q", "r"}) {
    EXPECT_TRUE(at(slide, id).member) << id;
    EXPECT_GE(at(slide, id).box.x, at(slide, "l").box.right()) << id;
  }
}

TEST(GroupsOnASlide, StandBesideAKeyTakeaway) {
  Element chart;
  chart.kind = ElementKind::Chart;
  chart.content = ChartContent{};
  std::vector<Element> elements = {chart, chart, text("k", "Up", "key_takeaway")};
  elements[0].element_id = "a";
  elements[1].element_id = "b";
  const LaidOut slide = laid_out(test::slide("chart_focus", with_title(elements)));
  EXPECT_EQ(at(slide, "a").box.w, at(slide, "b").box.w);
  EXPECT_LT(at(slide, "b").box.right(), at(slide, "k").box.x);
}

TEST(GroupsOnASlide, ObeyTheAuthor) {
  Slide slide = test::slide("one_column", with_title({bullets("a", {"one"}), bullets("b", {"two"}),
                                                      bullets("c", {"three"})}));
  slide.hints.arrange = Arrange::None;
  EXPECT_EQ(group_notes(laid_out(slide)), "");
  EXPECT_FALSE(at(laid_out(slide), "a").member);
  slide.hints.arrange = Arrange::Column;
  const LaidOut column = laid_out(slide);
  EXPECT_EQ(at(column, "a").box.x, at(column, "c").box.x);
  slide.hints.arrange.reset();
  slide.hints.ratio = {1, 2, 1};
  const LaidOut row = laid_out(slide);
  EXPECT_NEAR(to_pt(at(row, "b").box.w), 2 * to_pt(at(row, "a").box.w), 0.1);
}

// Lists without a ground below arrows looked unfinished.
TEST(GroupsOnASlide, HaveTheListsBelowShapesOnPanels) {
  const auto slide = [](const char* fill) {
    std::vector<Element> elements{text("t", "Handover", "title")};
    for (int i = 0; i < 3; ++i) {
      const std::string n = std::to_string(i);
      elements.push_back(shape("s" + n, "homePlate", "Agent to lead"));
      elements.push_back(bullets("b" + n, {"Photographs", "Estimate"}));
      if (*fill != 0) elements.back().style.fill = fill;
    }
    return test::slide("one_column", std::move(elements));
  };
  const LaidOut plain = laid_out(slide("")), own = laid_out(slide("accent2"));
  EXPECT_EQ(at(plain, "b0").fill.kind, FillIr::Kind::Solid);
  EXPECT_EQ(at(plain, "b0").box.h, at(plain, "b2").box.h);
  EXPECT_GE(at(plain, "b1").text.insets.left, emu_from_pt(12));
  EXPECT_NE(at(own, "b0").fill.color.rgb, at(plain, "b0").fill.color.rgb);
}

TEST(GroupsOnASlide, AreReadCellByCell) {
  const LaidOut slide = laid_out(test::slide(
      "one_column", with_title({picture("p"), picture("q"), text("a", "Ana"), text("b", "Bo")})));
  std::string order;
  for (const ElementIr& element : slide.ir.elements) {
    if (element.member) order += element.eid;
  }
  EXPECT_EQ(order, "paqb");
  EXPECT_EQ(at(slide, "a").box.x, at(slide, "p").box.x);
  EXPECT_EQ(at(slide, "b").box.x, at(slide, "q").box.x);
  EXPECT_EQ(at(slide, "a").box.y, at(slide, "b").box.y);
}

TEST(GroupsOnASlide, AreMirrored) {
  const LaidOut slide = laid_out(test::slide("one_column", with_title({shape("a", "chevron", "x"),
                                                                       shape("b", "chevron", "y")})),
                                 "ar");
  EXPECT_GT(at(slide, "a").box.x, at(slide, "b").box.x);
  EXPECT_TRUE(at(slide, "a").transform.flip_h);
}

Element arrow(const std::string& id) { return shape(id, "rightArrow", ""); }

TEST(ConnectorsOnASlide, AreBoundToTheirNeighbours) {
  Slide ring = test::slide(
      "one_column", with_title({shape("a", "ellipse", "Plan"), arrow("x"),
                                shape("b", "ellipse", "Do"), arrow("y"),
                                shape("c", "ellipse", "Check"), arrow("z")}));
  // A ring of three: the last one below, and short ways there and back.
  const LaidOut triangle = laid_out(ring);
  EXPECT_EQ(at(triangle, "y").from, (ConnectionIr{"b", 4}));
  EXPECT_EQ(at(triangle, "y").to, (ConnectionIr{"c", 6}));
  EXPECT_EQ(at(triangle, "y").shape, "bentConnector2");
  EXPECT_EQ(at(triangle, "z").from, (ConnectionIr{"c", 2}));
  EXPECT_EQ(at(triangle, "z").to, (ConnectionIr{"a", 4}));
  ring.hints.arrange = Arrange::Row;
  const LaidOut slide = laid_out(ring);
  const ElementIr& first = at(slide, "x");
  EXPECT_EQ(first.from, (ConnectionIr{"a", 6}));  // an ellipse's right and left
  EXPECT_EQ(first.to, (ConnectionIr{"b", 2}));
  EXPECT_EQ(first.shape, "straightConnector1");
  EXPECT_TRUE(first.line.arrow_at_end);
  EXPECT_EQ(first.box.x, at(slide, "a").box.right());
  EXPECT_EQ(first.box.right(), at(slide, "b").box.x);
  EXPECT_EQ(first.box.h, Emu(0));
  // The last one leads back, below the others.
  const ElementIr& back = at(slide, "z");
  EXPECT_EQ(back.from.eid, "c");
  EXPECT_EQ(back.to.eid, "a");
  EXPECT_EQ(back.shape, "bentConnector3");
  EXPECT_EQ(back.transform.rotation, kQuarterTurn);
  ASSERT_TRUE(back.bend);
  EXPECT_GT(*back.bend, 100000);
}

TEST(ConnectorsOnASlide, ConnectBoxesOfTheAuthor) {
  std::vector<Element> elements = {shape("a", "rect", "A"), shape("b", "rect", "B")};
  elements[0].box = Rect{emu_from_px(100), emu_from_px(200), emu_from_px(200), emu_from_px(100)};
  elements[1].box = Rect{emu_from_px(100), emu_from_px(500), emu_from_px(200), emu_from_px(100)};
  Element line = shape("x", "straightConnector1", "");
  std::get<ShapeContent>(line.content).from = "b";
  std::get<ShapeContent>(line.content).to = "a";
  elements.push_back(line);
  const LaidOut slide = laid_out(test::slide("one_column", with_title(elements)));
  const ElementIr& connector = at(slide, "x");
  EXPECT_EQ(connector.from, (ConnectionIr{"b", 0}));  // upwards: top to bottom
  EXPECT_EQ(connector.to, (ConnectionIr{"a", 2}));
  EXPECT_TRUE(connector.transform.flip_v);
  EXPECT_NEAR(to_px(connector.box.y), 300, 0.01);
  EXPECT_NEAR(to_px(connector.box.h), 200, 0.01);
}

// Whatever is on the slide, groups give no finding of overlap, and no word is lost.
TEST(GroupsOnASlide, GiveNoNewFindings) {
  const std::vector<Element> lists = {bullets("a", {"one", "two"}), bullets("b", {"one", "two"}),
                                      bullets("c", {"one", "two"}), bullets("d", {"one", "two"})};
  const std::vector<std::vector<Element>> slides = {
      lists,
      {shape("a", "chevron", "One"), shape("b", "chevron", "Two"), shape("c", "chevron", "Three")},
      {shape("a", "ellipse", "Plan"), arrow("x"), shape("b", "ellipse", "Do"), arrow("y"),
       shape("c", "ellipse", "Check"), arrow("z"), shape("d", "ellipse", "Act"), arrow("w")},
      {text("i", "Some words before"), shape("a", "rect", "One"), shape("b", "rect", "Two"),
       text("k", "Some words after", "key_takeaway")},
      {text("h", "Head"), bullets("a", {"one"}), text("j", "Head"), bullets("b", {"two"})},
  };
  for (const auto& elements : slides) {
    for (const char* language : {"en", "ko", "ar"}) {
      const LaidOut slide = laid_out(test::slide("one_column", with_title(elements)), language);
      for (const Diagnostic& d : qc::check_slide(slide.ir, test::measured(slide.ir)))
        EXPECT_NE(d.rule, "overlapping-elements") << language << ": " << d.message;
      EXPECT_EQ(slide.ir.elements.size() >= elements.size() + 1, true);
    }
  }
}

}  // namespace
}  // namespace deckle::layout
