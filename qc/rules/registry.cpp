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

extern const DeckRule kCrowdedList;
extern const DeckRule kDuplicateTitle;
extern const DeckRule kEntityInText;
extern const DeckRule kEscapedNewline;
extern const DeckRule kMarkupInText;
extern const DeckRule kMissingTitle;
extern const DeckRule kRepeatedText;
extern const DeckRule kTooManySeries;
extern const DeckRule kTypedMarker;
extern const DeckRule kUnresolvedCitation;

std::span<const Rule> rules() {
  // Sorted by id; explicit, so that the order of findings is defined.
  static const Rule all[] = {
      kCitationOverflow, kCrampedVisual, kCrowdedTable, kLetterboxedPicture, kLowResolutionPicture,
      kMissingAltText, kMissingAsset, kOutOfBounds, kOverlappingElements, kSmallText,
      kSuspectedOcclusion, kTableOverflow, kTextOverflow, kTitleBelowBody,
  };
  return all;
}

std::span<const DeckRule> deck_rules() {
  static const DeckRule all[] = {
      kCrowdedList,  kDuplicateTitle, kEntityInText,  kEscapedNewline, kMarkupInText,
      kMissingTitle, kRepeatedText,   kTooManySeries, kTypedMarker,    kUnresolvedCitation,
  };
  return all;
}

const RuleDoc* find_rule(std::string_view id) {
  for (const Rule& rule : rules()) {
    if (rule.doc.id == id) return &rule.doc;
  }
  for (const DeckRule& rule : deck_rules()) {
    if (rule.doc.id == id) return &rule.doc;
  }
  return nullptr;
}

}  // namespace deckle::qc
