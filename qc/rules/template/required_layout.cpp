#include <algorithm>

#include "qc/check/rule.h"
#include "qc/messages/tr.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "template-required-layout",
    .type = "template_required_layout",
    .ir_type = "",
    .severity = Severity::Error,
    .summary = "a layout that was asked for is not in the template",
    .what = "Looks whether the template has a layout of its own for each id given with --require.",
    .why = "Whoever asked for it makes slides that need it.",
    .bad = "",
    .good = "",
    .fixes = "",
};

void check(const TemplateFacts& facts, DiagnosticSink& sink) {
  for (const std::string& id : facts.required) {
    const auto role = std::find_if(facts.roles.begin(), facts.roles.end(),
                                   [&](const TemplateRole& r) { return r.id == id; });
    const auto named = std::find_if(facts.layouts.begin(), facts.layouts.end(),
                                    [&](const LayoutFacts& l) { return l.name == id; });
    if (named != facts.layouts.end()) continue;
    if (role != facts.roles.end() && role->match == TemplateRole::Match::Own) continue;
    Diagnostic d = finding_of(kDoc.id, kDoc.severity);
    d.message =
        role == facts.roles.end()
            ? tr("there is no layout named {}, which --require asks for", id)
            : tr("there is no layout for {}, which --require asks for: {}", id, role->reason);
    d.hint = tr("add the layout to the template, or take {} out of --require", id);
    d.facts = {{"layout_id", id}};
    sink.push_back(std::move(d));
  }
}

}  // namespace

extern const TemplateRule kTemplateRequiredLayout;
const TemplateRule kTemplateRequiredLayout{kDoc, check};

}  // namespace deckle::qc
