// DECKLE_ASSERT: an exception with place, condition and message; through threads, too.

#include "slidespec/core/assert.h"

#include <gtest/gtest.h>

#include <limits>
#include <nlohmann/json.hpp>
#include <string>

#include "slidespec/core/parallel.h"
#include "slidespec/ir_json/ir_json.h"
#include "slidespec/json/json_writer.h"
#include "slidespec/validate/schema_check.h"

namespace deckle {
namespace {

TEST(Assert, DoesNothingWhileTheConditionHolds) {
  int asked = 0;
  EXPECT_NO_THROW(DECKLE_ASSERT(++asked == 1, "asked twice"));
  EXPECT_EQ(asked, 1);
}

TEST(Assert, ThrowsWithPlaceConditionAndMessage) {
  const int line = __LINE__ + 2;
  try {
    DECKLE_ASSERT(1 + 1 == 3, "sums are wrong");
    FAIL() << "nothing was thrown";
  } catch (const AssertionFailed& failed) {
    EXPECT_EQ(failed.file(), "tests/slidespec/assert_test.cpp") << "from the top of the tree";
    EXPECT_EQ(failed.line(), line);
    EXPECT_EQ(failed.condition(), "1 + 1 == 3");
    EXPECT_EQ(failed.message(), "sums are wrong");
    EXPECT_EQ(failed.what(), "tests/slidespec/assert_test.cpp:" + std::to_string(line) +
                                 ": sums are wrong (1 + 1 == 3)");
  }
}

TEST(Assert, IsALogicError) {
  EXPECT_THROW(DECKLE_ASSERT(false, "x"), std::logic_error);
}

TEST(Assert, ReachesTheCallerFromAnyThreadThatOfTheFirstItem) {
  for (const int jobs : {1, 2, 8}) {
    try {
      parallel_for(50, jobs, [](std::size_t i) {
        DECKLE_ASSERT(i % 7 != 3, std::to_string(i).c_str());
      });
      FAIL() << "nothing was thrown";
    } catch (const AssertionFailed& failed) {
      EXPECT_EQ(failed.message(), "3") << jobs << " jobs";
    }
  }
}

TEST(Assert, MeetsAMistakeWithoutEndingTheProcess) {
  EXPECT_THROW(JsonWriter().close(), AssertionFailed);
  EXPECT_THROW(JsonWriter().key("a"), AssertionFailed);
  EXPECT_THROW(JsonWriter().number(std::numeric_limits<double>::quiet_NaN()), AssertionFailed);
  EXPECT_THROW(static_cast<void>(JsonWriter().object().take()), AssertionFailed);
  EXPECT_THROW(static_cast<void>(write_measurements({SlideIr{}}, {}, {})),
               AssertionFailed);
  DiagnosticSink sink;
  const std::optional<JsonDocument> document = JsonDocument::read("{}", "x.json", sink);
  ASSERT_TRUE(document);
  EXPECT_THROW(check_schema("no-such-schema", *document, sink), AssertionFailed);
}

}  // namespace
}  // namespace deckle
