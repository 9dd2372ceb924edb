#include "pptx/edit/apply_changes.h"

#include <algorithm>
#include <map>
#include <optional>
#include <type_traits>
#include <utility>
#include <variant>

#include "pptx/check/base/deck_view.h"
#include "pptx/check/repair/apply.h"
#include "pptx/edit/package_edits.h"
#include "pptx/edit/shape_edits.h"
#include "slidespec/core/cancellation.h"

namespace deckle::pptx {

namespace {

// The parts that changes name, each parsed once.
class Trees {
 public:
  Trees(const ooxml::Package& package, Budget& budget) : package_(package), budget_(budget) {}

  Result<const ooxml::xml::SourceTree*> of(const std::string& part) {
    if (const auto known = trees_.find(part); known != trees_.end()) return &known->second;
    const std::string* bytes = package_.find(part);
    if (bytes == nullptr) return nullptr;
    auto tree = ooxml::xml::SourceTree::parse(*bytes, part, budget_);
    if (!tree) return tl::unexpected(tree.error());
    return &trees_.emplace(part, std::move(*tree)).first->second;
  }

 private:
  const ooxml::Package& package_;
  Budget& budget_;
  std::map<std::string, ooxml::xml::SourceTree> trees_;
};

// Empty: it cannot be made.
Result<check::Repair> repair_of(const ChangeSet& set, const check::DeckView& deck, Trees& trees) {
  check::Repair out;
  for (const FileChange& change : set) {
    const auto size = [&out] { return out.edits.size() + out.removed.size() + out.added.size(); };
    const std::size_t before = size();
    if (const auto* of_shape = std::get_if<ShapeChange>(&change)) {
      const auto tree = trees.of(of_shape->at.part);
      if (!tree) return tl::unexpected(tree.error());
      if (*tree == nullptr) return check::Repair{};
      for (check::Edit& edit : edits_of(**tree, *of_shape)) out.edits.push_back(std::move(edit));
    } else {
      const Result<void> ok = std::visit(
          [&](const auto& one) -> Result<void> {
            if constexpr (std::is_same_v<std::decay_t<decltype(one)>, ShapeChange>)
              return {};
            else
              return add_edits(deck, one, out);
          },
          change);
      if (!ok) return tl::unexpected(ok.error());
    }
    if (size() == before) return check::Repair{};
  }
  return out;
}

std::vector<std::string> parts_of(const check::Repair& repair) {
  std::vector<std::string> out;
  const auto note = [&out](const std::string& part) {
    if (std::find(out.begin(), out.end(), part) == out.end()) out.push_back(part);
  };
  for (const check::Edit& edit : repair.edits) note(edit.part);
  for (const std::string& part : repair.removed) note(part);
  for (const check::NewPart& part : repair.added) note(part.name);
  return out;
}

}  // namespace

Result<Changed> apply_changes(const ooxml::Package& package, const ooxml::PackageFaults& faults,
                              std::span<const ChangeSet> sets) {
  Budget budget(package.limits());
  const Result<check::DeckView> deck = check::DeckView::of(package, faults, budget);
  if (!deck) return tl::unexpected(deck.error());
  Trees trees(package, budget);
  Changed out;
  std::vector<check::PlannedRepair> repairs;
  for (const ChangeSet& set : sets) {
    check_cancelled();
    Result<check::Repair> repair = repair_of(set, *deck, trees);
    if (!repair) return tl::unexpected(repair.error());
    out.made.push_back(!repair->empty());
    out.parts.push_back(parts_of(*repair));
    repairs.push_back({nullptr, {}, std::move(*repair)});
  }
  const std::vector<bool> chosen = check::choose(repairs);
  for (std::size_t i = 0; i < chosen.size(); ++i) out.made[i] = out.made[i] && chosen[i];
  Result<std::vector<ooxml::Package::Member>> members = package.members();
  if (!members) return tl::unexpected(members.error());
  Budget again(package.limits());
  Result<ooxml::Package> changed = ooxml::Package::from_members(
      check::apply(std::move(*members), repairs, chosen), again, out.faults);
  if (!changed) return tl::unexpected(changed.error());
  out.package = std::move(*changed);
  return out;
}

}  // namespace deckle::pptx
