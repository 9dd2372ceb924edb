#include "qc/rules/registry.h"
#include "qc/report/catalogue.h"

#include <fmt/format.h>

#include "qc/messages/tr.h"

namespace deckle::qc {

std::string rule_text(const RuleDoc& doc, Language language) {
  Message out = Message(doc.id) + ": " + tr.entry(doc.summary) + "\n\n" + tr.entry(doc.what) +
                "\n\n" + tr.entry(doc.why) + "\n\n" +
                tr("Severity: {}. Type in the report: {}; in the trace: {}.",
                    message_of(doc.severity), doc.type, doc.ir_type) +
                "\n";
  out += (doc.fixes.empty() ? tr("No fixer repairs it.") : tr("Fixers: {}", doc.fixes)) + "\n";
  out += "\n" + tr("Example with this finding:") + "\n  " + Message(doc.bad) + "\n\n" + tr("Example without it:") + "\n  " +
         Message(doc.good) + "\n";
  return out.in(language);
}

std::string rule_list(Language language) {
  std::string out;
  for (const Rule& rule : rules())
    out += fmt::format("{:<22} {:<8} {}\n", rule.doc.id, message_of(rule.doc.severity).in(language),
                       tr.entry(rule.doc.summary).in(language));
  return out;
}

std::string rule_catalogue_markdown() {
  std::string out =
      "# Rules\n\nGenerated from the rules themselves (`deckle rule --markdown`); a test keeps it "
      "fresh.\n";
  for (const Rule& rule : rules()) {
    const RuleDoc& doc = rule.doc;
    out += fmt::format(
        "\n## {}\n\n{}{}. Severity: {}. Type `{}` in the report, `{}` in the trace.\n\n{}\n\n{}\n",
        doc.id,
        std::string(1, static_cast<char>(doc.summary[0] >= 'a' && doc.summary[0] <= 'z'
                                             ? doc.summary[0] - 32
                                             : doc.summary[0])),
        doc.summary.substr(1), to_string(doc.severity), doc.type, doc.ir_type, doc.what, doc.why);
    out += doc.fixes.empty() ? "\nNo fixer repairs it.\n" : fmt::format("\nFixers: {}\n", doc.fixes);
    out += fmt::format("\nFires on:\n\n```json\n{}\n```\n\nSilent on:\n\n```json\n{}\n```\n",
                       doc.bad, doc.good);
  }
  return out;
}

}  // namespace deckle::qc
