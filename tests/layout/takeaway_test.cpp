#include <gtest/gtest.h>

#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "layout/lists/unit_icons.h"
#include "layout/slide/lay_out.h"
#include "slidespec/ir/text_sizes.h"
#include "templates/builtin.h"
#include "tests/layout/laid_out.h"
#include "tests/support/deck_builder.h"
#include "tests/support/test_engine.h"

namespace deckle::layout {
namespace {

using test::text;

TEST(Takeaway, HasItsNumberLargeWhereItIsAFigureOfSomething) {
  for (const auto& [words, number] :
       {std::pair{"8.9 of 10 points", "8.9"}, std::pair{"4.7 million", "4.7 million"}}) {
    const SlideIr slide = test::laid_out(test::slide("chart_focus", {text("t", "Title", "title"), test::two_bars("c"),
                                                                     text("m", words, "key_takeaway")}),
                                         "en")
                              .ir;
    const TextBodyIr& body = find_element(slide, "m")->text;
    std::string largest;
    for (const RunIr& run : body.paragraphs.front().runs) {
      if (run.style.size_pt == largest_size_pt(body)) largest += run.text;
    }
    EXPECT_EQ(largest.substr(0, std::string_view(number).size()), number);
    EXPECT_EQ(largest.find("points"), std::string::npos);
  }
}

// "월" stood alone above its figure.
TEST(Takeaway, HasNoShortWordAloneAboveItsFigure) {
  const SlideIr slide =
      test::laid_out(test::slide("chart_focus", {text("t", "Title", "title"), test::two_bars("c"),
                                                 text("m", "월 19,000원으로 시작", "key_takeaway")}),
                     "ko")
          .ir;
  const ElementIr& panel = *find_element(slide, "m");
  const Insets& in = panel.text.insets;
  const auto lines =
      test::text_engine().lay_out(panel.text, to_pt(panel.box.w - in.left - in.right)).lines;
  ASSERT_FALSE(lines.empty());
  EXPECT_GT(lines.front().visible_end - lines.front().begin, std::string_view("월 19,000").size());
}

// Figure, unit, the words beside them and those below had four sizes.
TEST(Takeaway, HasTwoSizes) {
  const SlideIr slide =
      test::laid_out(test::slide("chart_focus", {text("t", "Title", "title"), test::two_bars("c"),
                                                 text("m", "월 19,000원으로 시작", "key_takeaway")}),
                     "ko")
          .ir;
  std::set<double> sizes;
  for (const RunIr& run : find_element(slide, "m")->text.paragraphs.front().runs)
    sizes.insert(run.style.size_pt);
  EXPECT_EQ(sizes.size(), 2U);
}

// LibreOffice draws placeholders as rectangles: among rounded cards the panel was the only square.
TEST(Takeaway, HasARoundedPanelBehindItInAThemeOfRoundedCards) {
  const auto t = templates::builtin_template("fresh", SlideSize::Widescreen16x9);
  ASSERT_TRUE(t.has_value());
  const Slide slide = test::slide("chart_focus", {text("t", "Title", "title"), test::two_bars("c"),
                                                  text("m", "Sales grew by 4%", "key_takeaway")});
  const Deck deck = test::deck({slide}, "en");
  DiagnosticSink notes;
  const auto ir = lay_out_slide(slide, {deck, *t, test::text_engine()}, notes);
  ASSERT_TRUE(ir.has_value());
  const ElementIr *message = find_element(*ir, "m"), *panel = find_element(*ir, "m~panel");
  ASSERT_TRUE(message != nullptr && panel != nullptr);
  EXPECT_EQ(panel->shape, "roundRect");
  EXPECT_EQ(panel->box, message->box);
  EXPECT_EQ(panel->fill.kind, FillIr::Kind::Solid);
  EXPECT_EQ(message->fill.kind, FillIr::Kind::None);
  EXPECT_EQ(message->shape, "rect");
  EXPECT_LT(panel->z, message->z);
}

// A price had a person beside it, which was that of the title.
TEST(UnitIcons, ShowMoneyOfSums) {
  EXPECT_EQ(money_icons("€19").front(), "currency-euro");
  EXPECT_EQ(money_icons("19,000원").front(), "cash-stack");
  EXPECT_TRUE(money_icons("19%").empty());
  EXPECT_TRUE(money_icons("19 min").empty());
  EXPECT_EQ(unit_icons("19 min").front(), "stopwatch");
  EXPECT_TRUE(unit_icons("19").empty());
}

// The figure was hardly larger than the words around it, in a panel that was three quarters empty.
TEST(Takeaway, HasItsFigureLargeOnALineWithWhatBelongsToIt) {
  const struct {
    const char *words, *language, *line;
  } rows[] = {
      {"월 19,000원으로 시작", "ko", "월 19,000원으로"},
      {"약 68%가 적정 가격으로 응답", "ko", "약 68%가"},
      {"Only 41%, the least in years", "en", "Only 41%,"},
      {"$48M this year", "en", "$48M"},
  };
  for (const auto& row : rows) {
    SCOPED_TRACE(row.words);
    const SlideIr slide =
        test::laid_out(test::slide("chart_focus", {text("t", "Title", "title"), test::two_bars("c"),
                                                   text("m", row.words, "key_takeaway")}),
                       row.language)
            .ir;
    const ElementIr& panel = *find_element(slide, "m");
    const Insets& in = panel.text.insets;
    const auto lines =
        test::text_engine().lay_out(panel.text, to_pt(panel.box.w - in.left - in.right)).lines;
    ASSERT_GE(lines.size(), 2U);
    EXPECT_EQ(lines.front().visible_end - lines.front().begin, std::string_view(row.line).size());
    EXPECT_GE(largest_size_pt(panel.text), 32);
    EXPECT_GE(largest_size_pt(panel.text), smallest_size_pt(panel.text) * 1.4);
  }
}

}  // namespace
}  // namespace deckle::layout
