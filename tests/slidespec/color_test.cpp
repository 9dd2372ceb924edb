#include "slidespec/core/color.h"

#include <gtest/gtest.h>

namespace deckle {
namespace {

TEST(Contrast, IsThatOfWcag) {
  EXPECT_NEAR(contrast_ratio(0xFFFFFF, 0x000000), 21.0, 1e-9);
  EXPECT_NEAR(contrast_ratio(0x777777, 0xFFFFFF), 4.48, 0.005);  // the grey that just fails
  EXPECT_NEAR(contrast_ratio(0x767676, 0xFFFFFF), 4.54, 0.005);  // and the one that just passes
}

TEST(RelativeLuminance, IsThatOfWcag) {
  EXPECT_EQ(relative_luminance(0x000000), 0);
  EXPECT_NEAR(relative_luminance(0xFFFFFF), 1, 1e-12);
  EXPECT_NEAR(relative_luminance(0xFF0000), 0.2126, 1e-12);
  EXPECT_NEAR(relative_luminance(0x00FF00), 0.7152, 1e-12);
  EXPECT_NEAR(relative_luminance(0x0000FF), 0.0722, 1e-12);
  EXPECT_NEAR(relative_luminance(0x0A0A0A), 10 / 255.0 / 12.92, 1e-12);  // the last on the line
}

}  // namespace
}  // namespace deckle
