#include "pptx/check/repair/sound_lists.h"

#include <algorithm>
#include <utility>

#include "ooxml/opc/part_name.h"
#include "pptx/check/base/deck_view.h"
#include "pptx/check/repair/apply.h"
#include "pptx/check/run/check_package.h"
#include "slidespec/core/cancellation.h"

namespace deckle::pptx::check {

namespace {

// Types first, then what leads to parts of that type, then what depends on both.
constexpr int kMostRounds = 4;

// Writing the archive anew cures these.
bool is_of_archive(const ooxml::PackageFault& fault) {
  using ooxml::FaultKind;
  switch (fault.kind) {
    case FaultKind::FolderEntry:
    case FaultKind::StoredEntry:
    case FaultKind::RepeatedEntry:
    case FaultKind::SpelledEntry:
    case FaultKind::TypesNotFirst:
    case FaultKind::TrailingBytes:
    case FaultKind::TrashItem:
    case FaultKind::AbsoluteTarget:  // allowed
      return true;
    default:
      return false;
  }
}

bool is_list(const std::string& part) {
  return part == kContentTypes || ooxml::is_relationship_part(part);
}

bool changes_lists_alone(const Repair& repair) {
  return !repair.rewritten && repair.added.empty() &&
         std::all_of(repair.edits.begin(), repair.edits.end(),
                     [](const Edit& edit) { return is_list(edit.part); });
}

}  // namespace

Result<ooxml::Package> with_sound_lists(ooxml::Package package, const ooxml::PackageFaults& faults,
                                        const Limits& limits) {
  ooxml::PackageFaults left = faults;
  for (int round = 0; round < kMostRounds; ++round) {
    if (std::all_of(left.begin(), left.end(), is_of_archive)) break;
    check_cancelled();
    Budget budget(limits);
    Result<Checked> checked = check_package(package, left, {}, budget);
    if (!checked) return tl::unexpected(checked.error());
    std::erase_if(checked->repairs,
                  [](const PlannedRepair& one) { return !changes_lists_alone(one.repair); });
    if (checked->repairs.empty()) break;
    const std::vector<bool> chosen = choose(checked->repairs);
    Result<std::vector<ooxml::Package::Member>> members = package.members();
    if (!members) return tl::unexpected(members.error());
    Budget again(limits);
    left.clear();
    Result<ooxml::Package> next = ooxml::Package::from_members(
        apply(std::move(*members), checked->repairs, chosen), again, left);
    if (!next) return tl::unexpected(next.error());
    package = std::move(*next);
  }
  return package;
}

}  // namespace deckle::pptx::check
