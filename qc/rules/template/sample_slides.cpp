#include "qc/check/rule.h"
#include "qc/messages/tr.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "template-sample-slides",
    .type = "template_sample_slides",
    .ir_type = "",
    .severity = Severity::Note,
    .summary = "the template has slides of its own",
    .what = "Counts the slides of the file.",
    .why = "They are not in the decks that are built on it, and neither is what only they use.",
    .bad = "",
    .good = "",
    .fixes = "",
};

void check(const TemplateFacts& facts, DiagnosticSink& sink) {
  if (facts.slides == 0) return;
  Diagnostic d = finding_of(kDoc.id, kDoc.severity);
  d.message = facts.slides == 1
                  ? tr("the template has 1 slide, which decks do not get")
                  : tr("the template has {} slides, which decks do not get", facts.slides);
  d.hint = tr("to have them in the deck, build with --keep-slides before or after");
  d.facts = {{"slides", static_cast<std::int64_t>(facts.slides)}};
  sink.push_back(std::move(d));
}

}  // namespace

extern const TemplateRule kTemplateSampleSlides;
const TemplateRule kTemplateSampleSlides{kDoc, check};

}  // namespace deckle::qc
