#include "fixers/file/file_fixer.h"

namespace deckle::fixers {

extern const FileFixer kAlignShape;
extern const FileFixer kAllowShrinking;
extern const FileFixer kClearPeople;
extern const FileFixer kGrowBox;
extern const FileFixer kMarkHeaderRow;
extern const FileFixer kRecolorText;
extern const FileFixer kReduceWorkbook;
extern const FileFixer kRemoveComments;
extern const FileFixer kRemoveEmptyPlaceholder;
extern const FileFixer kRemoveLocalLink;
extern const FileFixer kRestoreProportions;
extern const FileFixer kRestoreTitlePlace;
extern const FileFixer kStoreAutofit;

std::span<const FileFixer> file_fixers() {
  // Of text that overflows, what keeps its size comes before what makes it smaller.
  static const FileFixer all[] = {kRemoveEmptyPlaceholder, kStoreAutofit,      kGrowBox,
                                  kAllowShrinking,         kAlignShape,        kMarkHeaderRow,
                                  kRestoreTitlePlace,      kRestoreProportions, kRecolorText,
                                  kClearPeople,            kRemoveComments,     kReduceWorkbook,
                                  kRemoveLocalLink};
  return all;
}

}  // namespace deckle::fixers
