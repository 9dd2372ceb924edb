#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <utility>

#include "slidespec/ir/text_sizes.h"
#include "tests/layout/laid_out.h"
#include "tests/support/deck_builder.h"

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

}  // namespace
}  // namespace deckle::layout
