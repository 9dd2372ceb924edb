#include "qc/rules/registry.h"

#include <algorithm>
#include <vector>

#include "qc/rules/documented.h"

namespace deckle::qc {

// Each is defined in the file of its name below rules/.
extern const Rule kCitationOverflow;
extern const Rule kCoveredLogo;
extern const Rule kCrampedVisual;
extern const Rule kCrowdedTable;
extern const Rule kLetterboxedPicture;
extern const Rule kLowContrastText;
extern const Rule kLowResolutionPicture;
extern const Rule kMissingAltText;
extern const Rule kMissingAsset;
extern const Rule kOffBrandColor;
extern const Rule kOffBrandFont;
extern const Rule kOutOfBounds;
extern const Rule kOverlappingElements;
extern const Rule kSmallText;
extern const Rule kSuspectedOcclusion;
extern const Rule kTableOverflow;
extern const Rule kTextOverflow;
extern const Rule kTitleBelowBody;

extern const DeckRule kCrowdedChart;
extern const DeckRule kCrowdedList;
extern const DeckRule kDuplicateTitle;
extern const DeckRule kEntityInText;
extern const DeckRule kEscapedNewline;
extern const DeckRule kMarkupInText;
extern const DeckRule kMissingTitle;
extern const DeckRule kMixedAspectPictures;
extern const DeckRule kOrphanWord;
extern const DeckRule kRepeatedText;
extern const DeckRule kSparseSlide;
extern const DeckRule kTooManySeries;
extern const DeckRule kTypedMarker;
extern const DeckRule kUnbalancedSlide;
extern const DeckRule kUnevenSiblings;
extern const DeckRule kUnevenTitleSize;
extern const DeckRule kUnresolvedCitation;

extern const FileRule kBrokenWordOfFile;
extern const FileRule kConflictingFiguresOfFile;
extern const FileRule kCoveredLogoOfFile;
extern const FileRule kCroppedPictureOfFile;
extern const FileRule kCrowdedChartOfFile;
extern const FileRule kCrowdedPieOfFile;
extern const FileRule kDistortedPictureOfFile;
extern const FileRule kDoubledCitationOfFile;
extern const FileRule kDuplicateTitleOfFile;
extern const FileRule kEmptyPlaceholderOfFile;
extern const FileRule kEmptySlideOfFile;
extern const FileRule kGarbledTextOfFile;
extern const FileRule kHeavyPictureOfFile;
extern const FileRule kHiddenObjectOfFile;
extern const FileRule kHiddenSlideOfFile;
extern const FileRule kLeakedWorkbookOfFile;
extern const FileRule kLeftoverPromptOfFile;
extern const FileRule kLeftoverReminderOfFile;
extern const FileRule kLocalLinkOfFile;
extern const FileRule kLowContrastTextOfFile;
extern const FileRule kLowResolutionPictureOfFile;
extern const FileRule kMissingAltTextOfFile;
extern const FileRule kMissingAssetOfFile;
extern const FileRule kMissingTableHeaderOfFile;
extern const FileRule kMissingTitleOfFile;
extern const FileRule kMixedDateFormatsOfFile;
extern const FileRule kMixedNumberFormatsOfFile;
extern const FileRule kNearMissAlignmentOfFile;
extern const FileRule kOffBrandColorOfFile;
extern const FileRule kOffBrandFontOfFile;
extern const FileRule kOffSlideObjectOfFile;
extern const FileRule kOutOfBoundsOfFile;
extern const FileRule kOverlappingElementsOfFile;
extern const FileRule kPersonalDataOfFile;
extern const FileRule kPersonalDataInNotesOfFile;
extern const FileRule kPieTotalOfFile;
extern const FileRule kReviewCommentOfFile;
extern const FileRule kSampleChartDataOfFile;
extern const FileRule kScrambledReadingOrderOfFile;
extern const FileRule kSharesAboveWholeOfFile;
extern const FileRule kSimilarSeriesColorsOfFile;
extern const FileRule kSmallTextOfFile;
extern const FileRule kSqueezedLinesOfFile;
extern const FileRule kStaleAutofitOfFile;
extern const FileRule kStaleChartCacheOfFile;
extern const FileRule kStrayFontOfFile;
extern const FileRule kSuspectedOcclusionOfFile;
extern const FileRule kTextAtEdgeOfFile;
extern const FileRule kTextOverflowOfFile;
extern const FileRule kTooManySeriesOfFile;
extern const FileRule kTooManyTextSizesOfFile;
extern const FileRule kUnevenSpacingOfFile;
extern const FileRule kUnevenSpellingOfFile;
extern const FileRule kUnevenTitleSizeOfFile;
extern const FileRule kUnlabelledValuesOfFile;
extern const FileRule kUnnamedAxesOfFile;
extern const FileRule kUnresolvedCitationOfFile;
extern const FileRule kUnusedCitationOfFile;
extern const FileRule kWanderingTitleOfFile;
extern const FileRule kWrongLanguageOfFile;
extern const FileRule kWrongTotalOfFile;

extern const TemplateRule kTemplateContrast;
extern const TemplateRule kTemplateDecoration;
extern const TemplateRule kTemplateHeavyMedia;
extern const TemplateRule kTemplateMissingLayout;
extern const TemplateRule kTemplateNoPlaceholders;
extern const TemplateRule kTemplateNotesMaster;
extern const TemplateRule kTemplateOffPage;
extern const TemplateRule kTemplateOverlap;
extern const TemplateRule kTemplatePersonalData;
extern const TemplateRule kTemplatePromptOverflow;
extern const TemplateRule kTemplateRefused;
extern const TemplateRule kTemplateRepeatedName;
extern const TemplateRule kTemplateRequiredLayout;
extern const TemplateRule kTemplateSampleSlides;
extern const TemplateRule kTemplateSmallSlot;
extern const TemplateRule kTemplateSmallText;
extern const TemplateRule kTemplateStrayFont;

std::span<const Rule> rules() {
  // Sorted by id; explicit, so that the order of findings is defined.
  static const Rule all[] = {
      kCitationOverflow,   kCoveredLogo,        kCrampedVisual,        kCrowdedTable,
      kLetterboxedPicture, kLowContrastText,    kLowResolutionPicture, kMissingAltText,
      kMissingAsset,       kOffBrandColor,      kOffBrandFont,         kOutOfBounds,
      kOverlappingElements, kSmallText,         kSuspectedOcclusion,   kTableOverflow,
      kTextOverflow,       kTitleBelowBody,
  };
  return all;
}

std::span<const DeckRule> deck_rules() {
  static const DeckRule all[] = {
      kCrowdedChart,       kCrowdedList,     kDuplicateTitle, kEntityInText,
      kEscapedNewline,     kMarkupInText,    kMissingTitle,   kMixedAspectPictures,
      kOrphanWord,         kRepeatedText,    kSparseSlide,    kTooManySeries,
      kTypedMarker,        kUnbalancedSlide, kUnevenSiblings, kUnevenTitleSize,
      kUnresolvedCitation,
  };
  return all;
}

std::span<const FileRule> file_rules() {
  static const FileRule all[] = {
      kBrokenWordOfFile,
      kConflictingFiguresOfFile,
      kCoveredLogoOfFile,
      kCroppedPictureOfFile,
      kCrowdedChartOfFile,
      kCrowdedPieOfFile,
      kDistortedPictureOfFile,
      kDoubledCitationOfFile,
      kDuplicateTitleOfFile,
      kEmptyPlaceholderOfFile,
      kEmptySlideOfFile,
      kGarbledTextOfFile,
      kHeavyPictureOfFile,
      kHiddenObjectOfFile,
      kHiddenSlideOfFile,
      kLeakedWorkbookOfFile,
      kLeftoverPromptOfFile,
      kLeftoverReminderOfFile,
      kLocalLinkOfFile,
      kLowContrastTextOfFile,
      kLowResolutionPictureOfFile,
      kMissingAltTextOfFile,
      kMissingAssetOfFile,
      kMissingTableHeaderOfFile,
      kMissingTitleOfFile,
      kMixedDateFormatsOfFile,
      kMixedNumberFormatsOfFile,
      kNearMissAlignmentOfFile,
      kOffBrandColorOfFile,
      kOffBrandFontOfFile,
      kOffSlideObjectOfFile,
      kOutOfBoundsOfFile,
      kOverlappingElementsOfFile,
      kPersonalDataOfFile,
      kPersonalDataInNotesOfFile,
      kPieTotalOfFile,
      kReviewCommentOfFile,
      kSampleChartDataOfFile,
      kScrambledReadingOrderOfFile,
      kSharesAboveWholeOfFile,
      kSimilarSeriesColorsOfFile,
      kSmallTextOfFile,
      kSqueezedLinesOfFile,
      kStaleAutofitOfFile,
      kStaleChartCacheOfFile,
      kStrayFontOfFile,
      kSuspectedOcclusionOfFile,
      kTextAtEdgeOfFile,
      kTextOverflowOfFile,
      kTooManySeriesOfFile,
      kTooManyTextSizesOfFile,
      kUnevenSpacingOfFile,
      kUnevenSpellingOfFile,
      kUnevenTitleSizeOfFile,
      kUnlabelledValuesOfFile,
      kUnnamedAxesOfFile,
      kUnresolvedCitationOfFile,
      kUnusedCitationOfFile,
      kWanderingTitleOfFile,
      kWrongLanguageOfFile,
      kWrongTotalOfFile,
  };
  return all;
}

std::span<const TemplateRule> template_rules() {
  static const TemplateRule all[] = {
      kTemplateContrast,       kTemplateDecoration,     kTemplateHeavyMedia, kTemplateMissingLayout,
      kTemplateNoPlaceholders, kTemplateNotesMaster,    kTemplateOffPage,    kTemplateOverlap,
      kTemplatePersonalData,   kTemplatePromptOverflow, kTemplateRefused,    kTemplateRepeatedName,
      kTemplateRequiredLayout, kTemplateSampleSlides,   kTemplateSmallSlot,  kTemplateSmallText,
      kTemplateStrayFont,
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
  for (const FileRule& rule : file_rules()) {
    if (rule.doc.id == id) return &rule.doc;
  }
  for (const TemplateRule& rule : template_rules()) {
    if (rule.doc.id == id) return &rule.doc;
  }
  return nullptr;
}

std::span<const RuleDoc* const> documented() {
  static const std::vector<const RuleDoc*> all = [] {
    std::vector<const RuleDoc*> docs;
    for (const Rule& rule : rules()) docs.push_back(&rule.doc);
    for (const DeckRule& rule : deck_rules()) docs.push_back(&rule.doc);
    for (const FileRule& rule : file_rules()) {
      // Of a rule that judges slides or content as well, the documentation is there already.
      if (std::find(docs.begin(), docs.end(), &rule.doc) == docs.end()) docs.push_back(&rule.doc);
    }
    for (const TemplateRule& rule : template_rules()) docs.push_back(&rule.doc);
    for (const auto& others : {assets_docs(), layout_docs(), reading_docs()}) {
      for (const RuleDoc& doc : others) docs.push_back(&doc);
    }
    std::sort(docs.begin(), docs.end(),
              [](const RuleDoc* a, const RuleDoc* b) { return a->id < b->id; });
    return docs;
  }();
  return all;
}

const RuleDoc* find_doc(std::string_view id) {
  for (const RuleDoc* doc : documented()) {
    if (doc->id == id) return doc;
  }
  return nullptr;
}

}  // namespace deckle::qc
