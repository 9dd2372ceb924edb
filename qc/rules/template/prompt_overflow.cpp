#include <fmt/format.h>

#include "qc/check/context.h"
#include "qc/check/repeated_findings.h"
#include "qc/check/rule.h"
#include "qc/messages/tr.h"

namespace deckle::qc {
namespace {

constexpr RuleDoc kDoc{
    .id = "template-prompt-overflow",
    .type = "template_prompt_overflow",
    .ir_type = "",
    .severity = Severity::Warning,
    .summary = "a placeholder is too small for the text that it prompts with",
    .what =
        "Measures the text that a layout shows in each placeholder, such as the five levels of a "
        "body. A warning where the box is lower than nine tenths of the size of its first line; a "
        "note where some lines do not fit, for PowerPoint shows this text only until somebody "
        "writes.",
    .why = "A box that does not hold its own sample hardly holds what authors write.",
    .bad = "",
    .good = "",
    .fixes = "",
};

// Letters reach about this far from their ascent to their descent.
constexpr double kLeastOfSize = 0.9;

void check(const TemplateFacts& facts, DiagnosticSink& sink) {
  RepeatedFindings findings;
  for (const LayoutFacts& layout : facts.layouts) {
    for (std::size_t i = 0; i < layout.slide.elements.size(); ++i) {
      const ElementIr& element = layout.slide.elements[i];
      const MeasuredElement& measured = layout.measured.elements[i];
      if (!element.placeholder || element.hidden || !holds_text(element) ||
          measured.lines.empty() || !too_high(measured))
        continue;
      const MeasuredLine& first = measured.lines.front();
      const bool none = to_pt(measured.available_height) < kLeastOfSize * first.size_pt;
      Diagnostic d =
          template_finding(kDoc.id, none ? Severity::Warning : Severity::Note, layout, element);
      d.message =
          none ? tr("{} is {} high within its margins: less than one line of {}", label_of(element),
                    px_text(to_px(measured.available_height)), pt_text(first.size_pt))
               : tr("the {} lines that {} prompts with are {} higher than it",
                    measured.lines.size(), label_of(element), px_text(to_px(measured.overflow_y)));
      d.hint = none ? tr("enlarge the placeholder, or make its text smaller")
                    : tr("shorten the prompt, or enlarge the placeholder");
      d.facts = {{"overflow_px", tenth(to_px(measured.overflow_y))}};
      findings.add(fmt::format("{} {} {} {} {}", element.placeholder->type, layout.master_part,
                               to_px(element.box.h), first.size_pt, measured.lines.size()),
                   std::move(d), sink);
    }
  }
  findings.count(sink);
}

}  // namespace

extern const TemplateRule kTemplatePromptOverflow;
const TemplateRule kTemplatePromptOverflow{kDoc, check};

}  // namespace deckle::qc
