#include "qc/check/rule.h"
#include "qc/messages/tr.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "template-refused",
    .type = "template_refused",
    .ir_type = "",
    .severity = Severity::Error,
    .summary = "no deck can be built on the template",
    .what =
        "Prepares the template as deckle build does, and reports why that fails: a file in the "
        "strict dialect, a part that others need and that is missing.",
    .why = "deckle build refuses it for the same reason.",
    .bad = "",
    .good = "",
    .fixes = "",
};

void check(const TemplateFacts& facts, DiagnosticSink& sink) {
  if (facts.refused.empty()) return;
  Diagnostic d = finding_of(kDoc.id, kDoc.severity);
  d.message = facts.refused;
  d.hint = tr("open the file in PowerPoint, and save it as a PowerPoint template (.potx)");
  sink.push_back(std::move(d));
}

}  // namespace

extern const TemplateRule kTemplateRefused;
const TemplateRule kTemplateRefused{kDoc, check};

}  // namespace deckle::qc
