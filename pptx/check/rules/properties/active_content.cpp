// Content that a receiver may want to know of: macros and embedded objects.

#include "pptx/check/base/rule.h"
#include "pptx/messages/tr.h"

namespace deckle::pptx::check {

namespace {

constexpr RuleDoc kMacros{
    .id = "macros",
    .severity = Severity::Note,
    .summary = "the presentation has macros",
    .what = "Looks for a VBA project.",
    .why = "Mail gateways and readers other than PowerPoint refuse or drop macros.",
    .remedy = "save it as .pptx if the macros are not needed",
};

constexpr RuleDoc kObjects{
    .id = "embedded-object",
    .severity = Severity::Note,
    .summary = "the presentation has embedded objects",
    .what = "Counts OLE objects, controls and embedded files other than the workbooks of charts.",
    .why = "They hold documents of their own, which are sent along, and which only the program "
           "that made them opens.",
    .remedy = "replace them by pictures if they are not to be edited",
};

void check_deck(const DeckView& deck, Findings& findings) {
  std::size_t objects = 0;
  std::string first;
  for (const PartInfo& part : deck.parts()) {
    for (const Rel& rel : part.rels) {
      if (rel.kind == "vbaProject" && !rel.part.empty())
        findings.add({kMacros, rel.part, tr("holds macros")});
      const bool file = rel.kind == "package" && part.kind != PartKind::Chart &&
                        part.kind != PartKind::ChartEx;
      if ((!file && rel.kind != "oleObject" && rel.kind != "control") || rel.part.empty()) continue;
      if (objects++ == 0) first = rel.part;
    }
  }
  if (objects == 0) return;
  Found found{kObjects, {},
              objects == 1 ? tr("1 embedded object: {}", first)
                           : tr("{} embedded objects, such as {}", objects, first)};
  found.facts = {{"count", static_cast<std::int64_t>(objects)}, {"first", first}};
  findings.add(std::move(found));
}

constexpr const RuleDoc* kDocs[] = {&kMacros, &kObjects};

}  // namespace

extern const PackageRule kActiveContent;
const PackageRule kActiveContent{kDocs, check_deck};

}  // namespace deckle::pptx::check
