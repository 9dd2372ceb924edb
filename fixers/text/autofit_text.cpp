#include "fixers/base/fixer.h"
#include "measure/text/autofit.h"

namespace deckle::fixers {
namespace {

constexpr FixerDoc kDoc{
    .id = "autofit-text",
    .summary = "scales text as PowerPoint's autofit does, down to the element's minimum size",
    .repairs = {"text-overflow"},
    .actions = {Action::TextFit},
};

// The first of PowerPoint's autofit states that fits, else the last that keeps the minimum size, so
// that as little overflow as possible remains for other fixers.
std::vector<ElementEdit> propose(const PatchContext& context, const Diagnostic& finding) {
  const ElementIr* element = context.element(finding.at.element_id);
  if (element == nullptr || !element->allow_shrink || element->text.empty()) return {};
  if (element->text.autofit) return {};
  const bool title = element->type == ElementType::Title;
  if (!title && element->type != ElementType::Text && element->type != ElementType::Bullets)
    return {};
  const double smallest = smallest_size_pt(element->text);
  const auto kind = title ? measure::AutofitKind::Title : measure::AutofitKind::Body;
  std::optional<AutofitIr> chosen;
  for (const measure::AutofitState& state : measure::autofit_states(kind)) {
    if (measure::layout_options(state).shown_size(smallest) < element->min_font_pt) break;
    if (state.font_scale_pct == 100 && state.spacing_reduction_pct == 0) continue;
    chosen = AutofitIr{state.font_scale_pct, state.spacing_reduction_pct};
    TextBodyIr scaled = element->text;
    scaled.autofit = chosen;
    if (fits(context, *element, scaled)) break;
  }
  if (!chosen) return {};
  ElementEdit edit;
  edit.eid = element->eid;
  edit.autofit = chosen;
  return {edit};
}

}  // namespace

extern const PatchFixer kAutofitText;
const PatchFixer kAutofitText{kDoc, propose};

}  // namespace deckle::fixers
