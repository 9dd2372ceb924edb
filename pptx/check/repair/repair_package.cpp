#include "pptx/check/repair/repair_package.h"

#include <algorithm>
#include <map>
#include <utility>

#include "pptx/check/repair/apply.h"
#include "pptx/messages/tr.h"
#include "slidespec/core/cancellation.h"

namespace deckle::pptx::check {

namespace {

// Repairs that touch each other need a round each. Real files need three at most: the types of
// parts, their markup, and what depends on it.
constexpr int kMostRounds = 12;
// Changes of one rule in one part that are listed; ours.
constexpr std::size_t kMostListed = 20;

class Changes {
 public:
  void add(const PlannedRepair& repair) {
    const std::string& part = repair.part;
    const auto [at, fresh] = last_.emplace(std::pair(part, repair.doc->id), changes_.size());
    std::size_t& count = counts_[at->first];
    if (++count <= kMostListed) {
      at->second = changes_.size();
      changes_.push_back({part, std::string(repair.doc->id), repair.repair.done, {}, 0});
    } else {
      ++changes_[at->second].more;
    }
    note_parts(repair.repair, changes_[at->second].changed);
  }
  [[nodiscard]] std::vector<Change> take() { return std::move(changes_); }

 private:
  static void note_parts(const Repair& repair, std::vector<std::string>& changed) {
    const auto note = [&changed](const std::string& part) {
      if (std::find(changed.begin(), changed.end(), part) == changed.end())
        changed.push_back(part);
    };
    for (const Edit& edit : repair.edits) note(edit.part);
    for (const NewPart& part : repair.added) note(part.name);
    for (const std::string& part : repair.removed) note(part);
  }

  using Key = std::pair<std::string, std::string_view>;
  std::vector<Change> changes_;
  std::map<Key, std::size_t> last_, counts_;
};

}  // namespace

Result<Repaired> repair_package(ooxml::Package package, ooxml::PackageFaults faults,
                                Checked checked, const std::string& file_name,
                                const Limits& limits,
                                const std::function<bool(std::string_view)>& wanted) {
  const auto keep_wanted = [&wanted](Checked& one) {
    if (!wanted) return;
    std::erase_if(one.repairs,
                  [&](const PlannedRepair& repair) { return !wanted(repair.doc->id); });
  };
  keep_wanted(checked);
  Repaired out;
  Changes changes;
  // One of two entries would be lost, and nobody knows which one is meant.
  const bool two = std::any_of(faults.begin(), faults.end(), [](const ooxml::PackageFault& fault) {
    return fault.kind == ooxml::FaultKind::RepeatedEntry && fault.detail != "same";
  });
  if (two && !checked.repairs.empty())
    out.refused = tr("not repaired: the archive has two entries of one name with different content, "
                     "and one of them would be lost");
  for (int round = 0; !two && round < kMostRounds && !checked.repairs.empty(); ++round) {
    check_cancelled();
    const std::vector<bool> chosen = choose(checked.repairs);
    for (std::size_t i = 0; i < chosen.size(); ++i) {
      if (chosen[i]) changes.add(checked.repairs[i]);
    }
    Result<std::vector<ooxml::Package::Member>> members = package.members();
    if (!members) return tl::unexpected(members.error());
    Budget budget(limits);
    faults.clear();
    Result<ooxml::Package> next = ooxml::Package::from_members(
        apply(std::move(*members), checked.repairs, chosen), budget, faults);
    if (!next) return tl::unexpected(next.error());
    package = std::move(*next);
    Result<Checked> again = check_package(package, faults, file_name, budget);
    if (!again) return tl::unexpected(again.error());
    checked = std::move(*again);
    keep_wanted(checked);
    out.changed = true;
  }
  out.changes = changes.take();
  out.left = std::move(checked);
  out.package = std::move(package);
  out.faults = std::move(faults);
  return out;
}

}  // namespace deckle::pptx::check
