#include "fixers/file/text_state.h"
#include "fixers/messages/tr.h"

namespace deckle::fixers {
namespace {

constexpr FileFixerDoc kDoc{
    .id = "store-autofit",
    .summary = N_("stores the size at which text that is set to shrink fits its box"),
    .safety = FixSafety::Safe,
    .reason = N_("the text is set to shrink; PowerPoint stores this size as soon as somebody edits "
                 "it, and other programs show it at once"),
    .repairs = {"stale-autofit", "text-overflow"},
};

std::optional<FileProposal> propose(const FileTarget& target) {
  const ElementIr* element = target.element;
  if (element == nullptr || !element->origin || element->table != nullptr ||
      !element->text.autofit || element->text.autofit->mode != AutofitIr::Mode::ShrinkText)
    return std::nullopt;
  const std::optional<AutofitIr> state = fitting_state(target);
  if (!state || *state == *element->text.autofit) return std::nullopt;
  FileProposal out = with_state(*element, *state);
  out.message = tr("the size at which the text fits is stored");
  out.before = state_text(*element->text.autofit);
  return out;
}

}  // namespace

extern const FileFixer kStoreAutofit;
const FileFixer kStoreAutofit{kDoc, propose};

}  // namespace deckle::fixers
