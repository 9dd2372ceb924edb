// Requirements of every rule (CONTRIBUTING.md, "Add a QC rule"): its bad example has this finding
// and no other, its good one has none, there is a hint, and the order of elements does not matter.

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "qc/rules/registry.h"
#include "qc/run/runner.h"
#include "tests/qc/page_cases.h"
#include "tests/support/test_engine.h"

namespace deckle::qc {
namespace {

DiagnosticSink findings_on(std::string_view ir) {
  const SlideIr slide = test::slide_from(std::string(ir));
  return check_slide(slide, test::measured(slide));
}

// What `rule` finds: for each finding the elements and texts that it names, in no order, as of two
// that overlap the upper one is named first.
std::multiset<std::set<std::string>> found_by(const Rule& rule, const SlideIr& slide) {
  std::multiset<std::set<std::string>> out;
  for (const Diagnostic& d : check_slide(slide, test::measured(slide))) {
    if (d.rule != rule.doc.id) continue;
    std::set<std::string> named{d.at.element_id, to_string(d.severity)};
    for (const Fact& fact : d.facts) {
      if (const auto* text = std::get_if<std::string>(&fact.value)) named.insert(*text);
    }
    out.insert(std::move(named));
  }
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

// A rule judges elements, not their order: it neither stops at the first finding nor depends on what
// it has looked at before. The slide has the elements of both examples, the good ones renamed.
TEST_P(EveryRule, FindsTheSameInAnyOrderOfElements) {
  const Rule& rule = *GetParam();
  SlideIr slide = test::slide_from(std::string(rule.doc.bad));
  SlideIr good = test::slide_from(std::string(rule.doc.good));
  for (ElementIr& element : good.elements) {
    element.eid = "good-" + element.eid;
    slide.elements.push_back(std::move(element));
  }
  const auto expected = found_by(rule, slide);
  EXPECT_FALSE(expected.empty());
  for (std::size_t turn = 1; turn < slide.elements.size(); ++turn) {
    std::rotate(slide.elements.begin(), slide.elements.begin() + 1, slide.elements.end());
    EXPECT_EQ(found_by(rule, slide), expected) << "turn " << turn;
  }
  std::reverse(slide.elements.begin(), slide.elements.end());
  EXPECT_EQ(found_by(rule, slide), expected) << "reversed";
}

void expect_documented(const RuleDoc& doc) {
  for (const std::string_view text : {doc.id, doc.type, doc.summary, doc.what, doc.why})
    EXPECT_FALSE(text.empty());
  EXPECT_FALSE(doc.summary.ends_with('.'));
  EXPECT_TRUE(doc.what.ends_with('.'));
}

TEST_P(EveryRule, IsDocumented) {
  expect_documented(GetParam()->doc);
  EXPECT_FALSE(GetParam()->doc.ir_type.empty());
}

class EveryDeckRule : public testing::TestWithParam<const DeckRule*> {};

// Of a spec; without the notes of layout, and without what rules about pages say of an example of
// another rule, which is nearly empty.
DiagnosticSink findings_on_spec(std::string_view slides, std::string_view id) {
  DiagnosticSink findings = test::slide_findings(std::string(slides));
  std::erase_if(findings, [id](const Diagnostic& d) {
    if (d.severity == Severity::Note && find_rule(d.rule) == nullptr) return true;
    return test::judges_the_page(d.rule) && d.rule != id;
  });
  return findings;
}

TEST_P(EveryDeckRule, FiresAloneOnItsBadExample) {
  const DiagnosticSink findings = findings_on_spec(GetParam()->doc.bad, GetParam()->doc.id);
  ASSERT_FALSE(findings.empty());
  for (const Diagnostic& d : findings) {
    EXPECT_EQ(d.rule, GetParam()->doc.id) << d.message;
    EXPECT_FALSE(d.message.empty());
    EXPECT_FALSE(d.hint.empty());
    EXPECT_EQ(d.severity, GetParam()->doc.severity);
    EXPECT_FALSE(d.defect);
    EXPECT_FALSE(d.at.slide_id.empty());
    EXPECT_FALSE(d.at.pointer.empty());
  }
}

TEST_P(EveryDeckRule, IsSilentOnItsGoodExample) {
  for (const Diagnostic& d : findings_on_spec(GetParam()->doc.good, GetParam()->doc.id))
    ADD_FAILURE() << d.rule << ": " << d.message;
}

TEST_P(EveryDeckRule, IsDocumented) { expect_documented(GetParam()->doc); }

template <typename OneRule>
std::string test_name(const testing::TestParamInfo<const OneRule*>& rule) {
  std::string name(rule.param->doc.id);
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
}

std::vector<const DeckRule*> deck_pointers() {
  std::vector<const DeckRule*> all;
  for (const DeckRule& rule : deck_rules()) all.push_back(&rule);
  return all;
}

INSTANTIATE_TEST_SUITE_P(Rules, EveryDeckRule, testing::ValuesIn(deck_pointers()),
                         test_name<DeckRule>);

std::vector<const Rule*> pointers() {
  std::vector<const Rule*> all;
  for (const Rule& rule : rules()) all.push_back(&rule);
  return all;
}

INSTANTIATE_TEST_SUITE_P(Rules, EveryRule, testing::ValuesIn(pointers()), test_name<Rule>);

TEST(Registry, IsSortedAndHasNoTwins) {
  std::vector<std::string_view> ids, deck_ids;
  for (const Rule& rule : rules()) ids.push_back(rule.doc.id);
  for (const DeckRule& rule : deck_rules()) deck_ids.push_back(rule.doc.id);
  EXPECT_TRUE(std::is_sorted(ids.begin(), ids.end()));
  EXPECT_TRUE(std::is_sorted(deck_ids.begin(), deck_ids.end()));
  ids.insert(ids.end(), deck_ids.begin(), deck_ids.end());
  EXPECT_EQ(std::set(ids.begin(), ids.end()).size(), ids.size());
  for (const std::string_view id : ids) EXPECT_NE(find_rule(id), nullptr) << id;
  EXPECT_EQ(find_rule("no-such-rule"), nullptr);
}

TEST(Registry, ExplainsFindingsOfOtherRoomsToo) {
  std::set<std::string_view> ids;
  for (const RuleDoc* doc : documented()) {
    SCOPED_TRACE(doc->id);
    expect_documented(*doc);
    EXPECT_TRUE(doc->why.ends_with('.'));
    EXPECT_EQ(doc->bad.empty(), doc->good.empty());
    EXPECT_TRUE(ids.insert(doc->id).second);
    EXPECT_EQ(find_doc(doc->id), doc);
  }
  EXPECT_TRUE(ids.contains("schema"));
  EXPECT_EQ(find_rule("schema"), nullptr) << "it is not found again by checking a slide";
}

}  // namespace
}  // namespace deckle::qc
