#pragma once
// The router (docs/repair-loop.md, 9.4): which actions are allowed for a category, how often, and
// which category follows when they did not help. A fixer that implements no action is refused
// (docs/repair-loop.md, 9.5), so that no fixer can hide a defect, for example by removing padding.

#include <map>
#include <optional>
#include <vector>

#include "fixers/route/classify.h"

namespace deckle::fixers {

using Action = RepairAction;

// How often each action has changed this slide.
using ActionsUsed = std::map<Action, int>;

struct Route {
  Category category = Category::HardVisualFail;  // as classified
  std::optional<DefectFacts> facts;              // of the defect, when there is one
  // Allowed now; the order decides between equal visual costs. Ends with Abort.
  std::vector<Action> actions;
};

// Actions whose budget is used up are omitted; a category whose own actions are used up is handled
// as the one it escalates to.
[[nodiscard]] Route route(Category category, const ActionsUsed& used);

}  // namespace deckle::fixers
