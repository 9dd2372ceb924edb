#include "layout/text/unit_names.h"

#include <gtest/gtest.h>

namespace deckle::layout {
namespace {

TEST(UnitNames, AreTheUnitWrittenOut) {
  EXPECT_TRUE(are_one_unit("Milliseconds", "ms"));
  EXPECT_TRUE(are_one_unit("min", "Minutes"));
  EXPECT_TRUE(are_one_unit("밀리초", "ms"));
  EXPECT_TRUE(are_one_unit("원", "₩"));
  EXPECT_TRUE(are_one_unit("Percent", "(%)"));
  EXPECT_FALSE(are_one_unit("Latency", "ms"));
  EXPECT_FALSE(are_one_unit("minutes", "ms"));
  EXPECT_FALSE(are_one_unit("", ""));
}

}  // namespace
}  // namespace deckle::layout
