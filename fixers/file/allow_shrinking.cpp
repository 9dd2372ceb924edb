#include <algorithm>

#include "fixers/file/text_state.h"
#include "fixers/messages/tr.h"

namespace deckle::fixers {
namespace {

constexpr FileFixerDoc kDoc{
    .id = "allow-shrinking",
    .summary = N_("sets text that leaves its box to shrink, at the size at which it fits"),
    .safety = FixSafety::Unsafe,
    .reason = N_("the letters become smaller than its author chose, and smaller than those of "
                 "other slides"),
    .repairs = {"text-overflow"},
};

// Ours, the smallest size of tables and sources that deckle writes: text that is smaller already
// is not made smaller.
constexpr double kSmallestPt = 10;

std::optional<FileProposal> propose(const FileTarget& target) {
  const ElementIr* element = target.element;
  if (element == nullptr || !element->origin || element->table != nullptr ||
      (element->text.autofit && element->text.autofit->mode == AutofitIr::Mode::ShrinkText))
    return std::nullopt;
  const std::optional<AutofitIr> state = fitting_state(target);
  if (!state) return std::nullopt;
  if (smallest_size_pt(element->text) * state->font_scale_pct / 100 < kSmallestPt)
    return std::nullopt;
  FileProposal out = with_state(*element, *state);
  out.safety = kDoc.safety;
  out.message = tr("the text is set to shrink on overflow");
  out.before = tr("the text is not set to shrink");
  return out;
}

}  // namespace

extern const FileFixer kAllowShrinking;
const FileFixer kAllowShrinking{kDoc, propose};

}  // namespace deckle::fixers
