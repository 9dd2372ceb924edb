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

// The largest size that fits, else the smallest allowed, so that as little overflow as possible
// remains for other fixers.
std::vector<ElementEdit> propose(const PatchContext& context, const Diagnostic& finding) {
  const ElementIr* element = context.element(finding.at.element_id);
  if (element == nullptr || !element->allow_shrink || element->text.empty()) return {};
  const double current = largest_size_pt(element->text);
  double chosen = current;
  for (const double size : sizes_of_round(*element)) {
    chosen = size;
    TextBodyIr smaller = element->text;
    set_largest_size(smaller, size, element->min_font_pt);
    if (fits(context, *element, smaller)) break;
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
