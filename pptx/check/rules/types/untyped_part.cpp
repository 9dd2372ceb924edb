// A part without a content type.

#include <algorithm>
#include <map>
#include <unordered_set>

#include "ooxml/opc/content_types.h"
#include "ooxml/opc/part_name.h"
#include "pptx/check/base/edits.h"
#include "pptx/check/base/rule.h"
#include "pptx/messages/tr.h"
#include "slidespec/core/ascii.h"

namespace deckle::pptx::check {

namespace {

constexpr RuleDoc kDoc{
    .id = "untyped-part",
    .severity = Severity::Error,
    .summary = "a part has no content type",
    .what = "Looks for an Override or a Default of [Content_Types].xml for each entry of the "
            "archive.",
    .why = "An entry without a type is no part, and PowerPoint repairs or refuses a file that has "
           "one.",
    .remedy = "add a Default for its extension, or an Override; remove files that do not belong "
              "there",
    .repairable = Repairable::Always,
    .readers = {.powerpoint = Effect::Repairs},
};

using ooxml::FaultKind;

// What file managers leave in archives that people packed by hand.
bool is_litter(const std::string& name) {
  static constexpr std::string_view kNames[] = {".ds_store", "thumbs.db", "desktop.ini"};
  const std::string lower = ascii_lower(name);
  const std::string file = lower.substr(lower.rfind('/') + 1);
  return lower.starts_with("__macosx/") ||
         std::find(std::begin(kNames), std::end(kNames), file) != std::end(kNames);
}

// The parts that some relationship leads to.
std::unordered_set<std::string_view> related_parts(const DeckView& deck) {
  std::unordered_set<std::string_view> out;
  const auto add = [&out](const PartInfo& part) {
    for (const Rel& rel : part.rels) out.insert(rel.part);
  };
  add(deck.root());
  for (const PartInfo& part : deck.parts()) add(part);
  return out;
}

void repair(const DeckView& deck, const std::string& name, const std::string& extension,
            const std::unordered_set<std::string_view>& related,
            std::map<std::string, bool>& typed, Repair& repair) {
  if (is_litter(name) && !related.contains(name)) {
    repair.removed.push_back(name);
    repair.done = tr("{}, which a file manager left there, was removed", name);
    return;
  }
  const PartInfo* const part = deck.find(name);
  const std::string_view by_root =
      part != nullptr && part->readable ? type_of_root(part->root) : std::string_view{};
  if (!by_root.empty()) {
    repair.edits.push_back(add_override(deck, name, by_root));
    repair.done = tr("{} was given the type {}", name, by_root);
    return;
  }
  const std::string_view usual = ooxml::usual_type(extension);
  const std::string_view type = !usual.empty()         ? usual
                                : extension == "xml" ? "application/xml"
                                                     : "application/octet-stream";
  repair.done = tr("{} was given the type {}", name, type);
  if (extension.empty()) {
    repair.edits.push_back(add_override(deck, name, type));
  } else if (!typed[extension]) {
    typed[extension] = true;
    repair.edits.push_back(add_default(deck, extension, type));
  } else {
    repair.rewritten = true;  // the Default of another part of this extension
  }
}

void check_deck(const DeckView& deck, Findings& findings) {
  std::map<std::string, bool> typed;
  const std::unordered_set<std::string_view> related = related_parts(deck);
  for (const ooxml::PackageFault& fault : deck.faults()) {
    if (fault.kind != FaultKind::UntypedPart) continue;
    Found found{kDoc, fault.part, tr("neither an Override nor a Default gives it a type")};
    found.facts = {{"extension", fault.subject}};
    repair(deck, fault.part, fault.subject, related, typed, found.repair);
    findings.add(std::move(found));
  }
}

constexpr const RuleDoc* kDocs[] = {&kDoc};

}  // namespace

extern const PackageRule kUntypedPart;
const PackageRule kUntypedPart{kDocs, check_deck};

}  // namespace deckle::pptx::check
