#pragma once
// The interface of rules: documentation as data, and a function that checks one slide, the
// content of a deck, a presentation file, or a template.
//
// One rule, one file, no header (CONTRIBUTING.md, "Add a QC rule"). To add one, copy the nearest
// file in rules/<family>/, and add its line to registry.cpp.

#include <functional>
#include <span>
#include <string>
#include <string_view>

#include "qc/check/context.h"
#include "qc/check/deck_context.h"
#include "qc/check/file_context.h"
#include "qc/check/template_context.h"
#include "slidespec/diag/diagnostic.h"

namespace deckle::qc {

// `type` and `ir_type`: docs/contracts.md, "Names for the same flaw".
struct RuleDoc {
  std::string_view id;                  // names the flaw: "text-overflow"
  std::string_view type;                // in the report: "overflow"
  std::string_view ir_type;  // in the trace: "content_overflow"; empty: it is never there
  Severity severity = Severity::Error;  // the highest it reports
  std::string_view summary;             // one line
  std::string_view what;
  std::string_view why;
  // IR of one slide, or of a DeckRule the `slides` of a spec: `bad` fires this rule and no other,
  // `good` none.
  std::string_view bad, good;
  std::string_view fixes;  // ids of fixers that can help, comma-separated, or empty
  std::span<const RuleOption> options = {};  // of a DeckRule or FileRule
  // Of `deckle qc --fix`, in the order in which they are tried: "store-autofit, grow-box (unsafe)".
  std::string_view file_fixes = {};
  // Each finding is an error of an input of which no deck can be made.
  bool unusable = false;
};

// Called with each element of a slide to which a rule could not be applied, and why.
using UnknownSink = std::function<void(const ElementIr& element, const Message& why)>;

// Data of an element that a rule needs in addition to box and text.
struct RuleInput {
  std::string_view unknown;  // for people: "the size of the picture is not known"
  // Whether the rule applies to the element but the data is missing. check() skips such an element;
  // the report lists it (not_run() in runner.h).
  bool (*is_unknown)(const ElementIr& element) = nullptr;
  // The same where it takes the whole slide to know; the reason stands beside `unknown`.
  void (*find)(const SlideIr& slide, const UnknownSink& sink) = nullptr;
};

struct Rule {
  const RuleDoc& doc;
  // Reads the context only; no state, no I/O, no dependence on other rules.
  void (*check)(const CheckContext& context, DiagnosticSink& sink);
  RuleInput input = {};
};

// A rule about what the author wrote. It runs once, on the deck as it is written, after repair.
struct DeckRule {
  const RuleDoc& doc;
  // As Rule::check.
  void (*check)(const DeckContext& context, DiagnosticSink& sink);
};

// A rule about a presentation file, whoever made it. It runs once, on all slides. What a rule about
// specs says of a file has the documentation of that rule, in a file of its own (rules/file).
struct FileRule {
  const RuleDoc& doc;
  // As Rule::check.
  void (*check)(const FileContext& context, DiagnosticSink& sink);
  // What could not be checked and why; empty: all was. Null: the rule needs nothing that a file
  // could lack.
  Message (*not_run)(const FileContext& context) = nullptr;
};

// A rule about a template. Its examples are excerpts of a file, or empty.
struct TemplateRule {
  const RuleDoc& doc;
  // As Rule::check.
  void (*check)(const TemplateFacts& facts, DiagnosticSink& sink);
  // What could not be checked and why; empty: all was. Null: the rule needs nothing that a template
  // could lack.
  Message (*not_run)(const TemplateFacts& facts) = nullptr;
};

}  // namespace deckle::qc
