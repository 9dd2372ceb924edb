// What every rule owes (CONTRIBUTING.md, "Add a QC rule"): its bad example fires it and no other,
// its good one is silent, there is a hint, and the order of elements does not matter.

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "qc/rules/registry.h"
#include "qc/run/runner.h"
#include "tests/support/test_engine.h"

namespace deckle::qc {
namespace {

DiagnosticSink findings_on(std::string_view ir) {
  const SlideIr slide = test::slide_from(std::string(ir));
  return check_slide(slide, test::measured(slide));
}

std::multiset<std::string> fingerprints(const DiagnosticSink& findings) {
  std::multiset<std::string> out;
  for (const Diagnostic& d : findings) out.insert(d.at.element_id + " " + fingerprint(d));
  return out;
}

class EveryRule : public testing::TestWithParam<const Rule*> {};

TEST_P(EveryRule, FiresAloneOnItsBadExample) {
  const DiagnosticSink findings = findings_on(GetParam()->doc.bad);
  ASSERT_FALSE(findings.empty());
  for (const Diagnostic& d : findings) {
    EXPECT_EQ(d.rule, GetParam()->doc.id) << d.message;
    EXPECT_FALSE(d.message.empty());
    EXPECT_FALSE(d.hint.empty());
    EXPECT_LE(d.severity, GetParam()->doc.severity);
    EXPECT_FALSE(d.at.element_id.empty());
  }
}

TEST_P(EveryRule, IsSilentOnItsGoodExample) {
  for (const Diagnostic& d : findings_on(GetParam()->doc.good))
    ADD_FAILURE() << d.rule << ": " << d.message;
}

// Elements in another order are the same slide where nothing overlaps: a rule neither stops at the
// first finding nor takes the order for the reading order.
TEST_P(EveryRule, FindsTheSameInAnyOrderOfElements) {
  SlideIr slide = test::slide_from(std::string(GetParam()->doc.bad));
  const std::multiset<std::string> expected =
      fingerprints(check_slide(slide, test::measured(slide)));
  for (std::size_t turn = 1; turn < slide.elements.size(); ++turn) {
    std::rotate(slide.elements.begin(), slide.elements.begin() + 1, slide.elements.end());
    EXPECT_EQ(fingerprints(check_slide(slide, test::measured(slide))), expected) << "turn " << turn;
  }
  std::reverse(slide.elements.begin(), slide.elements.end());
  EXPECT_EQ(fingerprints(check_slide(slide, test::measured(slide))), expected) << "reversed";
}

TEST_P(EveryRule, IsDocumented) {
  const RuleDoc& doc = GetParam()->doc;
  for (const std::string_view text :
       {doc.id, doc.type, doc.ir_type, doc.summary, doc.what, doc.why})
    EXPECT_FALSE(text.empty());
  EXPECT_FALSE(doc.summary.ends_with('.'));
  EXPECT_TRUE(doc.what.ends_with('.'));
}

std::vector<const Rule*> pointers() {
  std::vector<const Rule*> all;
  for (const Rule& rule : rules()) all.push_back(&rule);
  return all;
}

INSTANTIATE_TEST_SUITE_P(Rules, EveryRule, testing::ValuesIn(pointers()), [](const auto& rule) {
  std::string name(rule.param->doc.id);
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
});

TEST(Registry, IsSortedAndHasNoTwins) {
  std::vector<std::string_view> ids;
  for (const Rule& rule : rules()) ids.push_back(rule.doc.id);
  EXPECT_TRUE(std::is_sorted(ids.begin(), ids.end()));
  EXPECT_EQ(std::set(ids.begin(), ids.end()).size(), ids.size());
  EXPECT_EQ(find_rule("no-such-rule"), nullptr);
}

}  // namespace
}  // namespace deckle::qc
