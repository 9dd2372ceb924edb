#include "fixers/base/fixer.h"
#include "fixers/patch/text_scale.h"

namespace deckle::fixers {
namespace {

constexpr FixerDoc kDoc{
    .id = "shrink-text",
    .summary = "reduces text size in steps of 2 pt, down to the element's minimum",
    .repairs = {"text-overflow"},
    .actions = {Action::TextFit},
};

// The largest size that fits. Where none does, the smallest that one patch allows: less overflow
// remains for other fixers, which may repair it at that size.
std::vector<ElementEdit> propose(const PatchContext& context, const Diagnostic& finding) {
  const ElementIr* element = context.element(finding.at.element_id);
  if (element == nullptr || !element->allow_shrink || element->text.empty()) return {};
  const double current = largest_size_pt(element->text);
  const std::vector<double> sizes = smaller_sizes(current, element->min_font_pt);
  if (sizes.empty()) return {};
  const auto fits_at = [&](double size) {
    TextBodyIr smaller = element->text;
    set_largest_size(smaller, size, element->min_font_pt);
    return fits(context, *element, smaller);
  };
  double chosen = current;
  if (fits_at(sizes.back())) {
    chosen = *std::find_if(sizes.begin(), sizes.end(), fits_at);
  } else if (const std::vector<double> round = sizes_of_round(*element); !round.empty()) {
    chosen = round.back();
  }
  if (chosen >= current) return {};
  ElementEdit edit;
  edit.eid = element->eid;
  edit.size_pt = chosen;
  return {edit};
}

}  // namespace

extern const PatchFixer kShrinkText;
const PatchFixer kShrinkText{kDoc, propose};

}  // namespace deckle::fixers
