#include <array>

#include "fixers/base/fixer.h"
#include "fixers/base/visible_change.h"
#include "fixers/patch/text_scale.h"

namespace deckle::fixers {
namespace {

constexpr FixerDoc kDoc{
    .id = "fit-text",
    .summary = "reduces text size and line spacing slightly",
    .repairs = {"text-overflow"},
    .actions = {Action::TextFit},
};

struct Leading {
  double line_pct, space_scale;
};
constexpr std::array<Leading, 4> kLeadings = {{{100, 1}, {100, 0.5}, {95, 0.5}, {90, 0.5}}};

TextBodyIr set_to(const ElementIr& element, double size, const Leading& leading) {
  TextBodyIr body = element.text;
  set_largest_size(body, size, element.min_font_pt);
  set_line_spacing(body, leading.line_pct);
  scale_space(body, leading.space_scale);
  return body;
}

double size_change(const ElementIr& element, double size) {
  TextBodyIr body = element.text;
  set_largest_size(body, size, element.min_font_pt);
  return text_change(element.text, body);
}

// Of all combinations of size and leading that fit, the one with the lowest visual cost.
std::vector<ElementEdit> propose(const PatchContext& context, const Diagnostic& finding) {
  const ElementIr* element = context.element(finding.at.element_id);
  if (element == nullptr || !element->allow_shrink || element->text.empty()) return {};
  const std::vector<double> sizes =
      smaller_sizes(largest_size_pt(element->text), element->min_font_pt);
  if (sizes.empty() || !fits(context, *element, set_to(*element, sizes.back(), kLeadings.back())))
    return {};
  std::vector<ElementEdit> chosen;
  double minimum = 0;
  for (const double size : sizes) {
    // The size alone already costs more than what was found, and the next ones more still.
    if (!chosen.empty() && size_change(*element, size) >= minimum) break;
    // If it does not fit at the smallest leading, it fits at none.
    if (!fits(context, *element, set_to(*element, size, kLeadings.back()))) continue;
    for (const Leading& leading : kLeadings) {
      const TextBodyIr body = set_to(*element, size, leading);
      const double change = text_change(element->text, body);
      if (!chosen.empty() && change >= minimum) continue;
      if (!fits(context, *element, body)) continue;
      ElementEdit edit;
      edit.eid = element->eid;
      edit.size_pt = size;
      edit.line_spacing_pct = leading.line_pct;
      if (leading.space_scale < 1) edit.space_scale = leading.space_scale;
      chosen = {std::move(edit)};
      minimum = change;
    }
  }
  return chosen;
}

}  // namespace

extern const PatchFixer kFitText;
const PatchFixer kFitText{kDoc, propose};

}  // namespace deckle::fixers
