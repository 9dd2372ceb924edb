// Settings of findings: which are refused, and what they do to a report.

#include <gtest/gtest.h>

#include "qc/report/report_writer.h"
#include "qc/rules/registry.h"
#include "qc/settings/apply_settings.h"
#include "qc/settings/check_settings.h"

namespace deckle::qc {
namespace {

Diagnostic finding(const std::string& rule, Severity severity, bool defect = false) {
  Diagnostic d;
  d.rule = rule;
  d.severity = severity;
  d.defect = defect;
  d.at.slide_id = "s1";
  d.at.element_id = "e1";
  d.message = Message("the message of " + rule);
  return d;
}

// Degraded: two defects, each with its line of guidance, a warning and a note.
Report degraded() {
  Report report;
  report.input = "deck.json";
  report.deck_issues = {finding("substituted-font", Severity::Note)};
  SlideReport slide;
  slide.slide_id = "s1";
  slide.quality = Quality::Degraded;
  slide.needs_human_edit = true;
  slide.guidance = {Message("shorten it"), Message("move it")};
  slide.issues = {finding("unknown-key", Severity::Warning),
                  finding("text-overflow", Severity::Error, true),
                  finding("overlapping-elements", Severity::Error, true),
                  finding("crowded-list", Severity::Note)};
  report.slides.push_back(std::move(slide));
  report.not_run = {{"low-resolution-picture", Message("unknown size")}};
  return report;
}

// "substituted-font | unknown-key text-overflow: degraded, shorten it"
std::string text_of(const Report& report) {
  std::string out;
  for (const Diagnostic& d : report.deck_issues) out += d.rule + " ";
  out += "|";
  for (const SlideReport& slide : report.slides) {
    for (const Diagnostic& d : slide.issues) out += " " + d.rule;
    out += std::string(": ") + to_string(slide.quality);
    if (slide.needs_human_edit) out += ", edit";
    for (const Message& line : slide.guidance) out += ", " + line.english();
  }
  for (const NotRun& one : report.not_run) out += "; not run: " + one.rule;
  return out;
}

TEST(Settings, LeaveOutFindingsAndRateTheSlideAgain) {
  const struct {
    const char* name;
    FindingSettings settings;
    std::size_t left_out;
    const char* expected;
  } rows[] = {
      {"a defect",
       {.ignore = {"text-overflow"}},
       1,
       "substituted-font | unknown-key overlapping-elements crowded-list: degraded, edit, move it; "
       "not run: low-resolution-picture"},
      {"all defects",
       {.ignore = {"text-overflow", "overlapping-elements"}},
       2,
       "substituted-font | unknown-key crowded-list: success_with_warnings; not run: "
       "low-resolution-picture"},
      {"all but a note",
       {.ignore = {"text-overflow", "overlapping-elements", "unknown-key"}},
       3,
       "substituted-font | crowded-list: success_clean; not run: low-resolution-picture"},
      {"a finding of the deck",
       {.ignore = {"substituted-font"}},
       1,
       "| unknown-key text-overflow overlapping-elements crowded-list: degraded, edit, shorten it, "
       "move it; not run: low-resolution-picture"},
      {"a rule that was not run",
       {.ignore = {"low-resolution-picture"}},
       0,
       "substituted-font | unknown-key text-overflow overlapping-elements crowded-list: degraded, "
       "edit, shorten it, move it"},
      {"all but one", {.select = {"crowded-list"}}, 4, "| crowded-list: success_clean"},
      {"one that is both",
       {.select = {"crowded-list", "unknown-key"}, .ignore = {"unknown-key"}},
       4,
       "| crowded-list: success_clean"},
  };
  for (const auto& row : rows) {
    Report report = degraded();
    EXPECT_EQ(apply(row.settings, report), row.left_out) << row.name;
    EXPECT_EQ(text_of(report), row.expected) << row.name;
  }
}

TEST(Settings, ChangeSeverities) {
  Report report = degraded();
  const std::string before = fingerprint(report.slides[0].issues[1]);
  EXPECT_EQ(apply({.severity = {{"text-overflow", Severity::Warning},
                                {"overlapping-elements", Severity::Note}}},
                  report),
            0U);
  const SlideReport& slide = report.slides[0];
  EXPECT_EQ(slide.issues[1].severity, Severity::Warning);
  EXPECT_EQ(slide.issues[2].severity, Severity::Note);
  EXPECT_EQ(slide.quality, Quality::SuccessWithWarnings);
  EXPECT_FALSE(slide.needs_human_edit);
  EXPECT_TRUE(slide.guidance.empty());
  EXPECT_TRUE(passes(report, Severity::Error));
  EXPECT_EQ(fingerprint(slide.issues[1]), before);

  Report raised = degraded();
  raised.slides[0].issues = {finding("crowded-list", Severity::Note)};
  raised.slides[0].guidance.clear();
  apply({.severity = {{"crowded-list", Severity::Error}}}, raised);
  EXPECT_EQ(raised.slides[0].quality, Quality::SuccessWithWarnings);
  EXPECT_FALSE(passes(raised, Severity::Error));
}

TEST(Settings, KeepTheErrorsOfAnInputWithoutADeck) {
  Report report;
  report.invalid = true;
  report.deck_issues = {
      finding("schema", Severity::Error), finding("duplicate-id", Severity::Error),
      finding("duplicate-id", Severity::Warning), finding("more-findings", Severity::Warning)};
  apply({.select = {"crowded-list"},
         .ignore = {"duplicate-id", "more-findings"},
         .severity = {{"duplicate-id", Severity::Note}}},
        report);
  EXPECT_EQ(text_of(report), "schema duplicate-id more-findings |");
  EXPECT_EQ(report.deck_issues[1].severity, Severity::Error);
}

TEST(Settings, NothingChangesNothing) {
  Report report = degraded();
  EXPECT_EQ(apply({}, report), 0U);
  EXPECT_EQ(text_of(report), text_of(degraded()));
  EXPECT_TRUE(FindingSettings{}.empty());
}

TEST(Settings, AreRefusedWithTheNearestName) {
  using Answer = std::optional<Refusal>;
  const struct {
    const char* name;
    Answer refused;
    const char *message, *hint;  // null: accepted
  } rows[] = {
      {"a rule", refuse_rule("text-overflow"), nullptr, nullptr},
      {"another finding", refuse_ignoring("unknown-key"), nullptr, nullptr},
      {"only reported", refuse_rule("schema"), nullptr, nullptr},
      {"a typing error", refuse_rule("text-overflw"), "unknown rule \"text-overflw\"",
       "did you mean 'text-overflow'?"},
      {"an error without a deck", refuse_ignoring("schema"), "\"schema\" is the error of an input",
       "correct"},
      {"the same as a note", refuse_severity("json", Severity::Note), "can neither be ignored",
       "correct"},
      {"the same as an error", refuse_severity("json", Severity::Error), nullptr, nullptr},
      {"a level", refuse_severity("text-overflow", "note"), nullptr, nullptr},
      {"no level", refuse_severity("text-overflow", "warnin"), "must be error, warning or note",
       "did you mean 'warning'?"},
      {"an option", refuse_option("crowded-list", "max_lines", 1), nullptr, nullptr},
      {"an option at its end", refuse_option("crowded-list", "max_lines", 100), nullptr, nullptr},
      {"below its range", refuse_option("crowded-list", "max_lines", 0),
       "must be 1 to 100, but is 0", "default is 12"},
      {"above its range", refuse_option("crowded-list", "max_lines", 101), "but is 101", "12"},
      {"no option", refuse_option("crowded-list", "max_line"), "has no option \"max_line\"",
       "did you mean 'max_lines'?"},
      {"a rule without", refuse_option("text-overflow", "max_lines"), "has no options",
       "crowded-list"},
  };
  for (const auto& row : rows) {
    ASSERT_EQ(row.refused.has_value(), row.message != nullptr) << row.name;
    if (!row.refused) continue;
    EXPECT_NE(row.refused->message.english().find(row.message), std::string::npos)
        << row.name << ": " << row.refused->message;
    EXPECT_NE(row.refused->hint.english().find(row.hint), std::string::npos)
        << row.name << ": " << row.refused->hint;
  }
  EXPECT_FALSE(refuse(FindingSettings{}));
  EXPECT_FALSE(refuse({.select = {"schema"},
                       .ignore = {"unknown-key"},
                       .severity = {{"crowded-list", Severity::Error}},
                       .options = {{"too-many-series", {{"max_series", 3}}}}}));
  EXPECT_TRUE(refuse({.select = {"nothing"}}));
  EXPECT_TRUE(refuse({.ignore = {"template"}}));
  EXPECT_TRUE(refuse({.severity = {{"input", Severity::Warning}}}));
  EXPECT_TRUE(refuse({.options = {{"too-many-series", {{"max_series", 0}}}}}));
}

// The default of an option has to be a value that it may have, and rules about a slide have none:
// the loop would see them.
TEST(Settings, OptionsBelongToRulesAboutContent) {
  for (const Rule& rule : rules()) EXPECT_TRUE(rule.doc.options.empty()) << rule.doc.id;
  std::size_t options = 0;
  for (const DeckRule& rule : deck_rules()) {
    for (const RuleOption& option : rule.doc.options) {
      EXPECT_FALSE(refuse_option(rule.doc.id, option.name, option.otherwise)) << option.name;
      EXPECT_FALSE(option.meaning.empty()) << option.name;
      ++options;
    }
  }
  EXPECT_GT(options, 0U);
}

}  // namespace
}  // namespace deckle::qc
