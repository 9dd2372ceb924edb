#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "qc/report/html_report.h"
#include "qc/report/report_writer.h"

namespace deckle::qc {
namespace {

Diagnostic overflow() {
  Diagnostic d;
  d.rule = "text-overflow";
  d.at.slide_id = "s1";
  d.at.element_id = "e1";
  d.message = "too much";
  d.hint = "less";
  d.facts = {{"overflow_y_px", 42.0}, {"needed_lines", std::int64_t{12}}};
  return d;
}

Report report_with(DiagnosticSink issues, Quality quality) {
  Report report;
  report.input = "deck.json";
  SlideReport slide;
  slide.slide_id = "s1";
  slide.quality = quality;
  slide.issues = std::move(issues);
  report.slides.push_back(slide);
  return report;
}

std::size_t count(const std::string& text, const std::string& piece) {
  std::size_t n = 0;
  for (std::size_t at = text.find(piece); at != std::string::npos; at = text.find(piece, at + 1))
    ++n;
  return n;
}

TEST(JsonReport, HasTheFormOfTheContract) {
  const auto json = nlohmann::json::parse(
      json_report({report_with({overflow()}, Quality::Degraded)}, Severity::Error));
  EXPECT_EQ(json.at("deckle_report"), 1);
  EXPECT_EQ(json.at("pass"), false);
  EXPECT_EQ(json.at("quality"), "degraded");
  const auto& issue = json.at("issues").at(0);
  EXPECT_EQ(issue.at("rule"), "text-overflow");
  EXPECT_EQ(issue.at("type"), "overflow");
  EXPECT_EQ(issue.at("severity"), "error");
  EXPECT_EQ(issue.at("details").at("overflow_y_px"), 42);
  EXPECT_EQ(issue.at("fingerprint").get<std::string>().size(), 16U);
  EXPECT_EQ(json.at("slides").at(0).at("issues"), json.at("issues"));
}

TEST(JsonReport, HasTheFactsThatACategoryFollowsFrom) {
  Report report = report_with({overflow()}, Quality::Degraded);
  TraceEntry entry;
  entry.category = DefectCategory::StructuralMajorOverflow;
  entry.facts = DefectFacts{"structural_unit", "ok", 2.5, 1.25};
  report.slides[0].trace = {TraceEntry{}, entry};
  const auto trace =
      nlohmann::json::parse(json_report({report}, Severity::Error)).at("slides").at(0).at("trace");
  EXPECT_FALSE(trace.at(0).contains("facts"));
  EXPECT_EQ(trace.at(1).at("facts"), nlohmann::json::parse(R"({"content_type": "structural_unit",
      "fit_status": "ok", "line_equivalent": 2.5, "structural_unit_drop_count": 1.25})"));
}

// The most severe first; of one severity what the author can cure.
TEST(BriefReport, ListsTheAuthorsFindingsBeforeDecklesOwn) {
  DiagnosticSink issues;
  for (const char* name : {"note", "own", "author"}) {
    issues.push_back(overflow());
    issues.back().at.element_id = name;
    issues.back().at.pointer = "/deck";
    issues.back().at.line = 3;
    issues.back().at.column = 7;
  }
  issues[0].severity = Severity::Note;
  issues[1].origin = Origin::Deckle;
  const auto json = nlohmann::json::parse(brief_report({report_with(issues, Quality::Degraded)}));
  ASSERT_EQ(json.size(), 3U);
  EXPECT_EQ(json[0].at("element_id"), "author");
  EXPECT_FALSE(json[0].contains("origin"));
  EXPECT_EQ(json[0].at("pointer"), "/deck");
  EXPECT_EQ(json[0].at("line"), 3);
  EXPECT_EQ(json[0].at("column"), 7);
  EXPECT_EQ(json[1].at("element_id"), "own");
  EXPECT_EQ(json[1].at("origin"), "deckle");
  EXPECT_EQ(json[2].at("element_id"), "note");
  // Neither the exit status nor the quality depends on it.
  EXPECT_FALSE(passes(report_with({issues[1]}, Quality::SuccessClean), Severity::Error));
  const auto sarif = nlohmann::json::parse(
      sarif_report({report_with({issues[1], issues[2]}, Quality::Degraded)}, "1.0.0"));
  EXPECT_EQ(sarif.at("/runs/0/results/0/properties/origin"_json_pointer), "deckle");
  EXPECT_FALSE(sarif.at("/runs/0/results/1/properties"_json_pointer).contains("origin"));
}

TEST(JsonReport, JoinsSeveralDecks) {
  const std::vector<Report> reports = {report_with({}, Quality::SuccessClean),
                                       report_with({overflow()}, Quality::Degraded)};
  const auto json = nlohmann::json::parse(json_report(reports, Severity::Error));
  EXPECT_EQ(json.at("pass"), false);
  EXPECT_EQ(json.at("decks").size(), 2U);
}

struct PassCase {
  const char* name;
  Severity severity;
  Severity threshold;
  bool passes;
};

TEST(Report, PassesBelowTheThreshold) {
  const PassCase cases[] = {
      {"note under error", Severity::Note, Severity::Error, true},
      {"warning under error", Severity::Warning, Severity::Error, true},
      {"error at error", Severity::Error, Severity::Error, false},
      {"warning at warning", Severity::Warning, Severity::Warning, false},
      {"note at note", Severity::Note, Severity::Note, false},
  };
  for (const PassCase& c : cases) {
    Diagnostic d = overflow();
    d.severity = c.severity;
    EXPECT_EQ(passes(report_with({d}, Quality::SuccessWithWarnings), c.threshold), c.passes)
        << c.name;
  }
  EXPECT_FALSE(passes(report_with({}, Quality::Degraded), Severity::Error))
      << "a degraded slide never passes";
}

TEST(TextReport, HidesNotesUnlessVerbose) {
  Diagnostic note = overflow();
  note.severity = Severity::Note;
  const Report report = report_with({note}, Quality::SuccessClean);
  EXPECT_EQ(text_report({report}, Severity::Error, {}).find("too much"), std::string::npos);
  EXPECT_NE(text_report({report}, Severity::Error, {}).find("1 more note"), std::string::npos);
  EXPECT_NE(text_report({report}, Severity::Error, {false, true}).find("too much"),
            std::string::npos);
}

TEST(TextLine, NamesTheMostPrecisePlace) {
  Diagnostic d = overflow();
  EXPECT_TRUE(
      text_line(d, {}).starts_with("slide s1, element e1: error: too much [text-overflow]"));
  d.at.file = "deck.json";
  d.at.line = 3;
  d.at.column = 7;
  EXPECT_TRUE(text_line(d, {}).starts_with("deck.json:3:7: slide s1, element e1: error"));
}

TEST(TextLine, IsOneLineOfTheProgramsOwn) {
  Diagnostic d = overflow();
  d.at.slide_id = "s\n::error::x\u009b";
  d.at.element_id = "e\x1b[31m\u202e";
  d.at.file = "::error file=x::\r\xff.json";
  d.at.line = 3;
  d.at.column = 7;
  d.at.pointer = "/a\n##[error]b";
  d.at.part = "/ppt/\u0085";
  d.message = "'a\nb' is wrong";
  d.hint = "::error::";
  EXPECT_EQ(text_line(d, {}),
            "\\u{3A}:error file=x::\\r\\x{FF}.json:3:7: slide s\\n::error::x\\u{9B}, element "
            "e\\u{1B}[31m\\u{202E}: /a\\n\\u{23}#[error]b: /ppt/\\u{85}: error: 'a\\nb' is wrong "
            "[text-overflow]\n    \\u{3A}:error::\n");
  // The program's own colours are the only controls.
  EXPECT_NE(text_line(d, {.color = true}).find("\x1b[1;31merror\x1b[0m"), std::string::npos);
}

TEST(TextReport, BeginsEveryLineItself) {
  Report report = report_with({overflow()}, Quality::Degraded);
  SlideReport& slide = report.slides[0];
  report.input = "::error::\n.json";
  slide.slide_id = "s\n::error::";
  slide.needs_human_edit = true;
  slide.guidance = {"::error::: cut 40 characters", "or\nsplit"};
  Proposal proposal;
  proposal.element_id = "::error::";
  proposal.texts = {"one\n::error::\n  ##[error]x", ""};
  slide.proposals.push_back(proposal);
  TraceEntry entry;
  entry.fixer = "shrink-text";
  entry.note = "a\n::error::";
  slide.trace.push_back(entry);
  report.fonts.push_back({"\n::error::", "\x1b", FontUse::Source::MetricCompatible, 0, ""});
  report.not_run.push_back({"r", "\n::error::"});
  const std::string text = text_report({report}, Severity::Error, {.verbose = true});
  for (const char* line :
       {"\\u{3A}:error::\\n.json: 1 slide", "\n    - \\u{3A}:error::: cut 40 characters\n",
        "\n    - or\\nsplit\n",
        "\n      | one\n      | \\u{3A}:error::\n      |   \\u{23}#[error]x\n      | \n",
        "(s\\n::error::)", "a\\n::error::\n", "font \\n::error::: measured with \\u{1B}, which has",
        "r was not run: \\n::error::\n"})
    EXPECT_NE(text.find(line), std::string::npos) << line << " in\n" << text;
  EXPECT_EQ(text.find("\n::"), std::string::npos);
}

TEST(TextReport, ListsAThousandOfAKind) {
  Report report = report_with(DiagnosticSink(1500, overflow()), Quality::Degraded);
  report.slides[0].needs_human_edit = true;
  report.slides[0].guidance = std::vector<Message>(1200, "cut");
  for (int i = 0; i < 1003; ++i)
    report.fonts.push_back({"A", "B", FontUse::Source::MetricCompatible, 0, ""});
  const std::string text = text_report({report}, Severity::Error, {});
  EXPECT_EQ(count(text, "too much"), 1000U);
  EXPECT_EQ(count(text, "- cut"), 1000U);
  EXPECT_EQ(count(text, "font A"), 1000U);
  EXPECT_NE(text.find("  703 more lines; a JSON report has them\n"), std::string::npos);
}

TEST(Fingerprint, StaysWhenOnlyNumbersChange) {
  Diagnostic a = overflow(), b = overflow();
  b.facts[0].value = 43.0;
  b.message = "other words";
  EXPECT_EQ(fingerprint(a), fingerprint(b));
  b.at.element_id = "e2";
  EXPECT_NE(fingerprint(a), fingerprint(b));
}

TEST(HtmlReport, ShowsPicturesFindingsAndVerdict) {
  Diagnostic note = overflow();
  note.severity = Severity::Note;
  Diagnostic hostile = overflow();
  hostile.message = "<script>alert(1)</script>";
  const Report report = report_with({note, hostile}, Quality::Degraded);
  EXPECT_EQ(mark_numbers(report.slides[0]), (std::vector<int>{2, 1}));  // highest severity first
  const std::string html = html_report({report}, {{{"<svg>picture</svg>"}, {}}}, Severity::Error);
  for (const char* piece :
       {"<svg>picture</svg>", "needs a human edit", ">fail<", "&lt;script&gt;", "text-overflow",
        "href=\"#d1s1\"", "id=\"d1s1\"", "id=\"d1s1f1\"", "href=\"#d1s1m2\""})
    EXPECT_NE(html.find(piece), std::string::npos) << piece;
  for (const char* piece : {"<script", "http://", "https://", "url("})
    EXPECT_EQ(html.find(piece), std::string::npos) << piece;
}

TEST(HtmlReport, HasNoControlsAndNoLinesOfASpec) {
  Diagnostic hostile = overflow();
  hostile.message = "a\n::error::\u009b\u202e\x1b\xff";
  hostile.hint = hostile.message;
  hostile.at.element_id = "e\n::error::";
  hostile.at.pointer = "/a\n##[error]b";
  Report report = report_with({hostile}, Quality::Degraded);
  report.input = "bad\xff\n.json";
  SlideReport& slide = report.slides[0];
  slide.slide_id = "s\n::error::";
  slide.layout = "l\n::error::\u0085";
  slide.needs_human_edit = true;
  slide.guidance = {"\n::error::"};
  Proposal proposal;
  proposal.texts = {"one\n::error::\u202e"};
  slide.proposals.push_back(proposal);
  report.fonts.push_back({"\n::error::", "\x1b", FontUse::Source::Fallback, 0, ""});
  const std::string html = html_report({report}, {}, Severity::Error);
  for (const char* piece : {"\n::", "\x1b", "\u009b", "\u0085", "\u202e", "\xff", "##"})
    EXPECT_EQ(html.find(piece), std::string::npos) << piece;
  for (const char* piece :
       {"<title>bad\\x{FF}\\n.json</title>", "a\\n::error::\\u{9B}\\u{202E}\\u{1B}\\x{FF}",
        "one&#10;\\u{3A}:error::\\u{202E}"})
    EXPECT_NE(html.find(piece), std::string::npos) << piece;
}

TEST(HtmlReport, IsCompactWhereNothingIsFound) {
  Diagnostic note = overflow();
  note.severity = Severity::Note;
  Report report = report_with({note}, Quality::SuccessClean);
  report.slides.push_back(report_with({overflow()}, Quality::SuccessWithWarnings).slides[0]);
  report.slides[1].index = 1;
  const std::string html = html_report({report}, {}, Severity::Error);
  EXPECT_EQ(count(html, "<section class=\"compact\""), 1U);
  EXPECT_EQ(count(html, "<section class=\"full\""), 1U);
  EXPECT_EQ(count(html, "<summary>1 note</summary>"), 1U);
}

TEST(HtmlReport, PutsHumanEditsFirst) {
  Report report = report_with({overflow()}, Quality::Degraded);
  report.slides[0].needs_human_edit = true;
  report.slides[0].guidance = {"cut 40 characters", "or split the slide"};
  const std::string html = html_report({report}, {{{"<svg/>"}, {}}}, Severity::Error);
  EXPECT_EQ(count(html, "1 slide needs a human edit"), 1U);
  EXPECT_EQ(count(html, "cut 40 characters"), 2U);  // at the top of the deck, and of its slide
  EXPECT_LT(html.find("or split the slide"), html.find("<svg/>"));
}

TEST(HtmlReport, FiltersWithoutScripts) {
  const std::string html =
      html_report({report_with({overflow()}, Quality::Degraded)}, {}, Severity::Error);
  for (const char* severity : {"error", "warning", "note"}) {
    EXPECT_EQ(count(html, std::string("type=\"checkbox\" id=\"show-") + severity + "\""), 1U);
    EXPECT_EQ(count(html, std::string("for=\"show-") + severity + "\""), 1U);
  }
  EXPECT_EQ(count(html, "<li class=\"of-error\""), 1U);
}

TEST(HtmlReport, FoldsLongListsAway) {
  const std::string html = html_report(
      {report_with(DiagnosticSink(40, overflow()), Quality::Degraded)}, {}, Severity::Error);
  EXPECT_EQ(count(html, "<summary>and 28 more</summary>"), 1U);
  EXPECT_EQ(count(html, "class=\"n\""), 40U);
}

}  // namespace
}  // namespace deckle::qc
