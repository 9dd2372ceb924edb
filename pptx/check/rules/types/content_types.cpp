// Flaws of the entries in [Content_Types].xml (ECMA-376 Part 2, 10.1.2).

#include <algorithm>

#include "ooxml/opc/content_types.h"
#include "pptx/check/base/edits.h"
#include "pptx/check/base/rule.h"
#include "pptx/messages/tr.h"
#include "slidespec/core/ascii.h"

namespace deckle::pptx::check {

namespace {

constexpr RuleDoc kDuplicate{
    .id = "duplicate-content-type",
    .severity = Severity::Error,
    .summary = "the list of content types has an extension or a part twice",
    .what = "Compares the entries of [Content_Types].xml, upper and lower case alike.",
    .why = "The standard forbids it, and programs that read the list into a table refuse the file.",
    .remedy = "remove one of the two entries",
    .repairable = Repairable::Always,
    .readers = {.powerpoint = Effect::Refuses, .sdk = Effect::Refuses},
};

constexpr RuleDoc kNoPart{
    .id = "override-without-part",
    .severity = Severity::Error,
    .summary = "the list of content types names a part that is not there",
    .what = "Looks for the part of each Override in [Content_Types].xml.",
    .why = "PowerPoint repairs files that name masters they do not have (PptxGenJS#1444, #1458).",
    .remedy = "remove the Override",
    .repairable = Repairable::Always,
    .readers = {.powerpoint = Effect::Repairs},
};

constexpr RuleDoc kMisspelled{
    .id = "misspelled-override",
    .severity = Severity::Warning,
    .summary = "an Override does not have the name of its part",
    .what = "Compares the part name of each Override with the part's, letter by letter.",
    .why = "Names that differ in case only are one part; not every reader compares them so. A name "
           "without its slash is not valid.",
    .remedy = "write the part's name, with a slash before it",
    .repairable = Repairable::Always,
};

constexpr RuleDoc kUnregistered{
    .id = "unregistered-media-type",
    .severity = Severity::Warning,
    .summary = "a content type is not the registered name",
    .what = "Looks for names of media types that nobody registered, such as image/jpg.",
    .why = "Readers that choose a decoder by the type do not show the picture (PptxGenJS#1462).",
    .remedy = "use the registered name, such as image/jpeg",
    .repairable = Repairable::Always,
};

using ooxml::FaultKind;
using ooxml::PackageFault;


using ByName = std::unordered_map<std::string, Element>;

// Of two Overrides of one part the one that is wrong: the first where the second fits the part.
Element wrong_override(const DeckView& deck, const ByName& first, const Element& second) {
  const std::string name = second.value("PartName");
  const PartInfo* const part = deck.find(name.substr(std::min<std::size_t>(1, name.size())));
  const auto other = first.find(ascii_lower(name));
  if (part == nullptr || !part->readable || other == first.end()) return second;
  const std::string_view fitting = type_of_root(part->root);
  const bool second_fits = fitting == second.value("ContentType");
  return second_fits && fitting != other->second.value("ContentType") ? other->second : second;
}

// Whether a part has its type from the entry. Some programs list all extensions that they know.
bool is_used(const DeckView& deck, const Element& entry) {
  if (!entry.attribute("Extension")) return true;
  const std::string end = "." + ascii_lower(entry.value("Extension"));
  return std::any_of(deck.parts().begin(), deck.parts().end(), [&end](const PartInfo& part) {
    return ascii_lower(part.name).ends_with(end);
  });
}

Found found_at(const RuleDoc& doc, const Element& entry, const Message& message) {
  Found found{doc, kContentTypes, message};
  found.element = entry;
  return found;
}

void report(const DeckView& deck, const std::vector<Element>& entries, const ByName& first,
            const PackageFault& fault, Findings& findings) {
  const Element entry = fault.index < entries.size() ? entries[fault.index] : Element();
  if (!entry) return;
  const std::string type = entry.value("ContentType");
  switch (fault.kind) {
    case FaultKind::RepeatedDefault:
    case FaultKind::RepeatedOverride: {
      Found found = found_at(kDuplicate, entry,
                             fault.kind == FaultKind::RepeatedDefault
                                 ? tr("the extension {} is listed twice", fault.subject)
                                 : tr("the part {} is listed twice", fault.subject));
      found.facts = {{"type", type}};
      const Element wrong =
          fault.kind == FaultKind::RepeatedOverride ? wrong_override(deck, first, entry) : entry;
      found.repair.edits.push_back(remove_element(kContentTypes, wrong));
      found.repair.done = tr("one of the two entries for {} was removed", fault.subject);
      findings.add(std::move(found));
      return;
    }
    case FaultKind::AbsentOverride: {
      Found found = found_at(kNoPart, entry, tr("there is no part {}", fault.subject));
      found.facts = {{"type", type}};
      found.repair.edits.push_back(remove_element(kContentTypes, entry));
      found.repair.done = tr("the Override of {} was removed", fault.subject);
      findings.add(std::move(found));
      return;
    }
    case FaultKind::RelativeOverride:
    case FaultKind::SpelledOverride: {
      const bool relative = fault.kind == FaultKind::RelativeOverride;
      const std::string right = "/" + (relative ? fault.subject : fault.detail);
      Found found = found_at(kMisspelled, entry,
                             tr("\"{}\" must be \"{}\"", entry.value("PartName"), right));
      found.expected = right;
      found.got = entry.value("PartName");
      if (const auto name = entry.attribute("PartName"))
        found.repair.edits.push_back(set_value(kContentTypes, *name, right));
      found.repair.done = tr("the Override was given the name {}", right);
      findings.add(std::move(found));
      return;
    }
    case FaultKind::UnregisteredType: {
      Found found = found_at(
          kUnregistered, entry,
          tr("\"{}\" is not a registered type; \"{}\" is", fault.subject, fault.detail));
      if (!is_used(deck, entry)) found.severity = Severity::Note;
      found.expected = fault.detail;
      found.got = fault.subject;
      if (const auto of = entry.attribute("ContentType"))
        found.repair.edits.push_back(set_value(kContentTypes, *of, fault.detail));
      found.repair.done = tr("{} became {}", fault.subject, fault.detail);
      findings.add(std::move(found));
      return;
    }
    default:
      return;
  }
}

void check_deck(const DeckView& deck, Findings& findings) {
  const std::vector<Element> entries = deck.types().root().children();
  const ByName first = overrides(deck);
  for (const PackageFault& fault : deck.faults()) {
    if (fault.part == kContentTypes) report(deck, entries, first, fault, findings);
  }
}

constexpr const RuleDoc* kDocs[] = {&kDuplicate, &kNoPart, &kMisspelled, &kUnregistered};

}  // namespace

extern const PackageRule kContentTypeEntries;
const PackageRule kContentTypeEntries{kDocs, check_deck};

}  // namespace deckle::pptx::check
