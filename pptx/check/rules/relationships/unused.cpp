// What nothing leads to: relationship parts, relationships and parts, and parts that more than one
// slide claims.

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

#include "pptx/check/base/edits.h"
#include "pptx/check/base/rule.h"
#include "pptx/check/rules/registry.h"
#include "pptx/check/rules/relationships/expected.h"
#include "pptx/messages/tr.h"

namespace deckle::pptx::check {

namespace {

constexpr RuleDoc kMalformed{
    .id = "malformed-relationships",
    .severity = Severity::Error,
    .summary = "a list of relationships cannot be read",
    .what = "Parses each relationship part.",
    .why = "Everything that the part refers to is lost: pictures, charts, its layout.",
    .remedy = "restore the relationship part from a copy of the file",
    .repairable = Repairable::Sometimes,
    .readers = {.powerpoint = Effect::Refuses, .sdk = Effect::Refuses},
};

constexpr RuleDoc kNoSource{
    .id = "relationships-without-part",
    .severity = Severity::Warning,
    .summary = "there are relationships of a part that is not there",
    .what = "Looks for the part that each relationship part belongs to.",
    .why = "They are left over from a part that was deleted, and lead to parts that nothing else "
           "uses.",
    .remedy = "remove them",
    .repairable = Repairable::Always,
};

constexpr RuleDoc kUnused{
    .id = "unused-relationship",
    .severity = Severity::Note,
    .summary = "nothing names a relationship",
    .what = "Looks for relationships that the part has to name to use them, and does not.",
    .why = "It keeps parts in the file that are not shown. Relationships that were copied from "
           "elsewhere have broken files (PPTX.jl#63).",
    .remedy = "remove the relationship if the part is not needed",
};

constexpr RuleDoc kOrphan{
    .id = "orphan-part",
    .severity = Severity::Note,
    .summary = "no relationship leads to a part",
    .what = "Follows all relationships from the package on.",
    .why = "No reader shows the part, and PowerPoint drops it when it saves. It may hold text that "
           "was meant to be deleted (python-pptx#956).",
    .remedy = "save the presentation in PowerPoint to drop it",
};

constexpr RuleDoc kShared{
    .id = "shared-chart",
    .severity = Severity::Warning,
    .summary = "two slides share a chart or its workbook",
    .what = "Counts the parts that lead to each chart, notes slide and chart workbook.",
    .why = "A copied slide needs copies of them: a change of one chart changes the other "
           "(python-pptx#688, OfficeCLI#255).",
    .remedy = "copy the chart with its workbook",
};

void check_sources(const DeckView& deck, Findings& findings) {
  for (const ooxml::PackageFault& fault : deck.faults()) {
    if (fault.kind == ooxml::FaultKind::UnreadableRelationships) {
      const std::string* const bytes = deck.package().find(fault.part);
      Found found{kMalformed, fault.part, fault.reason};
      if (bytes != nullptr) found.repair = repair_of_characters(fault.part, *bytes);
      findings.add(std::move(found));
    } else if (fault.kind == ooxml::FaultKind::AbsentSource) {
      Found found{kNoSource, fault.part, tr("the part that they belong to is not there")};
      found.repair.removed.push_back(fault.part);
      found.repair.done = tr("{} was removed", fault.part);
      findings.add(std::move(found));
    }
  }
}

void check_used(const DeckView& deck, Findings& findings) {
  for (const PartInfo& part : deck.parts()) {
    if (!part.readable) continue;
    for (const Rel& rel : part.rels) {
      if (rel.used || rel.repeated || is_implicit(rel.kind)) continue;
      if (!rel.external && rel.part.empty()) continue;  // dangling-relationship
      Found found{kUnused, part.rels_name,
                  tr("{} ({}) leads to {}, and {} does not name it", rel.id, rel.kind,
                     rel.part.empty() ? rel.target : rel.part, part.name)};
      found.facts = {{"id", rel.id}, {"target", rel.target}};
      findings.add(std::move(found));
    }
  }
}

void check_reached(const DeckView& deck, Findings& findings) {
  std::unordered_set<std::string_view> reached;
  std::vector<const PartInfo*> todo{&deck.root()};
  while (!todo.empty()) {
    const PartInfo* const part = todo.back();
    todo.pop_back();
    for (const Rel& rel : part->rels) {
      const PartInfo* const target = deck.find(rel.part);
      if (target != nullptr && reached.insert(target->name).second) todo.push_back(target);
    }
  }
  for (const PartInfo& part : deck.parts()) {
    if (reached.contains(part.name)) continue;
    findings.add({kOrphan, part.name, tr("no relationship leads here")});
  }
}

// A chart belongs to one frame, its workbook to one chart.
void check_owners(const DeckView& deck, Findings& findings) {
  static constexpr std::string_view kOwn[] = {"chart", "chartEx"};
  std::unordered_map<std::string_view, std::string_view> owners;
  for (const PartInfo& part : deck.parts()) {
    for (const Rel& rel : part.rels) {
      const bool workbook = part.kind == PartKind::Chart && rel.kind == "package";
      const bool own = std::find(std::begin(kOwn), std::end(kOwn), rel.kind) != std::end(kOwn);
      if ((!own && !workbook) || rel.part.empty()) continue;
      const auto known = owners.emplace(rel.part, part.name);
      if (known.second || known.first->second == part.name) continue;
      Found found{kShared, rel.part,
                  tr("belongs to {} and to {}", known.first->second, part.name)};
      findings.add(std::move(found));
    }
  }
}

void check_deck(const DeckView& deck, Findings& findings) {
  check_sources(deck, findings);
  check_used(deck, findings);
  check_reached(deck, findings);
  check_owners(deck, findings);
}

constexpr const RuleDoc* kDocs[] = {&kMalformed, &kNoSource, &kUnused, &kOrphan, &kShared};

}  // namespace

extern const PackageRule kUnusedParts;
const PackageRule kUnusedParts{kDocs, check_deck};

}  // namespace deckle::pptx::check
