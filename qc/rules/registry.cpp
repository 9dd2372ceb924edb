#include "qc/rules/registry.h"

namespace deckle::qc {

// Each is defined in the file of its name below rules/.
extern const Rule kCitationOverflow;
extern const Rule kCrampedVisual;
extern const Rule kCrowdedTable;
extern const Rule kLetterboxedPicture;
extern const Rule kLowResolutionPicture;
extern const Rule kMissingAltText;
extern const Rule kMissingAsset;
extern const Rule kOutOfBounds;
extern const Rule kOverlappingElements;
extern const Rule kSmallText;
extern const Rule kSuspectedOcclusion;
extern const Rule kTableOverflow;
extern const Rule kTextOverflow;
extern const Rule kTitleBelowBody;

std::span<const Rule> rules() {
  // Sorted by id; explicit, so that the order of findings is defined.
  static const Rule all[] = {
      kCitationOverflow, kCrampedVisual, kCrowdedTable, kLetterboxedPicture, kLowResolutionPicture,
      kMissingAltText, kMissingAsset, kOutOfBounds, kOverlappingElements, kSmallText,
      kSuspectedOcclusion, kTableOverflow, kTextOverflow, kTitleBelowBody,
  };
  return all;
}

const RuleDoc* find_rule(std::string_view id) {
  for (const Rule& rule : rules()) {
    if (rule.doc.id == id) return &rule.doc;
  }
  return nullptr;
}

}  // namespace deckle::qc
