// Every rule about presentation files fires on a sound file to which one fault was added, on what
// has the fault, and says nothing about the sound one, nor about one that only looks like it.

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "qc/rules/registry.h"
#include "qc/run/check_file.h"
#include "tests/qc/file_cases.h"
#include "tests/support/test_engine.h"

namespace deckle::qc {
namespace {

using test::FileFacts;
using test::shape;
using test_cases::Case;
using test_cases::LookAlike;

std::vector<Case> faults() {
  std::vector<Case> all = test_cases::page_faults();
  for (Case& one : test_cases::content_faults()) all.push_back(std::move(one));
  for (Case& one : test_cases::deck_faults()) all.push_back(std::move(one));
  return all;
}

std::vector<LookAlike> look_alikes() {
  std::vector<LookAlike> all = test_cases::page_look_alikes();
  for (LookAlike& one : test_cases::content_look_alikes()) all.push_back(std::move(one));
  for (LookAlike& one : test_cases::deck_look_alikes()) all.push_back(std::move(one));
  return all;
}

TEST(FileRules, SayNothingAboutASoundFile) {
  for (const Diagnostic& d : findings_of(test::sound_file()))
    ADD_FAILURE() << d.rule << ": " << d.message;
}

TEST(FileRules, FindOneFaultEach) {
  for (const Case& fault : faults()) {
    SCOPED_TRACE(fault.rule + ": " + fault.message);
    FileFacts file = test::sound_file();
    fault.plant(file);
    const DiagnosticSink findings = findings_of(file);
    EXPECT_EQ(findings.size(), 1U);
    for (const Diagnostic& d : findings) {
      EXPECT_EQ(d.rule, fault.rule) << d.message;
      EXPECT_EQ(d.severity, fault.severity);
      EXPECT_EQ(d.defect, d.severity == Severity::Error);
      EXPECT_EQ(d.at.slide_id, fault.slide);
      EXPECT_EQ(d.at.element_id, fault.element);
      EXPECT_NE(d.message.english().find(fault.message), std::string::npos) << d.message;
      EXPECT_NE(d.message.in(Language::Korean), d.message.english());
      EXPECT_FALSE(d.hint.empty());
    }
  }
}

TEST(FileRules, AreSilentOnLookAlikes) {
  for (const LookAlike& one : look_alikes()) {
    FileFacts file = test::sound_file();
    one.plant(file);
    for (const Diagnostic& d : findings_of(file))
      ADD_FAILURE() << one.name << ": " << d.rule << ": " << d.message;
  }
}

TEST(FileRules, AreAllTried) {
  std::set<std::string> tried;
  for (const Case& fault : faults()) tried.insert(fault.rule);
  for (const FileRule& rule : file_rules())
    EXPECT_TRUE(tried.contains(std::string(rule.doc.id))) << rule.doc.id;
}

// A moved slide, and the same shape on another place, are the same findings.
TEST(FileRules, KeepFingerprintsOfMovedSlides) {
  for (const Case& fault : faults()) {
    FileFacts file = test::sound_file();
    fault.plant(file);
    const DiagnosticSink before = findings_of(file);
    std::swap(file.slides[0], file.slides[1]);
    file.slides[0].index = 0;
    file.slides[1].index = 1;
    const DiagnosticSink after = findings_of(file);
    // The second of two is another one now.
    if (fault.rule == "duplicate-title" || fault.rule == "conflicting-figures" ||
        fault.rule == "mixed-date-formats" || fault.rule == "uneven-spelling" ||
        fault.rule == "wrong-language" || fault.rule == "off-brand-font" ||
        fault.rule == "cropped-picture" || fault.rule == "covered-logo")
      continue;
    ASSERT_EQ(before.size(), after.size()) << fault.rule;
    for (std::size_t i = 0; i < before.size(); ++i)
      EXPECT_EQ(fingerprint(before[i]), fingerprint(after[i])) << fault.rule;
  }
}

// What is not judged is listed, with the face that is not known.
TEST(FileRules, SayWhatTheyCouldNotJudge) {
  FileFacts file = test::sound_file();
  shape(file.slides[1], 3).text.paragraphs[0].runs[0].style.fonts.latin = "No Such Face";
  std::vector<MeasuredSlide> measured;
  for (const SlideIr& slide : file.slides) measured.push_back(test::measured(slide));
  const std::vector<NotRun> skipped = not_run(FileContext(file.slides, measured, file.package));
  ASSERT_FALSE(skipped.empty());
  for (const NotRun& one : skipped) {
    EXPECT_NE(one.reason.english().find("No Such Face"), std::string::npos) << one.rule;
    EXPECT_NE(one.reason.english().find("slide 2, 'Text 2'"), std::string::npos) << one.rule;
  }
}

TEST(FileRules, SayWhichNotesTheyCouldNotRead) {
  FileFacts file = test::sound_file();
  file.package.notes = {{"s257", "ppt/notesSlides/notesSlide1.xml", true, {}, {}}};
  std::vector<MeasuredSlide> measured;
  for (const SlideIr& slide : file.slides) measured.push_back(test::measured(slide));
  std::set<std::string> rules;
  for (const NotRun& one : not_run(FileContext(file.slides, measured, file.package))) {
    rules.insert(one.rule);
    EXPECT_EQ(one.reason.english(), "the notes of slides 2 cannot be read") << one.rule;
  }
  EXPECT_EQ(rules,
            (std::set<std::string>{"garbled-text", "hidden-object", "leftover-prompt",
                                   "leftover-reminder", "personal-data-in-notes",
                                   "unresolved-citation"}));
}

// A chart whose part is damaged is on the slide, but not among the facts.
TEST(FileRules, SayWhichChartsTheyCouldNotRead) {
  FileFacts file = test::sound_file();
  shape(file.slides[1], 4).type = ElementType::Chart;
  std::vector<MeasuredSlide> measured;
  for (const SlideIr& slide : file.slides) measured.push_back(test::measured(slide));
  const std::vector<NotRun> skipped = not_run(FileContext(file.slides, measured, file.package));
  std::set<std::string> rules;
  for (const NotRun& one : skipped) {
    rules.insert(one.rule);
    EXPECT_EQ(one.reason.english(), "a chart cannot be read (slide 2, 'Picture 3')") << one.rule;
  }
  EXPECT_EQ(rules, (std::set<std::string>{"crowded-chart", "crowded-pie", "pie-total", "sample-chart-data",
                                          "similar-series-colors", "too-many-series",
                                          "unlabelled-values", "unnamed-axes"}));
}

}  // namespace
}  // namespace deckle::qc
