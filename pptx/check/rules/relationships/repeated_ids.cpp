// Two relationships of one part with the same id, and relationships without any.

#include <algorithm>
#include <unordered_map>
#include <vector>

#include "pptx/check/base/collect.h"
#include "pptx/check/base/edits.h"
#include "pptx/check/base/rule.h"
#include "pptx/check/rules/relationships/expected.h"
#include "pptx/messages/tr.h"

namespace deckle::pptx::check {

namespace {

constexpr RuleDoc kRepeated{
    .id = "duplicate-relationship-id",
    .severity = Severity::Error,
    .summary = "two relationships of a part have one id",
    .what = "Compares the ids of each part's relationships.",
    .why = "PowerPoint repairs the file, even where both lead to the same part (paper-pptx#26), and "
           "other readers take one of the two.",
    .remedy = "give the relationships different ids",
    .repairable = Repairable::Always,
    .readers = {.powerpoint = Effect::Repairs, .sdk = Effect::Refuses},
};

constexpr RuleDoc kMissing{
    .id = "missing-relationship-id",
    .severity = Severity::Error,
    .summary = "a relationship has no id",
    .what = "Looks for the id of each relationship.",
    .why = "The id is required; a package without it is refused.",
    .remedy = "give the relationship an id",
    .repairable = Repairable::Always,
    .readers = {.powerpoint = Effect::Repairs, .sdk = Effect::Refuses},
};

using Tree = ooxml::xml::SourceTree;

using ById = std::unordered_map<std::string, std::vector<Reference>>;

// The references that the first relationship of the id does not suit, but the later one does.
void point_to_later(const ById& references, const PartInfo& part, const Rel& first,
                    const Rel& later, const std::string& id, Repair& repair) {
  const auto found = references.find(later.id);
  if (found == references.end()) return;
  for (const Reference& reference : found->second) {
    const auto name = reference.element.name();
    const auto attribute = reference.attribute.name;
    if (is_known_reference(name, attribute) && !may_name(name, attribute, first.kind) &&
        may_name(name, attribute, later.kind))
      repair.edits.push_back(set_value(part.name, reference.attribute, id));
  }
}

// Equal for relationships that mean the same.
std::string purpose_of(const Rel& rel) {
  const std::string& target = rel.part.empty() ? rel.target : rel.part;
  return rel.type + (rel.external ? "\n!" : "\n") + target;
}

bool is_flawed(const Rel& rel) { return rel.repeated || rel.id.empty(); }

void look_at(const PartInfo& part, const Tree* tree, Findings& findings) {
  if (!part.rels_readable || std::none_of(part.rels.begin(), part.rels.end(), is_flawed)) return;
  FreshIds fresh(part);
  ById references;
  if (tree != nullptr) {
    for_each_reference(*tree, [&references](const Reference& reference) {
      references[reference.id].push_back(reference);
    });
  }
  // By what it leads to: the same once more adds nothing.
  std::unordered_map<std::string, const Rel*> sound;
  for (const Rel& rel : part.rels) {
    if (!is_flawed(rel)) sound.emplace(purpose_of(rel), &rel);
  }
  for (const Rel& rel : part.rels) {
    if (!is_flawed(rel)) continue;
    const bool missing = rel.id.empty();
    const Rel& first = *part.rel(rel.id);
    Found found{missing ? kMissing : kRepeated, part.rels_name,
                missing ? tr("the relationship to {} has no id", rel.target)
                        : tr("{} is the id of the relationships to {} and to {}", rel.id,
                             first.target, rel.target)};
    found.facts = {{"id", rel.id}, {"target", rel.target}};
    const bool same =
        missing ? sound.contains(purpose_of(rel)) : purpose_of(first) == purpose_of(rel);
    if (missing && same) {
      found.repair.edits.push_back(remove_relationship(part, rel));
      found.repair.done =
          tr("the relationship to {}, which another one leads to, was removed", rel.target);
    } else if (same) {
      found.repair.edits.push_back(remove_relationship(part, rel));
      found.repair.done = tr("the second relationship {} was removed", rel.id);
    } else {
      const std::string id = fresh.next();
      if (rel.id_value.empty() && rel.id_value.begin == 0)
        found.repair.edits.push_back(
            {part.rels_name, {rel.name_end, rel.name_end}, " Id=\"" + id + "\""});
      else
        found.repair.edits.push_back({part.rels_name, rel.id_value, id});
      if (!missing) point_to_later(references, part, first, rel, id, found.repair);
      found.repair.done = tr("the relationship to {} was given the id {}", rel.target, id);
    }
    findings.add(std::move(found));
  }
}

void check_part(const PartContext& context, Findings& findings) {
  look_at(context.part, &context.tree, findings);
}

void check_others(const DeckView& deck, Findings& findings) {
  look_at(deck.root(), nullptr, findings);
  for (const PartInfo& part : deck.parts()) {
    if (!part.readable) look_at(part, nullptr, findings);
  }
}

constexpr const RuleDoc* kDocs[] = {&kRepeated, &kMissing};

}  // namespace

extern const PartRule kRepeatedIds;
const PartRule kRepeatedIds{kDocs, check_part};
extern const PackageRule kRepeatedIdsElsewhere;
const PackageRule kRepeatedIdsElsewhere{{}, check_others};

}  // namespace deckle::pptx::check
