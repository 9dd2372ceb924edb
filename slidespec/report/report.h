#pragma once
// The report on a whole deck: per slide the findings that remain, what was tried against them, and
// the quality of the slide. Written as text or JSON by qc/report.

#include <optional>
#include <string>
#include <vector>

#include "slidespec/core/api.h"
#include "slidespec/diag/diagnostic.h"
#include "slidespec/ir/measured_slide.h"
#include "slidespec/report/template_report.h"
#include "slidespec/report/trace.h"

namespace deckle {

// Text that a command proposed instead of an element's (fixers/shorten). The deck has the author's.
struct Proposal {
  std::string element_id;            // as authored
  std::string content_json;          // SlideSpec's `content`
  std::vector<std::string> texts;    // of it: text, items or cells, in order
  std::size_t characters = 0, characters_before = 0;
  bool fits = false;                 // with all proposals for its slide
  int slides = 1;                    // on how many slides it then is
};

struct SlideReport {
  int index = 0;  // 0-based, in the deck as written
  std::string slide_id;
  std::string layout;
  Quality quality = Quality::SuccessClean;
  bool needs_human_edit = false;
  std::vector<Message> guidance;  // what a person can do; only with needs_human_edit
  DiagnosticSink issues;
  std::vector<TraceEntry> trace;
  std::vector<Proposal> proposals;
};

struct NotRun {
  std::string rule;
  Message reason;
};

// How far the work on an input came. What is wrong with a spec itself is found in the first.
// Doctor is about a presentation that was read from a file: its parts, not how its slides look.
// Template is about one that decks are to be built on: its slides are the layouts.
enum class Stage { Validate, Build, Qc, Doctor, Template };

[[nodiscard]] DECKLE_API const char* to_string(Stage stage);  // "validate", "build", "qc" …

// What was repaired in a part of a presentation (Stage::Doctor).
struct PartRepair {
  std::string part;  // that had the flaw; empty: the archive
  std::string rule;
  Message message;
  std::vector<std::string> changed;  // parts whose bytes are others now, or that were added or left out
  std::size_t more = 0;              // of the same rule and part, which are not listed
};

// A change of a presentation by `qc --fix`, or one that it could make.
struct FileFix {
  // TakenBack: made, and undone because it did not cure the finding or made something worse.
  // Available: only made when unsafe changes are asked for.
  enum class State { Applied, TakenBack, Available } state = State::Applied;
  int slide = -1;           // index; -1: it is about no slide
  std::string slide_id, element_id;
  std::string part;         // in which it is; empty: about the file as a whole
  std::string rule, fixer;  // whose finding it is for, and which fixer made it
  bool safe = true;
  Message element;          // its name for people
  Message message;          // "the empty placeholder is removed"
  Message before, after;    // what it changed, for people; may be empty
  Message reason;           // TakenBack: why
  std::vector<std::string> changed;  // parts whose bytes are others now, or that were left out
};

[[nodiscard]] DECKLE_API const char* to_string(FileFix::State state);  // "applied" …

// A finding that the deck itself says is accepted.
struct SuppressedFinding {
  Diagnostic finding;
  std::string reason;
  std::string until;  // "2026-12-31", or empty
};

// What a presentation that was read says is accepted.
struct DeckSuppressions {
  std::vector<std::string> fields;          // each as it is written in the file
  bool honoured = true;                     // else nothing was suppressed
  std::vector<SuppressedFinding> findings;  // that were taken from the report; at most kMaxFindings
  std::size_t more = 0;                     // that are not listed
};

// Settings for the decks whose path matches a pattern, which applied to this one.
struct AppliedOverride {
  std::string config;  // the file in which they are
  int line = 0;
  std::string pattern;
};

struct Report {
  std::string input;           // as the user named it
  Stage stage = Stage::Build;
  bool invalid = false;        // there is no deck: the errors are in deck_issues
  bool presentation = false;   // of a file that was read, and not of a spec
  std::vector<FontUse> fonts;  // every face the deck requests, in order of first use
  DiagnosticSink deck_issues;  // about no slide in particular
  std::vector<SlideReport> slides;
  std::vector<NotRun> not_run;
  std::vector<PartRepair> repairs;  // Stage::Doctor, and `fixed`; the findings are those that remain
  bool fixed = false;               // Stage::Qc of a presentation: --fix was asked for
  std::vector<FileFix> fixes;       // of it, in the order of the slides
  std::optional<TemplateReport> on_template;  // Stage::Template
  std::vector<AppliedOverride> overrides;     // in the order in which they applied
  DeckSuppressions suppressed;
};

// A slide with a warning, whoever gave it, is not SuccessClean.
void count_warnings(Report& report);
// The worst of the slides and of the findings about none. An invalid input is Degraded, and a
// presentation that was read and has an error.
[[nodiscard]] DECKLE_API Quality quality_of(const Report& report);
// Whether there is a deck, nothing is as severe as `threshold`, and no slide is degraded.
[[nodiscard]] DECKLE_API bool passes(const Report& report, Severity threshold);

}  // namespace deckle
