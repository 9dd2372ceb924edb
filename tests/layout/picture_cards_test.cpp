// Pictures with captions as cards.

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "layout/groups/picture_cards.h"
#include "slidespec/ir/picture_ir.h"
#include "tests/support/test_engine.h"

namespace deckle::layout {
namespace {

ElementIr photograph(const std::string& eid) {
  ElementIr element;
  element.eid = eid;
  element.type = ElementType::Image;
  PictureIr picture;
  picture.format = PictureFormat::Jpeg;
  picture.width = 800;
  picture.height = 600;
  element.picture = std::make_shared<const PictureIr>(std::move(picture));
  return element;
}

ElementIr caption(const std::string& eid) {
  ElementIr element;
  element.eid = eid;
  element.type = ElementType::Text;
  element.fill.kind = FillIr::Kind::Inherit;
  element.min_font_pt = 12;
  element.allow_shrink = true;
  ParagraphIr paragraph;
  RunIr run;
  run.text = "Northgate, 6 May";
  run.style.size_pt = 12;
  paragraph.end = run.style;
  paragraph.runs.push_back(std::move(run));
  element.text.paragraphs.push_back(std::move(paragraph));
  return element;
}

struct Group {
  std::vector<ElementIr> elements;
  Cells cells;

  explicit Group(std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) {
      elements.push_back(photograph("p" + std::to_string(i)));
      elements.push_back(caption("c" + std::to_string(i)));
    }
    cells.id = "group-1";
    cells.enlarge = true;
    for (std::size_t i = 0; i < count; ++i) {
      cells.cells.emplace_back();
      cells.cells.back().push_back({&elements[2 * i]});
      cells.cells.back().push_back({&elements[2 * i + 1]});
    }
  }
};

TEST(PictureCards, ArePicturesWithOneCaptionEach) {
  Group group(3);
  EXPECT_TRUE(are_picture_cards(group.cells));
  Group filled(3);
  filled.elements[1].fill.kind = FillIr::Kind::Solid;
  EXPECT_FALSE(are_picture_cards(filled.cells)) << "the author gave a caption a fill";
  Group round(3);
  round.elements[0].shape = "ellipse";
  EXPECT_FALSE(are_picture_cards(round.cells));
  EXPECT_FALSE(are_picture_cards(Group(1).cells));
}

TEST(PictureCards, JoinPictureAndCaptionAndFillTheArea) {
  Group group(3);
  prepare_picture_cards(group.cells);
  const Rect area{Emu(0), Emu(0), emu_from_pt(888), emu_from_pt(352)};
  const CellPlan plan = plan_cells(test::text_engine(), group.cells, area);
  place_cells(test::text_engine(), group.cells, plan, area, true);
  for (std::size_t i = 0; i < 3; ++i) {
    const ElementIr& picture = group.elements[2 * i];
    const ElementIr& text = group.elements[2 * i + 1];
    EXPECT_EQ(picture.box.bottom(), text.box.y);
    EXPECT_EQ(picture.box.w, text.box.w);
    EXPECT_GE(text.text.insets.left, emu_from_pt(10));
    EXPECT_GT(text.text.paragraphs.front().runs.front().style.size_pt, 16);
  }
  EXPECT_GE(to_pt(plan.height), 0.85 * to_pt(area.h));
  EXPECT_LE(plan.height, area.h);
}

}  // namespace
}  // namespace deckle::layout
