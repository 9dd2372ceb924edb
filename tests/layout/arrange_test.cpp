#include "layout/arrange/arrange.h"

#include <gtest/gtest.h>

#include "layout/arrange/flow.h"
#include "tests/support/test_engine.h"

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
  stack(test::text_engine(), pointers(e), area(0, 100, 400, 300));
  EXPECT_DOUBLE_EQ(to_pt(e[0].box.y), 100);
  EXPECT_DOUBLE_EQ(to_pt(e[0].box.h), 28);  // 24 pt and a rounding EMU, up to the grid
  EXPECT_DOUBLE_EQ(to_pt(e[1].box.y), 100 + 28 + kStackGapPt);
  EXPECT_DOUBLE_EQ(to_pt(e[1].box.h), 76);
}

TEST(Stack, SqueezesInProportionAndStaysInside) {
  std::vector<ElementIr> e = {box_of("a", 2), box_of("b", 6)};
  const Rect available = area(0, 0, 400, 112);
  stack(test::text_engine(), pointers(e), available);
  EXPECT_LE(e[1].box.bottom(), available.bottom());
  EXPECT_NEAR(to_pt(e[1].box.h) / to_pt(e[0].box.h), 3, 0.6);
}

TEST(Arrange, KeepsToOneColumnWhileItFits) {
  std::vector<ElementIr> e = {box_of("a", 2), box_of("b", 2)};
  arrange(test::text_engine(), pointers(e), {area(0, 0, 800, 300)});
  EXPECT_EQ(e[0].box.x, e[1].box.x);
}

TEST(Arrange, TakesMoreColumnsWhenOneIsTooShort) {
  std::vector<ElementIr> e = {box_of("a", 4), box_of("b", 4), box_of("c", 4)};
  arrange(test::text_engine(), pointers(e), {area(0, 0, 800, 120)});
  EXPECT_LT(e[0].box.x, e[1].box.x);
  EXPECT_LT(e[1].box.x, e[2].box.x);
  EXPECT_EQ(e[0].box.y, e[2].box.y);
}

TEST(Arrange, KeepsAHeadingWithItsList) {
  std::vector<ElementIr> e = {box_of("intro", 6), box_of("heading", 1),
                              box_of("list", 6, ElementType::Bullets)};
  arrange(test::text_engine(), pointers(e), {area(0, 0, 800, 190)});
  EXPECT_EQ(e[1].box.x, e[2].box.x);
  EXPECT_NE(e[0].box.x, e[1].box.x);
}

// Whatever the number, neighbours' safe boxes never share 100 px2 (docs/repair-loop.md, 5.3), and
// nothing leaves the area.
TEST(Arrange, NeverTripsTheOverlapRule) {
  for (int n = 1; n <= 40; ++n) {
    std::vector<ElementIr> e;
    for (int i = 0; i < n; ++i) e.push_back(box_of(std::to_string(i), 1 + i % 3));
    const Rect available = area(36, 124, 888, 340);
    arrange(test::text_engine(), pointers(e), {available});
    for (const ElementIr& a : e) {
      EXPECT_GE(a.box.x, available.x);
      EXPECT_LE(a.box.right(), available.right());
      EXPECT_LE(a.box.bottom(), available.bottom()) << n;
      for (const ElementIr& b : e) {
        if (&a >= &b) continue;
        const Rect both =
            intersection(a.box.inflated(emu_from_px(8)), b.box.inflated(emu_from_px(8)));
        EXPECT_LT(area_px(both), 100) << n;
      }
    }
  }
}

ElementIr picture_of(const std::string& eid, double width, double height) {
  ElementIr element;
  element.eid = eid;
  element.type = ElementType::Image;
  PictureIr picture;
  picture.bytes = std::make_shared<const std::string>("");
  picture.width = width;
  picture.height = height;
  element.picture = std::make_shared<const PictureIr>(picture);
  return element;
}

const Rect kBody = area(36, 124, 888, 340);

TEST(Grid, LaysPicturesOutRowByRow) {
  struct Row {
    const char* name;
    int pictures;
    double width, height;
    std::size_t columns;
  };
  const Row rows[] = {
      {"one fills the area", 1, 400, 300, 1},
      {"two photographs side by side", 2, 400, 300, 2},
      {"two banners one above the other", 2, 900, 100, 1},
      {"four photographs", 4, 400, 300, 2},
      {"six photographs", 6, 400, 300, 3},
      {"eight banners", 8, 600, 100, 2},
      {"fifty icons", 50, 64, 64, 10},
  };
  for (const Row& row : rows) {
    std::vector<ElementIr> e;
    for (int i = 0; i < row.pictures; ++i)
      e.push_back(picture_of(std::to_string(i), row.width, row.height));
    arrange(test::text_engine(), pointers(e), {kBody});
    std::size_t first_row = 0;
    for (const ElementIr& element : e) first_row += element.box.y == e[0].box.y ? 1U : 0U;
    EXPECT_EQ(first_row, row.columns) << row.name;
    for (const ElementIr& element : e)
      EXPECT_TRUE(intersection(element.box, kBody) == element.box) << row.name;
  }
}

TEST(Mixed, PutsATallPictureBesideTheText) {
  std::vector<ElementIr> e = {box_of("words", 8, ElementType::Bullets), picture_of("p", 300, 400)};
  arrange(test::text_engine(), pointers(e), {kBody});
  EXPECT_LT(e[0].box.right(), e[1].box.x);
  EXPECT_EQ(e[0].box.y, kBody.y);
  EXPECT_EQ(e[1].box.h, kBody.h);
}

TEST(Mixed, PutsABannerUnderALineOfText) {
  std::vector<ElementIr> e = {box_of("words", 1), picture_of("p", 1600, 400)};
  arrange(test::text_engine(), pointers(e), {kBody});
  EXPECT_LT(e[0].box.bottom(), e[1].box.y);
  EXPECT_EQ(e[1].box.bottom(), kBody.bottom());
}

TEST(Mixed, KeepsThePictureFirstThatIsFirst) {
  std::vector<ElementIr> e = {picture_of("p", 300, 400), box_of("words", 8, ElementType::Bullets)};
  arrange(test::text_engine(), pointers(e), {kBody});
  EXPECT_LT(e[0].box.right(), e[1].box.x);
}

// The first picture of a column started at its top, the next one stood in the middle of its cell.
TEST(Mixed, StartsThePicturesOfARowAlike) {
  std::vector<ElementIr> e = {box_of("words", 11, ElementType::Bullets), picture_of("a", 300, 400),
                              picture_of("b", 300, 300)};
  e[1].fit.anchor = Anchor::Top;
  arrange(test::text_engine(), pointers(e), {kBody});
  ASSERT_EQ(e[1].box.y, e[2].box.y) << "one row";
  ASSERT_LT(e[0].box.right(), e[1].box.x) << "beside the words";
  EXPECT_EQ(e[1].fit.anchor, Anchor::Top);
  EXPECT_EQ(e[2].fit.anchor, Anchor::Top);
  e[2].fit.anchor = Anchor::Bottom;
  arrange(test::text_engine(), pointers(e), {kBody}, {{}, {"b"}});
  EXPECT_EQ(e[2].fit.anchor, Anchor::Bottom) << "the author's";
}

TEST(Mixed, CentresThePicturesOfSeveralRows) {
  std::vector<ElementIr> e = {box_of("words", 11, ElementType::Bullets)};
  for (const char* eid : {"a", "b", "c", "d"}) e.push_back(picture_of(eid, 400, 300));
  e[1].fit.anchor = Anchor::Top;
  arrange(test::text_engine(), pointers(e), {kBody});
  ASSERT_LT(e[1].box.y, e[4].box.y) << "several rows";
  for (std::size_t i = 1; i < e.size(); ++i) EXPECT_EQ(e[i].fit.anchor, Anchor::Middle) << i;
}

TEST(Mixed, KeepsACaptionUnderItsPicture) {
  std::vector<ElementIr> e = {picture_of("a", 400, 300), box_of("caption", 1),
                              picture_of("b", 400, 300), box_of("other", 1)};
  arrange(test::text_engine(), pointers(e), {kBody}, {{"caption", "other"}});
  for (const std::size_t i : {0U, 2U}) {
    EXPECT_EQ(e[i].box.x, e[i + 1].box.x);
    EXPECT_EQ(to_pt(e[i + 1].box.y - e[i].box.bottom()), kStackGapPt);
    EXPECT_EQ(e[i + 1].belongs_to, std::vector<std::string>{e[i].eid});
  }
  EXPECT_EQ(e[1].box.y, e[3].box.y);
}

TEST(Mixed, KeepsToTheLayoutsColumns) {
  std::vector<ElementIr> e = {box_of("words", 6), picture_of("p", 400, 300),
                              picture_of("q", 400, 300)};
  const std::vector<Rect> columns = columns_of(kBody, {55, 45});
  arrange(test::text_engine(), pointers(e), columns);
  EXPECT_EQ(e[0].box.x, columns[0].x);
  EXPECT_EQ(e[1].box.x, columns[1].x);
}

// Whatever is mixed: nothing leaves the area, nothing comes closer than the overlap rule allows.
TEST(Mixed, NeverTripsTheOverlapRule) {
  for (int n = 1; n <= 40; ++n) {
    std::vector<ElementIr> e;
    for (int i = 0; i < n; ++i) {
      if (i % 3 == 1)
        e.push_back(picture_of(std::to_string(i), 100 + 37 * i, 100 + 11 * (i % 7)));
      else
        e.push_back(box_of(std::to_string(i), 1 + i % 2));
    }
    arrange(test::text_engine(), pointers(e), {kBody});
    for (const ElementIr& a : e) {
      EXPECT_TRUE(intersection(a.box, kBody) == a.box) << n;
      for (const ElementIr& b : e) {
        if (&a >= &b) continue;
        const Rect both =
            intersection(a.box.inflated(emu_from_px(8)), b.box.inflated(emu_from_px(8)));
        EXPECT_LT(area_px(both), 100) << n << ": " << a.eid << " and " << b.eid;
      }
    }
  }
}

}  // namespace
}  // namespace deckle::layout
