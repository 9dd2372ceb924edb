#include "slidespec/core/markup.h"

#include <gtest/gtest.h>

namespace deckle {
namespace {

TEST(Escaped, LeavesNothingThatEndsTextOrAttribute) {
  EXPECT_EQ(escaped("a<b> & \"c\""), "a&lt;b&gt; &amp; &quot;c&quot;");
  EXPECT_EQ(escaped("가\v나"), "가 나");
}

}  // namespace
}  // namespace deckle
