#include <algorithm>

#include "fixers/base/fixer.h"
#include "fixers/patch/text_scale.h"

namespace deckle::fixers {
namespace {

constexpr FixerDoc kDoc{
    .id = "respace-text",
    .summary = "reduces line and paragraph spacing, down to 90 % line spacing",
    .repairs = {"text-overflow"},
    .actions = {Action::TextFit},
};

struct Step {
  double line_pct, space_scale;
};
// From hardly visible to the smallest spacing of the first autofit step of PowerPoint
// (lnSpcReduction 10 %).
constexpr Step kSteps[] = {{100, 1}, {100, 0.5}, {95, 0.5}, {90, 0.5}, {90, 0}};

bool tightens(const TextBodyIr& body, const Step& step) {
  return std::any_of(body.paragraphs.begin(), body.paragraphs.end(), [&](const ParagraphIr& p) {
    const bool spaced = p.style.space_before.value > 0 || p.style.space_after.value > 0;
    return (p.style.line_spacing.unit == SpacingIr::Unit::Percent &&
            p.style.line_spacing.value > step.line_pct) ||
           (spaced && step.space_scale < 1);
  });
}

std::vector<ElementEdit> propose(const PatchContext& context, const Diagnostic& finding) {
  const ElementIr* element = context.element(finding.at.element_id);
  if (element == nullptr || element->text.empty()) return {};
  const Step* chosen = nullptr;
  for (const Step& step : kSteps) {
    if (!tightens(element->text, step)) continue;
    chosen = &step;
    TextBodyIr tighter = element->text;
    set_line_spacing(tighter, step.line_pct);
    scale_space(tighter, step.space_scale);
    if (fits(context, *element, tighter)) break;
  }
  if (chosen == nullptr) return {};
  ElementEdit edit;
  edit.eid = element->eid;
  edit.line_spacing_pct = chosen->line_pct;
  if (chosen->space_scale < 1) edit.space_scale = chosen->space_scale;
  return {edit};
}

}  // namespace

extern const PatchFixer kRespaceText;
const PatchFixer kRespaceText{kDoc, propose};

}  // namespace deckle::fixers
