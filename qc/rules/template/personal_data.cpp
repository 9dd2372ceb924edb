#include <string>

#include "qc/check/rule.h"
#include "qc/messages/tr.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "template-personal-data",
    .type = "template_personal_data",
    .ir_type = "",
    .severity = Severity::Note,
    .summary = "the template names people",
    .what =
        "Looks for an author, a manager and the last person who saved among the document "
        "properties, and for comments.",
    .why = "The names go with the template to everybody who gets it.",
    .bad = "",
    .good = "",
    .fixes = "",
};

void check(const TemplateFacts& facts, DiagnosticSink& sink) {
  Message named;
  const auto add = [&named](const Message& one) {
    named = named.empty() ? one : named + ", " + one;
  };
  for (const std::string& one : properties_naming_people(facts.package)) add(Message(one));
  if (!facts.package.comments.empty())
    add(facts.package.comments.size() == 1 ? tr("1 comment")
                                           : tr("{} comments", facts.package.comments.size()));
  if (named.empty()) return;
  Diagnostic d = finding_of(kDoc.id, kDoc.severity);
  d.message = tr("the file names people: {}", named);
  d.hint = tr("remove them with File > Info > Check for Issues > Inspect Document");
  sink.push_back(std::move(d));
}

}  // namespace

extern const TemplateRule kTemplatePersonalData;
const TemplateRule kTemplatePersonalData{kDoc, check};

}  // namespace deckle::qc
