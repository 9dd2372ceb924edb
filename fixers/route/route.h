#pragma once
// The router (docs/repair-loop.md, 9.4): what may be done about a category, how often, and what
// comes when that did not help. Policy only; the facts were established before. A fix that maps to
// no action is refused (docs/repair-loop.md, 9.5), so that no padding is taken away to hide a
// symptom.

#include <map>
#include <vector>

#include "fixers/route/classify.h"

namespace deckle::fixers {

using Action = RepairAction;

// How often each action has changed this slide.
using ActionsUsed = std::map<Action, int>;

struct Route {
  Category category = Category::HardVisualFail;  // as classified
  Category handled_as = Category::HardVisualFail;  // after escalation
  // What may be tried now, in this order where two change a slide equally little. Ends in Abort.
  std::vector<Action> actions;
};

// Actions whose budget is used up are left out; a category whose own action is used up is handled
// as the one it escalates to. With nothing left the category is HardVisualFail.
[[nodiscard]] Route route(Category category, const ActionsUsed& used);

}  // namespace deckle::fixers
