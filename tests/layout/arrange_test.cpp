#include "layout/arrange.h"

#include <gtest/gtest.h>

#include "tests/support/workshop.h"

namespace deckle::layout {
namespace {

ElementIr box_of(const std::string& eid, int lines, ElementType type = ElementType::Text) {
  ElementIr element;
  element.eid = eid;
  element.type = type;
  element.text.insets = {};
  for (int i = 0; i < lines; ++i) {
    ParagraphIr paragraph;
    RunIr run;
    run.text = "line";
    run.style.size_pt = 20;  // a line is 24 pt
    run.style.fonts = {"Arial", "Malgun Gothic", "Arial"};
    paragraph.runs.push_back(run);
    element.text.paragraphs.push_back(paragraph);
  }
  return element;
}

std::vector<ElementIr*> pointers(std::vector<ElementIr>& elements) {
  std::vector<ElementIr*> out;
  for (ElementIr& e : elements) out.push_back(&e);
  return out;
}

Rect area(double x, double y, double w, double h) {
  return {emu_from_pt(x), emu_from_pt(y), emu_from_pt(w), emu_from_pt(h)};
}

TEST(Stack, GivesEachWhatItWantsFromTheTop) {
  std::vector<ElementIr> e = {box_of("a", 1), box_of("b", 3)};
  stack(test::engine(), pointers(e), area(0, 100, 400, 300));
  EXPECT_DOUBLE_EQ(to_pt(e[0].box.y), 100);
  EXPECT_DOUBLE_EQ(to_pt(e[0].box.h), 28);  // 24 pt and a rounding EMU, up to the rhythm
  EXPECT_DOUBLE_EQ(to_pt(e[1].box.y), 100 + 28 + kStackGapPt);
  EXPECT_DOUBLE_EQ(to_pt(e[1].box.h), 76);
}

TEST(Stack, SqueezesInProportionAndStaysInside) {
  std::vector<ElementIr> e = {box_of("a", 2), box_of("b", 6)};
  const Rect room = area(0, 0, 400, 112);
  stack(test::engine(), pointers(e), room);
  EXPECT_LE(e[1].box.bottom(), room.bottom());
  EXPECT_NEAR(to_pt(e[1].box.h) / to_pt(e[0].box.h), 3, 0.6);
}

TEST(Arrange, KeepsToOneColumnWhileItFits) {
  std::vector<ElementIr> e = {box_of("a", 2), box_of("b", 2)};
  arrange(test::engine(), pointers(e), {area(0, 0, 800, 300)});
  EXPECT_EQ(e[0].box.x, e[1].box.x);
}

TEST(Arrange, TakesMoreColumnsWhenOneIsTooShort) {
  std::vector<ElementIr> e = {box_of("a", 4), box_of("b", 4), box_of("c", 4)};
  arrange(test::engine(), pointers(e), {area(0, 0, 800, 120)});
  EXPECT_LT(e[0].box.x, e[1].box.x);
  EXPECT_LT(e[1].box.x, e[2].box.x);
  EXPECT_EQ(e[0].box.y, e[2].box.y);
}

TEST(Arrange, KeepsAHeadingWithItsList) {
  std::vector<ElementIr> e = {box_of("intro", 6), box_of("heading", 1),
                              box_of("list", 6, ElementType::Bullets)};
  arrange(test::engine(), pointers(e), {area(0, 0, 800, 190)});
  EXPECT_EQ(e[1].box.x, e[2].box.x);
  EXPECT_NE(e[0].box.x, e[1].box.x);
}

// Whatever the number, neighbours' safe boxes never overlap by spec/1's 100 px2, and nothing leaves
// the area.
TEST(Arrange, NeverTripsTheOverlapRule) {
  for (int n = 1; n <= 40; ++n) {
    std::vector<ElementIr> e;
    for (int i = 0; i < n; ++i) e.push_back(box_of(std::to_string(i), 1 + i % 3));
    const Rect room = area(36, 124, 888, 340);
    arrange(test::engine(), pointers(e), {room});
    for (const ElementIr& a : e) {
      EXPECT_GE(a.box.x, room.x);
      EXPECT_LE(a.box.right(), room.right());
      EXPECT_LE(a.box.bottom(), room.bottom()) << n;
      for (const ElementIr& b : e) {
        if (&a >= &b) continue;
        const Rect both =
            intersection(a.box.inflated(emu_from_px(8)), b.box.inflated(emu_from_px(8)));
        EXPECT_LT(area_px(both), 100) << n;
      }
    }
  }
}

}  // namespace
}  // namespace deckle::layout
