// Profiles name rules that exist and give way to the user; suppressions hide what they name, until
// their day.

#include "qc/settings/suppressions.h"

#include <gtest/gtest.h>

#include "qc/settings/carried_suppressions.h"
#include "qc/settings/profiles.h"

namespace deckle::qc {
namespace {

Diagnostic finding_at(const std::string& rule, const std::string& slide, const std::string& element) {
  Diagnostic d;
  d.rule = rule;
  d.severity = Severity::Error;
  d.at.slide_id = slide;
  d.at.element_id = element;
  return d;
}

Report report() {
  Report out;
  out.input = "decks/annual-2026.pptx";
  out.presentation = true;
  SlideReport slide;
  slide.slide_id = "s256";
  slide.quality = Quality::Degraded;
  slide.issues = {finding_at("small-text", "s256", "sp4"), finding_at("text-overflow", "s256", "sp5")};
  out.slides = {slide};
  return out;
}

TEST(Profiles, NameRulesThatExist) {
  for (const std::string_view name : profile_names()) {
    const FindingSettings settings = with_profile(name, {});
    EXPECT_EQ(settings.empty(), name == "default") << name;
    const auto refused = refuse(settings);
    EXPECT_FALSE(refused) << name << ": " << (refused ? refused->message.english() : "");
  }
}

TEST(Profiles, GiveWayToTheUser) {
  FindingSettings own;
  own.severity["missing-alt-text"] = Severity::Note;
  own.select = {"missing-alt-text"};
  const FindingSettings settings = with_profile("accessibility", own);
  EXPECT_EQ(settings.severity.at("missing-alt-text"), Severity::Note);
  EXPECT_EQ(settings.select, own.select);
  EXPECT_EQ(settings.severity.at("missing-title"), Severity::Error);
}

TEST(Suppressions, HideWhatTheyName) {
  const struct {
    const char* text;
    std::size_t hidden;
    std::size_t notes;
  } rows[] = {
      {"rule=small-text;reason=legal line", 1, 0},
      {"rule=small-text;slide=s256;element=sp4;reason=legal line", 1, 0},
      {"rule=small-text;slide=s257;reason=legal line", 0, 0},
      {"rule=small-text;element=sp5;reason=legal line", 0, 0},
      {"rule=small-text;file=annual-*.pptx;reason=legal line", 1, 0},
      {"rule=small-text;file=*2026*;reason=legal line", 1, 0},
      {"rule=small-text;file=monthly*.pptx;reason=legal line", 0, 0},
      {"rule=small-text;until=2026-05-02;reason=legal line", 1, 0},
      {"rule=small-text;until=2026-05-01;reason=legal line", 0, 1},
      {"rule=missing-title;until=2026-05-01;reason=it matches nothing", 0, 0},
      {"rule=text-overflow;reason=a; reason with; semicolons", 1, 0},
  };
  for (const auto& row : rows) {
    SCOPED_TRACE(row.text);
    std::optional<Refusal> refused;
    const auto one = parse_suppression(row.text, refused);
    ASSERT_TRUE(one) << (refused ? refused->message.english() : "");
    Report all = report();
    EXPECT_EQ(suppress({*one}, "2026-05-02", all), row.hidden);
    EXPECT_EQ(all.slides[0].issues.size(), 2 - row.hidden);
    EXPECT_EQ(all.deck_issues.size(), row.notes);
  }
}

TEST(Suppressions, AreRefusedWithoutRuleReasonOrADate) {
  for (const char* text : {"", "rule=small-text", "rule=small-text;reason= ", "reason=because",
                           "rule=smal-text;reason=x", "rule=small-text;until=tomorrow;reason=x",
                           "rule=small-text;slides=3;reason=x", "rule=schema;reason=x"}) {
    std::optional<Refusal> refused;
    EXPECT_FALSE(parse_suppression(text, refused)) << text;
    EXPECT_TRUE(refused) << text;
  }
}

// The slide whose only defect is suppressed is no longer degraded.
TEST(Suppressions, RateTheSlideAgain) {
  Report all = report();
  std::optional<Refusal> refused;
  suppress({*parse_suppression("rule=small-text;reason=x", refused),
            *parse_suppression("rule=text-overflow;reason=x", refused)},
           "2026-05-02", all);
  EXPECT_EQ(all.slides[0].quality, Quality::SuccessClean);
}

TEST(CarriedSuppressions, AreListedWithTheirReasons) {
  Report all = report();
  all.suppressed.fields = {"rule=small-text;slide=s256;element=sp4;until=2026-12-31;reason=legal",
                           "rule=text-overflow;until=2025-12-31;reason=for a year",
                           "rule=text-overflow;reason= ",
                           "rule=no-such-rule;reason=none"};
  suppress_carried("2026-05-02", all);
  ASSERT_EQ(all.suppressed.findings.size(), 1U);
  EXPECT_EQ(all.suppressed.findings[0].finding.rule, "small-text");
  EXPECT_EQ(all.suppressed.findings[0].reason, "legal");
  EXPECT_EQ(all.suppressed.findings[0].until, "2026-12-31");
  ASSERT_EQ(all.slides[0].issues.size(), 1U);
  std::vector<std::string> notes;
  for (const Diagnostic& d : all.deck_issues) notes.push_back(d.rule);
  EXPECT_EQ(notes, (std::vector<std::string>{"ended-suppression", "unreadable-suppression",
                                             "unreadable-suppression"}));
}

TEST(CarriedSuppressions, ThatHaveAnEndNeedTheDay) {
  Report all = report();
  all.suppressed.fields = {"rule=small-text;until=2026-12-31;reason=legal",
                           "rule=text-overflow;reason=legal"};
  suppress_carried("", all);
  ASSERT_EQ(all.suppressed.findings.size(), 1U);
  EXPECT_EQ(all.suppressed.findings[0].finding.rule, "text-overflow");
}

TEST(Suppressions, AreWrittenAsTheyAreRead) {
  std::optional<Refusal> refused;
  const std::string text = "rule=small-text;slide=s256;element=sp4;until=2026-12-31;reason=a;b=c";
  const std::optional<Suppression> one = parse_suppression("file=*.pptx;" + text, refused);
  ASSERT_TRUE(one);
  EXPECT_EQ(fields_of(*one), text);
  EXPECT_TRUE(is_about_file(*one, "decks/a.pptx"));
  EXPECT_FALSE(is_about_file(*one, "decks/a.potx"));
}

}  // namespace
}  // namespace deckle::qc
