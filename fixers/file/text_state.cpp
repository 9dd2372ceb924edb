#include "fixers/file/text_state.h"

#include <algorithm>

#include "fixers/messages/tr.h"
#include "measure/slide/text_area.h"

namespace deckle::fixers {

std::optional<AutofitIr> fitting_state(const FileTarget& target) {
  const ElementIr& element = *target.element;
  if (!element.text.wrap || element.text.empty() || stacks_letters(element.text.vert))
    return std::nullopt;
  const Rect area = measure::text_area(element).rect;
  const auto kind = element.type == ElementType::Title ? measure::AutofitKind::Title
                                                       : measure::AutofitKind::Body;
  const measure::AutofitState state =
      measure::choose_autofit(target.file.text, element.text, std::max(to_pt(area.w), 1.0),
                              std::max(to_pt(area.h), 0.0), kind);
  if (!state.fits) return std::nullopt;
  return AutofitIr{state.font_scale_pct, state.spacing_reduction_pct,
                   AutofitIr::Mode::ShrinkText};
}

Message state_text(const AutofitIr& state) {
  if (state.spacing_reduction_pct <= 0) return tr("letters at {:g} %", state.font_scale_pct);
  return tr("letters at {:g} %, lines {:g} % closer", state.font_scale_pct,
            state.spacing_reduction_pct);
}

FileProposal with_state(const ElementIr& element, const AutofitIr& state) {
  FileProposal out;
  out.changes = {pptx::ShapeChange{*element.origin, pptx::StoreAutofit{state}}};
  out.eids = {element.eid};
  out.after = state_text(state);
  return out;
}

}  // namespace deckle::fixers
