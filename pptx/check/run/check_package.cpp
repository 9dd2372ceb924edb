#include "pptx/check/run/check_package.h"

#include <optional>

#include "pptx/check/base/collect.h"
#include "pptx/check/base/rule.h"
#include "pptx/check/grammar/typed_tree.h"
#include "pptx/check/rules/registry.h"
#include "pptx/messages/tr.h"
#include "slidespec/core/cancellation.h"

namespace deckle::pptx::check {

namespace {

using ooxml::xml::SourceTree;

// The tree of a part; nullopt when it cannot be read, which is then a finding.
Result<std::optional<SourceTree>> tree_of(const PartInfo& part, Findings& findings,
                                          Budget& budget) {
  Result<SourceTree> tree = SourceTree::parse(*part.bytes, part.name, budget);
  if (tree) return std::optional<SourceTree>(std::move(*tree));
  if (tree.error().code != ErrorCode::Malformed) return tl::unexpected(tree.error());
  report_malformed(part.name, *part.bytes, tree.error().message, findings);
  return std::optional<SourceTree>();
}

void take_in(PartInfo& part, const SourceTree& tree) {
  if (part.kind == PartKind::Other) part.kind = kind_of_root(tree.root().name());
  collect(part, tree);
}

}  // namespace

Result<Checked> check_package(const ooxml::Package& package, const ooxml::PackageFaults& faults,
                              const std::string& file_name, Budget& budget) {
  Result<DeckView> opened = DeckView::of(package, faults, budget);
  if (!opened) return tl::unexpected(opened.error());
  DeckView& deck = *opened;
  deck.set_file_name(file_name);
  Findings findings([&deck](const std::string& part) { return deck.slide_of(part); });

  // The presentation first: its list says which part is which slide.
  const std::size_t main = static_cast<std::size_t>(&deck.main() - deck.parts().data());
  if (!is_markup(deck.main()))
    return fail(ErrorCode::Malformed,
                tr("is not a presentation: its main part is {}", deck.main().content_type));
  Result<std::optional<SourceTree>> main_tree = tree_of(deck.main(), findings, budget);
  if (!main_tree) return tl::unexpected(main_tree.error());
  if (main_tree->has_value()) {
    if ((*main_tree)->root().name() != "p:presentation")
      return fail(ErrorCode::Malformed,
                  tr("is not a presentation: its main part is {}", deck.main().content_type));
    take_in(deck.parts()[main], **main_tree);
    deck.assign_slides();
  }

  for (std::size_t i = 0; i < deck.parts().size(); ++i) {
    check_cancelled();
    PartInfo& part = deck.parts()[i];
    if (!is_markup(part)) continue;
    std::optional<SourceTree> own;
    if (i != main) {
      Result<std::optional<SourceTree>> tree = tree_of(part, findings, budget);
      if (!tree) return tl::unexpected(tree.error());
      own = std::move(*tree);
      if (own) take_in(part, *own);
    }
    const std::optional<SourceTree>& tree = i == main ? *main_tree : own;
    if (!tree) continue;
    const std::vector<const ElementType*> types = types_of(*tree);
    const PartContext context{deck, part, *tree, types};
    for (const PartRule* rule : part_rules()) rule->check(context, findings);
  }
  for (const PackageRule* rule : package_rules()) rule->check(deck, findings);

  Checked checked;
  checked.findings = findings.take();
  checked.repairs = std::move(findings.repairs());
  for (const ListEntry& entry : deck.main().slides) {
    if (!entry.part.empty()) checked.slides.push_back({"s" + entry.id, entry.part});
  }
  return checked;
}

}  // namespace deckle::pptx::check
