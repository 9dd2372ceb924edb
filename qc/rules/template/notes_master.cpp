#include "qc/check/rule.h"
#include "qc/messages/tr.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "template-notes-master",
    .type = "template_notes_master",
    .ir_type = "",
    .severity = Severity::Note,
    .summary = "the template has no notes master",
    .what = "Looks for a notes master among the parts.",
    .why =
        "Speaker notes need one. deckle adds a plain one, whose pages do not look like the "
        "template.",
    .bad = "",
    .good = "",
    .fixes = "",
};

void check(const TemplateFacts& facts, DiagnosticSink& sink) {
  if (facts.notes_master) return;
  Diagnostic d = finding_of(kDoc.id, kDoc.severity);
  d.message = tr("there is no notes master; decks with speaker notes get a plain one");
  d.hint = tr("open View > Notes Master in PowerPoint once, and save the template");
  sink.push_back(std::move(d));
}

}  // namespace

extern const TemplateRule kTemplateNotesMaster;
const TemplateRule kTemplateNotesMaster{kDoc, check};

}  // namespace deckle::qc
