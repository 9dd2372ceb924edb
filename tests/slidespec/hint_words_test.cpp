// The words of layout_hints.variant and motif: other names, typing mistakes, and what is reported.

#include <gtest/gtest.h>

#include <fmt/format.h>

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "slidespec/diag/same_name.h"
#include "slidespec/validate/hint_words.h"
#include "slidespec/validate/validate.h"
#include "tests/slidespec/spec_fixture.h"

namespace deckle {
namespace {

std::string spec_of(const std::string& hints) {
  return fmt::format(R"({{
    "spec_version": "slidespec_v1",
    "deck": {{"title": "t", "language": "en", "slides": [
      {{"slide_id": "s1", "type": "title", "layout": {{"layout_id": "title_center", "layout_hints": {}}},
        "elements": [{{"element_id": "a", "kind": "text", "content": {{"text": "words"}}}}]}}]}},
    "theme": {{"template_ref": {{"template_id": "default"}}, "brand": {{"brand_kit_id": "default"}}}},
    "assets": []
  }})",
                     hints);
}

TEST(HintWords, AreReadUnderOtherNames) {
  using V = std::optional<CoverVariant>;
  struct Row {
    const char* word;
    V variant;
    const char* rule;  // of the finding; null: none
    const char* hint;
  };
  for (const Row& row : std::vector<Row>{
           {"colour", CoverVariant::Colour, nullptr, ""},
           {"scrim", CoverVariant::Scrim, nullptr, ""},
           {"Color", CoverVariant::Colour, "hint-adjusted", "write 'colour'"},
           {"분할", CoverVariant::Split, "hint-adjusted", "write 'split'"},
           {"full-bleed", CoverVariant::Scrim, "hint-adjusted", "write 'scrim'"},
           {"무지", CoverVariant::Plain, "hint-adjusted", "write 'plain'"},
           {"splitt", V(), "invalid-value", "did you mean 'split'?"},
           {"fancy", V(), "invalid-value", "use one of: colour, split, scrim, plain"}}) {
    DiagnosticSink findings;
    const auto deck =
        read_deck(spec_of(fmt::format(R"({{"variant": "{}"}})", row.word)), "spec.json", findings);
    ASSERT_TRUE(deck) << test::listed(findings);
    EXPECT_EQ(deck->slides[0].hints.variant, row.variant) << row.word;
    ASSERT_EQ(findings.size(), row.rule == nullptr ? 0U : 1U) << test::listed(findings);
    if (row.rule == nullptr) continue;
    EXPECT_EQ(findings[0].rule, row.rule) << row.word;
    EXPECT_EQ(findings[0].hint.english(), row.hint) << row.word;
    EXPECT_EQ(findings[0].at.pointer, "/deck/slides/0/layout/layout_hints/variant");
  }
}

TEST(HintWords, OfMotifsAreReadTheSameWay) {
  DiagnosticSink findings;
  const auto deck = read_deck(spec_of(R"({"motif": "chevrons", "section_number": false})"),
                              "spec.json", findings);
  ASSERT_TRUE(deck);
  EXPECT_EQ(deck->slides[0].hints.motif, CoverMotif::Steps);
  EXPECT_EQ(deck->slides[0].hints.section_number, false);
  EXPECT_EQ(findings.size(), 1U) << test::listed(findings);
}

TEST(HintWords, HaveEachNameOnce) {
  for (const auto words : {cover_variants(), cover_motifs()}) {
    std::set<std::string> seen;
    for (const HintWord& word : words) {
      EXPECT_TRUE(seen.insert(std::string(word.word)).second) << word.word;
      for (const std::string_view name : word.other_names)
        EXPECT_TRUE(seen.insert(std::string(name)).second) << name;
    }
  }
}

}  // namespace
}  // namespace deckle
