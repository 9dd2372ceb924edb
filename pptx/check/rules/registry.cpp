#include "pptx/check/rules/registry.h"

#include <algorithm>
#include <vector>

#include "pptx/check/rules/docs.h"
#include "pptx/messages/tr.h"

namespace deckle::pptx::check {

// Each is defined in a file below rules/.
extern const PartRule kAdjustments;
extern const PartRule kAnimatedShapes;
extern const PartRule kAttributes;
extern const PartRule kBlips;
extern const PartRule kChartStructure;
extern const PartRule kChartWorkbook;
extern const PartRule kCoreProperties;
extern const PartRule kElements;
extern const PartRule kMarkupCompatibility;
extern const PartRule kNotesLists;
extern const PartRule kNotesMaster;
extern const PartRule kReferences;
extern const PartRule kRepeatedIds;
extern const PartRule kSections;
extern const PartRule kShapeIds;
extern const PartRule kSlideIds;
extern const PartRule kSlideSize;
extern const PartRule kTables;
extern const PartRule kText;
extern const PartRule kThemeFormats;
extern const PartRule kTransforms;

extern const PackageRule kActiveContent;
extern const PackageRule kCommentAuthors;
extern const PackageRule kContentTypeEntries;
extern const PackageRule kMasters;
extern const PackageRule kMissingProperties;
extern const PackageRule kNotes;
extern const PackageRule kPartTypes;
extern const PackageRule kPictures;
extern const PackageRule kRepeatedIdsElsewhere;
extern const PackageRule kTargets;
extern const PackageRule kThemes;
extern const PackageRule kUnnamedRelationships;
extern const PackageRule kUntypedPart;
extern const PackageRule kUnusedParts;
extern const PackageRule kZipEntries;

std::span<const PartRule* const> part_rules() {
  // Of a part first its markup, then what the markup says.
  static const PartRule* const all[] = {
      &kMarkupCompatibility, &kElements,       &kAttributes,     &kReferences,   &kRepeatedIds,
      &kSlideSize,           &kSlideIds,       &kSections,       &kNotesLists,   &kShapeIds,
      &kTransforms,          &kAdjustments,    &kTables,         &kText,         &kBlips,
      &kAnimatedShapes,      &kThemeFormats,   &kNotesMaster,    &kChartStructure,
      &kChartWorkbook,       &kCoreProperties,
  };
  return all;
}

std::span<const PackageRule* const> package_rules() {
  static const PackageRule* const all[] = {
      &kZipEntries, &kContentTypeEntries, &kUntypedPart,          &kPartTypes,
      &kUnusedParts, &kUnnamedRelationships, &kRepeatedIdsElsewhere, &kTargets,
      &kMasters,    &kThemes,             &kNotes,                &kCommentAuthors,
      &kPictures,   &kMissingProperties,  &kActiveContent,
  };
  return all;
}

std::span<const RuleDoc* const> rule_docs() {
  static const std::vector<const RuleDoc*> all = [] {
    std::vector<const RuleDoc*> docs(malformed_docs().begin(), malformed_docs().end());
    for (const PartRule* rule : part_rules())
      docs.insert(docs.end(), rule->docs.begin(), rule->docs.end());
    for (const PackageRule* rule : package_rules())
      docs.insert(docs.end(), rule->docs.begin(), rule->docs.end());
    std::sort(docs.begin(), docs.end(),
              [](const RuleDoc* a, const RuleDoc* b) { return a->id < b->id; });
    return docs;
  }();
  return all;
}

const RuleDoc* find_rule_doc(std::string_view id) {
  const std::span<const RuleDoc* const> docs = rule_docs();
  const auto found = std::lower_bound(docs.begin(), docs.end(), id,
                                      [](const RuleDoc* doc, std::string_view wanted) {
                                        return doc->id < wanted;
                                      });
  return found == docs.end() || (*found)->id != id ? nullptr : *found;
}

bool is_about_deck(const Diagnostic& finding) {
  const RuleDoc* const doc = find_rule_doc(finding.rule);
  if (doc == nullptr) return true;
  return !doc->of_writing &&
         (finding.severity != Severity::Note || doc->severity == Severity::Note);
}

Message text_of(std::string_view text) { return tr.entry(text); }

Message consequence_of(const RuleDoc& doc) { return consequence(doc.readers); }

}  // namespace deckle::pptx::check
