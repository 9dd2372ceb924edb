#include <algorithm>

#include "qc/check/context.h"
#include "qc/check/rule.h"
#include "qc/messages/tr.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "template-no-placeholders",
    .type = "template_no_placeholders",
    .ir_type = "",
    .severity = Severity::Warning,
    .summary = "a layout, or all of them, have no placeholder for content",
    .what =
        "Counts the placeholders of each layout without date, footer and number. A note for a "
        "layout without any, such as Blank; a warning where none of the layouts has one.",
    .why =
        "Everything on such a slide is in boxes that deckle computed, which do not follow the "
        "template when it is changed.",
    .bad = "",
    .good = "",
    .fixes = "",
};

void check(const TemplateFacts& facts, DiagnosticSink& sink) {
  const auto is_bare = [](const LayoutFacts& layout) {
    return std::none_of(layout.slide.elements.begin(), layout.slide.elements.end(),
                        is_content_placeholder);
  };
  if (facts.layouts.empty() || std::all_of(facts.layouts.begin(), facts.layouts.end(), is_bare)) {
    Diagnostic d = finding_of(kDoc.id, Severity::Warning);
    d.message = facts.layouts.empty() ? tr("the template has no layouts")
                                      : tr("no layout has a placeholder for content");
    d.hint = tr("add a title and a text placeholder to the slide master and its layouts");
    sink.push_back(std::move(d));
    return;
  }
  for (const LayoutFacts& layout : facts.layouts) {
    if (!is_bare(layout)) continue;
    Diagnostic d = template_finding(kDoc.id, Severity::Note, layout);
    d.message = tr("the layout has no placeholder for content");
    sink.push_back(std::move(d));
  }
}

}  // namespace

extern const TemplateRule kTemplateNoPlaceholders;
const TemplateRule kTemplateNoPlaceholders{kDoc, check};

}  // namespace deckle::qc
