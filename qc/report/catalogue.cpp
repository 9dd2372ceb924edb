#include "qc/report/catalogue.h"

#include <fmt/format.h>

namespace deckle::qc {

std::string rule_text(const RuleDoc& doc) {
  std::string out = fmt::format(
      "{}: {}\n\n{}\n\n{}\n\nSeverity: {}. In spec/2's report: {}; in spec/1's diagnostics: {}.\n",
      doc.id, doc.summary, doc.what, doc.why, to_string(doc.severity), doc.type, doc.ir_type);
  if (!doc.options.empty()) out += fmt::format("Options: {}\n", doc.options);
  out += doc.fixes.empty() ? "No fixer cures it.\n" : fmt::format("Fixers: {}\n", doc.fixes);
  out += fmt::format("\nFires on:\n  {}\n\nSilent on:\n  {}\n", doc.bad, doc.good);
  return out;
}

std::string rule_list() {
  std::string out;
  for (const Rule& rule : rules())
    out += fmt::format("{:<22} {:<8} {}\n", rule.doc.id, to_string(rule.doc.severity),
                       rule.doc.summary);
  return out;
}

std::string rule_catalogue_markdown() {
  std::string out =
      "# Rules\n\nGenerated from the rules themselves (`deckle rule --markdown`); a test keeps it "
      "fresh.\n";
  for (const Rule& rule : rules()) {
    const RuleDoc& doc = rule.doc;
    out += fmt::format(
        "\n## {}\n\n{}{}. Severity: {}. Also called `{}` (spec/2) and `{}` (spec/1).\n\n{}\n\n{}\n",
        doc.id,
        std::string(1, static_cast<char>(doc.summary[0] >= 'a' && doc.summary[0] <= 'z'
                                             ? doc.summary[0] - 32
                                             : doc.summary[0])),
        doc.summary.substr(1), to_string(doc.severity), doc.type, doc.ir_type, doc.what, doc.why);
    if (!doc.options.empty()) out += fmt::format("\nOptions: {}\n", doc.options);
    out += doc.fixes.empty() ? "\nNo fixer cures it.\n" : fmt::format("\nFixers: {}\n", doc.fixes);
    out += fmt::format("\nFires on:\n\n```json\n{}\n```\n\nSilent on:\n\n```json\n{}\n```\n",
                       doc.bad, doc.good);
  }
  return out;
}

}  // namespace deckle::qc
