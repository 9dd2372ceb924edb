// Figures in shapes that are no cards.

#include "layout/lists/figure_shapes.h"

#include <gtest/gtest.h>

#include "slidespec/ir/text_sizes.h"
#include "tests/layout/laid_out.h"
#include "tests/support/deck_builder.h"

namespace deckle::layout {
namespace {

using test::shape;
using test::text;

Element ellipse(const std::string& id, const std::string& words) {
  Element element = shape(id, words);
  std::get<ShapeContent>(element.content).shape = "ellipse";
  return element;
}

double largest(const SlideIr& slide, const std::string& eid) {
  const ElementIr* found = find_element(slide, eid);
  return found == nullptr ? 0 : largest_size_pt(found->text);
}

TEST(FigureShapes, ShareOneLargeSizeAndStayAsTheyAre) {
  const Slide slide =
      test::slide("one_column", {text("t", "What we do in a year", "title"), ellipse("a", "640\napplications"),
                                 ellipse("b", "211\ngrants"), ellipse("c", "€96M\nfunding")});
  const SlideIr ir = test::laid_out(slide, "en").ir;
  EXPECT_GE(largest(ir, "a"), 40);
  EXPECT_EQ(largest(ir, "a"), largest(ir, "b"));
  EXPECT_EQ(largest(ir, "a"), largest(ir, "c"));
  const ElementIr* a = find_element(ir, "a");
  ASSERT_NE(a, nullptr);
  EXPECT_EQ(a->shape, "ellipse");
  EXPECT_LT(a->text.paragraphs.back().runs.front().style.size_pt, largest(ir, "a"));
}

// Words without a figure, a size of the author's, or the wish for none.
TEST(FigureShapes, LeaveOtherText) {
  const auto size_of = [](Element first) {
    const Slide slide = test::slide("one_column", {text("t", "Title", "title"), std::move(first),
                                                   ellipse("b", "Plan\nfirst"), ellipse("c", "Do\nthen")});
    return largest(test::laid_out(slide, "en").ir, "a");
  };
  const double plain = size_of(ellipse("a", "Act\nlast"));
  Element none = ellipse("a", "640\nlast");
  none.style.key_figures = false;
  EXPECT_EQ(size_of(none), plain);
  Element sized = ellipse("a", "640\nlast");
  sized.style.size_pt = 18;
  EXPECT_EQ(size_of(sized), 18);
  EXPECT_GT(size_of(ellipse("a", "640\nlast")), plain);
}

}  // namespace
}  // namespace deckle::layout
