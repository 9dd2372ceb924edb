#include "fixers/route/route.h"

#include <algorithm>
#include <optional>

namespace deckle::fixers {
namespace {

// One line of docs/repair-loop.md, 9.4.
struct Mapping {
  Category category;
  std::vector<Action> actions;   // alternatives
  int budget;                    // uses in total; kUnlimited: as often as it helps
  std::vector<Action> fallback;  // tried after them
  std::optional<Category> escalates_to;  // the category after that
};
constexpr int kUnlimited = -1;

const std::vector<Mapping>& mappings() {
  static const std::vector<Mapping> all = {
      {Category::MinorOverflow,
       {Action::ZoneRatioRetry},
       1,
       {},
       Category::ModerateOverflow},
      {Category::ModerateOverflow,
       {Action::LayoutAdjust},
       1,
       {},
       Category::StructuralMajorOverflow},
      {Category::StructuralMinorOverflow,
       {Action::ZoneRatioRetry},
       1,
       {},
       Category::StructuralMajorOverflow},
      {Category::StructuralMajorOverflow,
       {Action::DetailsPopupEscalation},
       kUnlimited,
       {Action::FrameReselect, Action::AdapterNeeded},
       std::nullopt},
      {Category::TabularOverflow,
       {Action::DetailsPopupEscalation, Action::FrameReselect},
       kUnlimited,
       {Action::AdapterNeeded},
       std::nullopt},
      {Category::FrameCapacityMismatch,
       {Action::FrameReselect},
       1,
       {Action::AdapterNeeded},
       std::nullopt},
      {Category::LayoutZoneMismatch,
       {Action::LayoutAdjust, Action::ZoneRatioRetry},
       1,
       {Action::FrameReselect, Action::AdapterNeeded},
       std::nullopt},
      // Reduced because of other slides; not a defect of this slide.
      {Category::UnevenSizes, {}, 0, {}, std::nullopt},
      {Category::HardVisualFail, {}, 0, {}, std::nullopt},
  };
  return all;
}

const Mapping& mapping_of(Category category) {
  const auto found = std::find_if(mappings().begin(), mappings().end(),
                                  [category](const Mapping& m) { return m.category == category; });
  return found == mappings().end() ? mappings().back() : *found;
}

int times(const ActionsUsed& used, Action action) {
  const auto found = used.find(action);
  return found == used.end() ? 0 : found->second;
}

bool spent(const Mapping& mapping, const ActionsUsed& used) {
  if (mapping.budget == kUnlimited) return false;
  int count = 0;
  for (const Action action : mapping.actions) count += times(used, action);
  return count >= mapping.budget;
}

void add(std::vector<Action>& actions, Action action) {
  if (std::find(actions.begin(), actions.end(), action) == actions.end()) actions.push_back(action);
}

}  // namespace

Route route(Category category, const ActionsUsed& used) {
  Route out;
  out.category = category;
  if (category != Category::HardVisualFail) add(out.actions, Action::TextFit);
  for (std::optional<Category> step = category; step;) {
    const Mapping& mapping = mapping_of(*step);
    if (!spent(mapping, used)) {
      for (const Action action : mapping.actions) add(out.actions, action);
    }
    for (const Action action : mapping.fallback) add(out.actions, action);
    step = mapping.escalates_to;
  }
  add(out.actions, Action::Abort);
  return out;
}

}  // namespace deckle::fixers
