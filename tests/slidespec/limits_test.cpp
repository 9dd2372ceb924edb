#include "slidespec/limits/limits.h"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "slidespec/limits/budget.h"

namespace deckle {
namespace {

TEST(Limits, AreListedInTheDocs) {
  std::ifstream in(DECKLE_SOURCE_DIR "/docs/limits.md");
  std::stringstream text;
  text << in.rdbuf();
  EXPECT_NE(text.str().find(limits_markdown()), std::string::npos)
      << "replace the first table with: deckle limits --markdown";
}

TEST(Limits, AreInTheOrderOfTheirIds) {
  std::size_t index = 0;
  for (const LimitInfo& limit : limit_catalogue()) {
    EXPECT_EQ(static_cast<std::size_t>(limit.id), index++) << limit.name;
    EXPECT_EQ(Limits().of(limit.id), limit.standard) << limit.name;
    EXPECT_LE(limit.standard, limit.highest) << limit.name;
  }
  EXPECT_EQ(index, kLimits);
}

TEST(Limits, AreSetByName) {
  const struct {
    const char* assignment;
    std::uint64_t value;  // of xml-elements or spec-bytes, whichever is named
  } good[] = {
      {"xml-elements=1", 1},
      {"xml-elements=2000000", 2'000'000},
      {"xml-elements=2K", 2048},
      {"spec-bytes=128M", std::uint64_t{128} << 20},
      {"spec-bytes=2G", std::uint64_t{2} << 30},
  };
  for (const auto& row : good) {
    Limits limits;
    ASSERT_TRUE(limits.set(row.assignment)) << row.assignment;
    const bool xml = row.assignment[0] == 'x';
    EXPECT_EQ(limits.of(xml ? Limit::XmlElements : Limit::SpecBytes), row.value) << row.assignment;
  }
  const struct {
    const char *assignment, *word;
  } bad[] = {
      {"", "NAME=VALUE"},
      {"xml-elements", "NAME=VALUE"},
      {"=3", "no limit"},
      {"xml-element=3", "'xml-elements'"},
      {"xml-elements=", "must be a number"},
      {"xml-elements=-1", "must be a number"},
      {"xml-elements=1.5", "must be a number"},
      {"xml-elements=0x10", "must be a number"},
      {"xml-elements=M", "must be a number"},
      {"xml-elements=5MiB", "must be a number"},
      {"xml-elements=18446744073709551616", "must be a number"},
      {"xml-elements=99999999999999999G", "must be a number"},
      {"xml-elements=0", "must be 1 to"},
      {"xml-depth=1000000", "must be 1 to 4096"},
  };
  for (const auto& row : bad) {
    Limits limits;
    const Result<void> set = limits.set(row.assignment);
    ASSERT_FALSE(set) << row.assignment;
    EXPECT_NE(set.error().message.english().find(row.word), std::string::npos)
        << set.error().message;
    EXPECT_EQ(limits, Limits()) << row.assignment;
  }
}

TEST(Limits, AreNamedWhenTheyAreExceeded) {
  EXPECT_EQ(exceeded(Limit::XmlElements, 400'000).english(),
            "more than 400,000 tags in one XML part; --limit xml-elements=NUMBER allows more");
  EXPECT_EQ(exceeded(Limit::SpecBytes, std::uint64_t{64} << 20).english(),
            "more than 64 MiB in a spec; --limit spec-bytes=NUMBER allows more");
  EXPECT_EQ(exceeded(Limit::ConfigBytes, 1000).english(),
            "more than 1,000 B in a deckle.toml; --limit config-bytes=NUMBER allows more");
}

TEST(Budget, IsDrawnFromUntilItIsUsedUp) {
  Limits limits;
  ASSERT_TRUE(limits.set(Limit::Layouts, 5));
  Budget budget(limits);
  EXPECT_TRUE(budget.draw(Limit::Layouts, 3));
  EXPECT_EQ(budget.left(Limit::Layouts), 2U);
  const Result<void> more = budget.draw(Limit::Layouts, 3, "master1.xml");
  ASSERT_FALSE(more);
  EXPECT_EQ(more.error().code, ErrorCode::Limit);
  EXPECT_EQ(more.error().where.english(), "master1.xml");
  EXPECT_EQ(budget.left(Limit::Layouts), 2U) << "what was refused is not drawn";
  EXPECT_TRUE(budget.draw(Limit::Layouts, 2));
  EXPECT_FALSE(budget.draw(Limit::Layouts, UINT64_MAX));
  EXPECT_TRUE(budget.allow(Limit::Layouts, 5)) << "one thing may be as large as the limit";
  EXPECT_FALSE(budget.allow(Limit::Layouts, 6));
}

}  // namespace
}  // namespace deckle
