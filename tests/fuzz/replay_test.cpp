// Every file of the corpus is read by its target, and so are changed copies of it: always the same
// ones, so that this needs neither clang nor time. script/fuzz looks for new ones.

#include <gtest/gtest.h>

#include "tests/fuzz/corpus_files.h"
#include "tests/fuzz/mutate/bytes.h"
#include "tests/fuzz/target.h"

namespace deckle::fuzz {

void PrintTo(const Target& target, std::ostream* out) { *out << target.name; }

namespace {

constexpr std::size_t kMost = std::size_t{1} << 20;

class Replay : public testing::TestWithParam<Target> {};

TEST_P(Replay, ReadsTheCorpus) {
  const auto files = corpus_files(GetParam().name);
  EXPECT_GE(files.size(), 5u);
  for (const auto& [name, bytes] : files) {
    SCOPED_TRACE(name);
    EXPECT_NO_THROW(GetParam().read(bytes));
  }
}

TEST_P(Replay, ReadsChangedCopies) {
  // About as many for each target, whatever the size of its corpus.
  constexpr std::size_t kCopies = 200;
  const auto files = corpus_files(GetParam().name);
  const std::size_t rounds = 1 + kCopies / files.size(), step = 1 + files.size() / kCopies;
  Random random(1);
  for (std::size_t i = 0; i < files.size(); i += step) {
    const auto& [name, bytes] = files[i];
    std::string changed = bytes;
    for (std::size_t round = 0; round < rounds; ++round) {
      const Mutate mutate = GetParam().mutate;
      changed =
          mutate == nullptr ? mutate_bytes(changed, kMost, random) : mutate(changed, kMost, random);
      ASSERT_LE(changed.size(), kMost);
      SCOPED_TRACE(name + ", round " + std::to_string(round));
      ASSERT_NO_THROW(GetParam().read(changed));
    }
  }
}

TEST(Targets, AreFoundByName) {
  for (const Target& target : targets()) EXPECT_EQ(find_target(target.name), &target);
  EXPECT_EQ(find_target("no such target"), nullptr);
}

TEST(Targets, EndTheProgramWhenAPromiseIsBroken) {
  EXPECT_DEATH(expect(false, "one is two"), "does not hold: one is two");
}

// Structure-aware changes would test nothing if what they make were refused at once.
TEST(Mutations, OfAPackageMostlyOpen) {
  Random random(1);
  std::size_t packages = 0, made = 0;
  for (const auto& [name, bytes] : corpus_files("template")) {
    if (!bytes.starts_with("PK")) continue;
    ++made;
    packages +=
        find_target("template")->mutate(bytes, kMost, random).starts_with("PK\3\4") ? 1U : 0U;
  }
  EXPECT_GT(packages * 4, made * 3);
}

INSTANTIATE_TEST_SUITE_P(Of, Replay, testing::ValuesIn(targets().begin(), targets().end()),
                         [](const auto& target) { return std::string(target.param.name); });

}  // namespace
}  // namespace deckle::fuzz
