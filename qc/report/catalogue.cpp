#include "qc/report/catalogue.h"

#include <fmt/format.h>

#include "slidespec/say/say.h"

namespace deckle::qc {

std::string rule_text(const RuleDoc& doc, Language language) {
  Wording out = Wording(doc.id) + ": " + say_entry(doc.summary) + "\n\n" + say_entry(doc.what) +
                "\n\n" + say_entry(doc.why) + "\n\n" +
                say("Severity: {}. In spec/2's report: {}; in spec/1's diagnostics: {}.",
                    wording_of(doc.severity), doc.type, doc.ir_type) +
                "\n";
  out += (doc.fixes.empty() ? say("No fixer cures it.") : say("Fixers: {}", doc.fixes)) + "\n";
  out += "\n" + say("Fires on:") + "\n  " + Wording(doc.bad) + "\n\n" + say("Silent on:") + "\n  " +
         Wording(doc.good) + "\n";
  return out.in(language);
}

std::string rule_list(Language language) {
  std::string out;
  for (const Rule& rule : rules())
    out += fmt::format("{:<22} {:<8} {}\n", rule.doc.id, wording_of(rule.doc.severity).in(language),
                       say_entry(rule.doc.summary).in(language));
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
    out += doc.fixes.empty() ? "\nNo fixer cures it.\n" : fmt::format("\nFixers: {}\n", doc.fixes);
    out += fmt::format("\nFires on:\n\n```json\n{}\n```\n\nSilent on:\n\n```json\n{}\n```\n",
                       doc.bad, doc.good);
  }
  return out;
}

}  // namespace deckle::qc
