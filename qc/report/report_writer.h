#pragma once
// Writes the report of a deck as JSON (docs/contracts.md, "Report JSON"), as text for people, and
// in two formats for build servers. HTML is in html_report.h.

#include <string>
#include <vector>

#include "slidespec/report/report.h"

namespace deckle::qc {

// One object for one report, {"deckle_report":1,"decks":[…]} for several.
[[nodiscard]] std::string json_report(const std::vector<Report>& reports, Severity threshold,
                                      Language language = Language::English);

// A JSON array of findings, each as in `issues` of the report.
[[nodiscard]] std::string findings_json(const DiagnosticSink& findings,
                                        Language language = Language::English);

// A JSON array of the findings of all reports, one on a line: the most severe first, the author's
// before those about boxes that deckle placed. What a language model needs to repair the spec.
[[nodiscard]] std::string brief_report(const std::vector<Report>& reports,
                                       Language language = Language::English);

// SARIF 2.1.0: one run; a result per finding, with its rule, level, file, slide and element, and
// its fingerprint as "deckle/v1". `version` is deckle's own.
[[nodiscard]] std::string sarif_report(const std::vector<Report>& reports,
                                       const std::string& version,
                                       Language language = Language::English);

// JUnit XML: a test suite per deck, a test case per slide (and one, "deck", for findings without a
// slide). A case fails when passes() is false for its slide; findings below `threshold` are in its
// system-out.
[[nodiscard]] std::string junit_report(const std::vector<Report>& reports, Severity threshold,
                                       Language language = Language::English);

struct TextStyle {
  bool color = false;    // ANSI colours
  bool verbose = false;  // also notes and traces
  Language language = Language::English;
  bool layouts = false;  // slides are layouts of a template
  int slide_number = 0;  // of the finding's slide, from 1; 0: its id says enough
};
[[nodiscard]] std::string text_report(const std::vector<Report>& reports, Severity threshold,
                                      const TextStyle& style);

// One finding on one line, and its hint on a second, indented: the format that every command prints
// to stderr.
[[nodiscard]] std::string text_line(const Diagnostic& diagnostic, const TextStyle& style);

}  // namespace deckle::qc
