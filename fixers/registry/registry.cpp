#include "fixers/registry/registry.h"

namespace deckle::fixers {

extern const PatchFixer kAutofitText;
extern const PatchFixer kFitText;
extern const PatchFixer kShrinkText;
extern const PatchFixer kShrinkTable;
extern const PatchFixer kRespaceText;
extern const PatchFixer kRedistributeSlots;
extern const RestructureFixer kRedistributeColumns;
extern const RestructureFixer kChangeColumns;
extern const RestructureFixer kMoveDetails;
extern const RestructureFixer kPaginateTable;
extern const RestructureFixer kReselectLayout;
extern const RestructureFixer kSplitSlide;

std::span<const PatchFixer> patch_fixers() {
  static const PatchFixer all[] = {kShrinkText, kShrinkTable, kRespaceText, kFitText,
                                   kRedistributeSlots};
  return all;
}

std::span<const PatchFixer> autofit_patch_fixers() {
  static const PatchFixer all[] = {kAutofitText, kShrinkTable, kRedistributeSlots};
  return all;
}

std::span<const RestructureFixer> restructure_fixers() {
  static const RestructureFixer all[] = {kRedistributeColumns, kChangeColumns, kReselectLayout,
                                         kPaginateTable, kSplitSlide,
                                         kMoveDetails};
  return all;
}

}  // namespace deckle::fixers
