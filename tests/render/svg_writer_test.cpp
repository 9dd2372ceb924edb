#include "render/svg/svg_writer.h"

#include <gtest/gtest.h>

#include "slidespec/core/base64.h"

namespace deckle::render {
namespace {

TEST(Number, HasTwoDecimalsAndNoNegativeZero) {
  EXPECT_EQ(number(1.0 / 3), "0.33");
  EXPECT_EQ(number(-0.001), "0");
  EXPECT_EQ(number(12), "12");
}

TEST(Rgb, IsSixDigits) { EXPECT_EQ(rgb(0x00A0FF), "#00A0FF"); }

// RFC 4648, section 10.
TEST(Base64, FollowsTheTestVectors) {
  const std::pair<const char*, const char*> rows[] = {
      {"", ""},
      {"f", "Zg=="},
      {"fo", "Zm8="},
      {"foo", "Zm9v"},
      {"foob", "Zm9vYg=="},
      {"fooba", "Zm9vYmE="},
      {"foobar", "Zm9vYmFy"},
  };
  for (const auto& [bytes, text] : rows) EXPECT_EQ(encode_base64(bytes), text);
}

}  // namespace
}  // namespace deckle::render
