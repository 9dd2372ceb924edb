#include "layout/lists/share_bar.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "slidespec/ir/slide_ir.h"
#include "tests/layout/laid_out.h"
#include "tests/support/deck_builder.h"

namespace deckle::layout {
namespace {

TEST(ShareBar, IsOfWhatTheFigureSaysIsAPart) {
  const struct {
    const char *figure, *label;
    double share;  // 0: none
  } rows[] = {
      {"14 of 22", "branches moved", 14.0 / 22},
      {"14/22", "branches moved", 14.0 / 22},
      {"1,200 of 4,800", "homes", 0.25},
      {"22개 중 14개", "지점 이전", 14.0 / 22},
      {"200명 중 50명", "응답", 0.25},
      {"60%", "of the budget", 0.6},
      {"19 %", "of all trips", 0.19},
      {"82%", "가동률", 0.82},
      // None of a whole, or more than it.
      {"2.1%", "monthly churn", 0},
      {"118%", "of the plan", 0},
      {"+12%", "of all trips", 0},
      {"24 of 22", "branches", 0},
      {"0 of 22", "branches", 0},
      {"$4 of $9", "spent", 0},
      {"3 in 10", "people", 0},
      {"9 min", "of the hour", 0},
      {"2024-05", "done", 0},
      {"", "done", 0},
  };
  for (const auto& row : rows)
    EXPECT_DOUBLE_EQ(share_of(row.figure, row.label).value_or(0), row.share) << row.figure;
}

// "60%" was a line below the label, and the cards beside it had their change on pills.
TEST(ShareBar, LeavesAShareOnAPillWhereOtherCardsHaveTheirChange) {
  const auto card = [](const std::string& id, const std::string& words) {
    Element out = test::text(id, "");
    out.kind = ElementKind::Shape;
    ShapeContent shape;
    shape.shape = "rect";
    shape.text.text = words;
    out.content = shape;
    return out;
  };
  const test::LaidOut out = test::laid_out(
      test::slide("one_column",
                  {test::text("t", "On cost, two weeks late", "title"),
                   card("a", "14 of 22\nbranches moved\n+3 since April"),
                   card("b", "€412K\nspent of €690K\n60%"),
                   card("c", "2 weeks\nbehind schedule\n+1 week")}),
      "en");
  std::size_t pills = 0;
  for (const ElementIr& element : out.ir.elements) {
    if (element.name.find("change") == std::string::npos) continue;
    ++pills;
    if (element.source_eid == "b") {
      EXPECT_EQ(plain_text(element.text), "60%");
    }
  }
  EXPECT_EQ(pills, 3U);
  EXPECT_NE(find_element(out.ir, "b~whole"), nullptr) << "the bar of the share is drawn as well";
}

TEST(ShareBar, IsInTheRowOfPillsOrAtTheFootOfItsCard) {
  const auto card = [](const std::string& id, const std::string& words) {
    Element out = test::text(id, "");
    out.kind = ElementKind::Shape;
    ShapeContent shape;
    shape.shape = "roundRect";
    shape.text.text = words;
    out.content = shape;
    return out;
  };
  const Slide slide = test::slide(
      "one_column", {test::text("t", "On cost, two weeks late", "title"),
                     card("a", "14 of 22\nbranches moved\nof the north"),
                     card("b", "€412K\nspent of €690K\n+12%"), card("c", "2 weeks\nbehind schedule\n+1")});
  for (const char* language : {"en", "ar"}) {
    const test::LaidOut out = test::laid_out(slide, language);
    const ElementIr* whole = find_element(out.ir, "a~whole");
    const ElementIr* share = find_element(out.ir, "a~share");
    ASSERT_TRUE(whole != nullptr && share != nullptr) << language;
    EXPECT_EQ(find_element(out.ir, "b~whole"), nullptr);
    EXPECT_TRUE(whole->decorative && share->decorative);
    EXPECT_NEAR(to_pt(share->box.w) / to_pt(whole->box.w), 14.0 / 22, 0.01);
    const Rect& box = find_element(out.ir, "a")->box;
    EXPECT_EQ(intersection(whole->box, box), whole->box);
    EXPECT_GT(whole->box.y, box.y + box.h / 2);
    EXPECT_EQ(intersection(share->box, whole->box), share->box);
    const ElementIr* pill = find_element(out.ir, "b~1");
    ASSERT_NE(pill, nullptr);
    EXPECT_NEAR(to_pt(whole->box.center_y()), to_pt(pill->box.center_y()), 1)
        << "where others have their pill";
    EXPECT_GE(to_pt(whole->box.h), 10);
  }
}

}  // namespace
}  // namespace deckle::layout
