#include "qc/report/catalogue.h"

#include <fmt/format.h>

#include "pptx/check/rules/docs.h"
#include "qc/messages/tr.h"
#include "qc/rules/registry.h"

namespace deckle::qc {

namespace {

std::string capitalized(std::string_view text) {
  std::string out(text);
  if (!out.empty() && out[0] >= 'a' && out[0] <= 'z') out[0] = static_cast<char>(out[0] - 32);
  return out;
}

std::string markdown_of(const RuleDoc& doc) {
  std::string out = fmt::format("\n## {}\n\n{}. Severity: {}. Type `{}` in the report", doc.id,
                                capitalized(doc.summary), to_string(doc.severity), doc.type);
  if (!doc.ir_type.empty()) out += fmt::format(", `{}` in the trace", doc.ir_type);
  out += fmt::format(".\n\n{}\n\n{}\n", doc.what, doc.why);
  out += doc.fixes.empty() ? "\nNo fixer repairs it.\n" : fmt::format("\nFixers: {}\n", doc.fixes);
  if (!doc.file_fixes.empty())
    out += fmt::format("\nOf presentations, `deckle qc --fix`: {}\n", doc.file_fixes);
  for (const RuleOption& option : doc.options)
    out += fmt::format("\nOption `{}`: {}, {} to {}, by default {}.\n", option.name, option.meaning,
                       option.lowest, option.highest, option.otherwise);
  if (doc.bad.empty()) return out;
  out += fmt::format(
      "\nExample with this finding:\n\n```json\n{}\n```\n\nExample without it:\n\n"
      "```json\n{}\n```\n",
      doc.bad, doc.good);
  return out;
}

Message repair_text(pptx::check::Repairable repairable) {
  switch (repairable) {
    case pptx::check::Repairable::Always:
      return tr("deckle doctor --fix repairs it.");
    case pptx::check::Repairable::Sometimes:
      return tr("deckle doctor --fix repairs it where nothing is lost.");
    case pptx::check::Repairable::Never:
      return tr("deckle doctor --fix does not repair it.");
  }
  return {};
}

Message scope_text(const pptx::check::RuleDoc& doc) {
  return doc.of_writing ? " " + tr("deckle qc does not report it.") : Message();
}

std::string markdown_of(const pptx::check::RuleDoc& doc) {
  std::string out =
      fmt::format("\n## {}\n\n{}. Severity: {}.", doc.id, capitalized(doc.summary),
                  to_string(doc.severity));
  if (const Message effect = pptx::check::consequence_of(doc); !effect.empty())
    out += " " + effect.english() + ".";
  return out + fmt::format("\n\n{}\n\n{}\n\nTo do: {}. {}{}\n", doc.what, doc.why, doc.remedy,
                           repair_text(doc.repairable).english(), scope_text(doc).english());
}

}  // namespace

std::string rule_text(const pptx::check::RuleDoc& doc, Language language) {
  using pptx::check::text_of;
  Message out = Message(doc.id) + ": " + text_of(doc.summary) + "\n\n" + text_of(doc.what) +
                "\n\n" + text_of(doc.why) + "\n\n";
  out += tr("Severity: {}.", message_of(doc.severity));
  if (const Message effect = pptx::check::consequence_of(doc); !effect.empty())
    out += " " + effect + ".";
  out += "\n" + tr("To do: {}.", text_of(doc.remedy)) + "\n" + repair_text(doc.repairable) +
         scope_text(doc) + "\n";
  return out.in(language);
}

std::vector<std::string_view> explained_ids() {
  std::vector<std::string_view> ids;
  for (const RuleDoc* doc : documented()) ids.push_back(doc->id);
  for (const pptx::check::RuleDoc* doc : pptx::check::rule_docs()) ids.push_back(doc->id);
  return ids;
}

std::string explanation(std::string_view id, Language language) {
  if (const RuleDoc* doc = find_doc(id)) return rule_text(*doc, language);
  if (const pptx::check::RuleDoc* doc = pptx::check::find_rule_doc(id))
    return rule_text(*doc, language);
  return {};
}

std::string rule_text(const RuleDoc& doc, Language language) {
  Message out = Message(doc.id) + ": " + tr.entry(doc.summary) + "\n\n" + tr.entry(doc.what) +
                "\n\n" + tr.entry(doc.why) + "\n\n";
  out += doc.ir_type.empty()
             ? tr("Severity: {}. Type in the report: {}.", message_of(doc.severity), doc.type)
             : tr("Severity: {}. Type in the report: {}; in the trace: {}.",
                  message_of(doc.severity), doc.type, doc.ir_type);
  out += "\n";
  out += (doc.fixes.empty() ? tr("No fixer repairs it.") : tr("Fixers: {}", doc.fixes)) + "\n";
  if (!doc.file_fixes.empty())
    out += tr("Of presentations, deckle qc --fix: {}", doc.file_fixes) + "\n";
  for (const RuleOption& option : doc.options)
    out += tr("Option {}: {}, {} to {}, by default {}.", option.name, tr.entry(option.meaning),
              option.lowest, option.highest, option.otherwise) +
           "\n";
  if (!doc.unusable)
    out += tr("In deckle.toml: below [qc.severity] and [qc.rules]; for some decks below "
              "[[qc.override]].") +
           "\n";
  if (!doc.bad.empty()) {
    out += "\n" + tr("Example with this finding:") + "\n  " + Message(doc.bad) + "\n\n" +
           tr("Example without it:") + "\n  " + Message(doc.good) + "\n";
  }
  return out.in(language);
}

std::string rule_list(Language language) {
  std::string out;
  for (const RuleDoc* doc : documented())
    out += fmt::format("{:<28} {:<8} {}\n", doc->id, message_of(doc->severity).in(language),
                       tr.entry(doc->summary).in(language));
  out += "\n" + tr("Of the parts of a presentation (deckle doctor):").in(language) + "\n";
  for (const pptx::check::RuleDoc* doc : pptx::check::rule_docs())
    out += fmt::format("{:<28} {:<8} {}\n", doc->id, message_of(doc->severity).in(language),
                       pptx::check::text_of(doc->summary).in(language));
  return out;
}

std::string rule_catalogue_markdown() {
  std::string out =
      "# Rules\n\nWhat each `rule` in a report means. Generated by `deckle rule --markdown` from "
      "the "
      "documentation in the rules; a test compares them.\n";
  for (const RuleDoc* doc : documented()) out += markdown_of(*doc);
  out += "\n# Rules about the parts of a presentation\n\n`deckle doctor` reports them; "
         "[doctor.md](doctor.md) says how.\n";
  for (const pptx::check::RuleDoc* doc : pptx::check::rule_docs()) out += markdown_of(*doc);
  return out;
}

}  // namespace deckle::qc
