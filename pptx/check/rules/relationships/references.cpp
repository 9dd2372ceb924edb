// What the attributes of a part name: relationships that are missing, dangling, repeated or of
// another kind.

#include "pptx/check/base/collect.h"
#include "pptx/check/base/edits.h"
#include "pptx/check/base/rule.h"
#include "pptx/check/rules/relationships/expected.h"
#include "pptx/messages/tr.h"

namespace deckle::pptx::check {

namespace {

constexpr RuleDoc kMissing{
    .id = "missing-relationship",
    .severity = Severity::Error,
    .summary = "a part names a relationship that it does not have",
    .what = "Looks for each r:id, r:embed and the like of a part among its relationships.",
    .why =
        "PowerPoint repairs the file and leaves a blank frame or removes the slide "
        "(python-pptx#67, #132).",
    .remedy = "add the relationship, or remove what names it",
    .repairable = Repairable::Sometimes,
    .readers = {.powerpoint = Effect::Repairs},
};

constexpr RuleDoc kDangling{
    .id = "dangling-relationship",
    .severity = Severity::Error,
    .summary = "a relationship leads to a part that is not there",
    .what = "Looks for the target of each relationship that stays in the package. The target NULL, "
            "which some writers use, is none.",
    .why = "PowerPoint repairs such a file, even where nothing names the relationship "
           "(paper-pptx#26, python-pptx#132, #206).",
    .remedy = "remove the relationship, or add the part",
    .repairable = Repairable::Sometimes,
    .readers = {.powerpoint = Effect::Repairs, .sdk = Effect::Refuses},
};

constexpr RuleDoc kWrongKind{
    .id = "wrong-relationship-type",
    .severity = Severity::Error,
    .summary = "a relationship is of another type than what it is used for",
    .what = "Compares the type of each relationship with the attribute that names it, and with the "
            "content type of the part that it leads to.",
    .why = "A reader that follows it finds another kind of part than it expects, and refuses the "
           "file. The newer charts (waterfall, funnel) have parts and relationships of their own.",
    .remedy = "give the relationship the type of its target",
    .repairable = Repairable::Never,
    .readers = {.powerpoint = Effect::Repairs},
};

// Elements that are nothing without their target. Removing them loses nothing that a reader shows.
enum class Gone { Element, Parent, No };
Gone without_target(const Element& element, std::string_view attribute) {
  static constexpr std::string_view kWhole[] = {
      "p:sldId",      "p:sldLayoutId", "p:tags",         "p:custData",    "a:hlinkClick",
      "a:hlinkHover", "a:hlinkMouseOver", "c:externalData", "c:userShapes"};
  static constexpr std::string_view kWithParent[] = {"p:notesMasterId", "p:handoutMasterId"};
  const std::string_view name = element.name();
  if (attribute != "r:id") return Gone::No;
  for (const std::string_view one : kWhole) {
    if (one == name) return Gone::Element;
  }
  // An entry of a custom show.
  if (name == "p:sld" && element.parent() && element.parent().name() == "p:sldLst")
    return Gone::Element;
  for (const std::string_view one : kWithParent) {
    if (one == name) return Gone::Parent;
  }
  return Gone::No;
}

// A sound of a hyperlink, say, is content of its own.
bool has_content(const Element& element) {
  for (Element child = element.first_child(); child; child = child.next()) {
    if (child.local() != "extLst") return true;
  }
  return false;
}

bool is_removable(const Element& element, std::string_view attribute) {
  const Gone gone = without_target(element, attribute);
  return gone != Gone::No && (gone == Gone::Parent || !has_content(element));
}

void remove(const std::string& part, const Element& element, std::string_view attribute,
            Repair& repair) {
  const bool parent = without_target(element, attribute) == Gone::Parent;
  repair.edits.push_back(remove_element(part, parent ? element.parent() : element));
}

// The relationships of the part that lead nowhere, with everything that names them.
struct Use {
  const Rel* rel;
  std::vector<Reference> by;
};

bool leads_nowhere(const Rel& rel) {
  return !rel.external && !rel.repeated && rel.part.empty() &&
         !(rel.target.empty() && rel.kind == "hyperlink") && !rel.target.starts_with('#') &&
         !rel.id.empty();
}

// Outside the package: another rule.
bool is_outside(const PartInfo& part, const Rel& rel) {
  return rel.target != "NULL" && !rel.target.empty() &&
         ooxml::Package::resolve(part.name, rel.target).empty() &&
         rel.target.find('\\') == std::string::npos;
}

void report_dangling(const PartInfo& part, const Use& use, Findings& findings) {
  Found found{kDangling, part.rels_name,
              use.rel->target == "NULL" || use.rel->target.empty()
                  ? tr("{} ({}) has no target", use.rel->id, use.rel->kind)
                  : tr("{} ({}) leads to {}, which is not there", use.rel->id, use.rel->kind,
                       use.rel->target)};
  found.facts = {{"id", use.rel->id},
                 {"target", use.rel->target},
                 {"source", part.name},
                 {"uses", static_cast<std::int64_t>(use.by.size())}};
  bool all = true;
  for (const Reference& reference : use.by) {
    all = all && is_removable(reference.element, reference.attribute.name);
    if (all) remove(part.name, reference.element, reference.attribute.name, found.repair);
  }
  if (!use.by.empty()) found.used_by = use.by.front().element;
  if (all) {
    found.repair.edits.push_back(remove_relationship(part, *use.rel));
    found.repair.done = use.by.empty()
                            ? tr("the relationship {}, which nothing used, was removed", use.rel->id)
                            : tr("the relationship {} and the {} that named it were removed",
                                 use.rel->id, use.by.front().element.name());
  } else {
    found.repair = {};
  }
  findings.add(std::move(found));
}

void check_reference(const PartContext& context, const Reference& reference,
                     std::unordered_map<const Rel*, Use>& dangling, Findings& findings) {
  const auto name = reference.element.name();
  if (reference.id.empty()) return;  // "goes nowhere", which links and pictures may
  const Rel* const rel = context.part.rel(reference.id);
  if (rel == nullptr) {
    Found found{kMissing, context.part.name,
                tr("{} names {}, which is no relationship of the part", name, reference.id)};
    found.element = reference.element;
    found.got = reference.id;
    if (is_removable(reference.element, reference.attribute.name)) {
      remove(context.part.name, reference.element, reference.attribute.name, found.repair);
      found.repair.done = tr("the {} that led nowhere was removed", name);
    }
    findings.add(std::move(found));
    return;
  }
  const auto use = dangling.find(rel);
  if (use != dangling.end()) {
    use->second.by.push_back(reference);
    return;
  }
  if (!may_name(name, reference.attribute.name, rel->kind)) {
    Found found{kWrongKind, context.part.name,
                tr("{} names {}, which is a relationship of the type {}", name, reference.id,
                   rel->kind)};
    found.element = reference.element;
    found.got = rel->kind;
    findings.add(std::move(found));
  }
}

void check_part(const PartContext& context, Findings& findings) {
  if (!context.part.rels_readable) return;  // malformed-relationships
  std::unordered_map<const Rel*, Use> dangling;
  std::vector<const Rel*> order;
  for (const Rel& rel : context.part.rels) {
    if (leads_nowhere(rel) && !is_outside(context.part, rel)) {
      dangling.emplace(&rel, Use{&rel, {}});
      order.push_back(&rel);
    }
    const PartInfo* const target = context.deck.find(rel.part);
    if (target == nullptr || may_lead_to(rel.kind, target->content_type)) continue;
    Found found{kWrongKind, context.part.rels_name,
                tr("{} is a relationship of the type {}, but leads to a part typed {}", rel.id,
                   rel.kind, target->content_type)};
    found.facts = {{"id", rel.id}, {"target", rel.part}};
    findings.add(std::move(found));
  }
  for_each_reference(context.tree, [&](const Reference& reference) {
    check_reference(context, reference, dangling, findings);
  });
  for (const Rel* rel : order) report_dangling(context.part, dangling.at(rel), findings);
}

// The package itself, and parts that are no XML, name no relationships.
void check_unnamed(const DeckView& deck, Findings& findings) {
  const auto look_at = [&findings](const PartInfo& part) {
    if (!part.rels_readable) return;
    for (const Rel& rel : part.rels) {
      if (leads_nowhere(rel) && !is_outside(part, rel)) report_dangling(part, {&rel, {}}, findings);
    }
  };
  look_at(deck.root());
  for (const PartInfo& part : deck.parts()) {
    if (!is_markup(part)) look_at(part);
  }
}

constexpr const RuleDoc* kDocs[] = {&kMissing, &kDangling, &kWrongKind};

}  // namespace

extern const PackageRule kUnnamedRelationships;
const PackageRule kUnnamedRelationships{{}, check_unnamed};

extern const PartRule kReferences;
const PartRule kReferences{kDocs, check_part};

}  // namespace deckle::pptx::check
