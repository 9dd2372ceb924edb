#pragma once
// Chooses repairs that do not touch each other, and makes them.

#include <vector>

#include "ooxml/opc/package.h"
#include "pptx/check/base/repair.h"

namespace deckle::pptx::check {

// By number of the repair: whether it can be made together with those before it that are chosen.
// The first one always can.
[[nodiscard]] std::vector<bool> choose(const std::vector<PlannedRepair>& repairs);

// Makes the chosen ones. Members are those of Package::members().
[[nodiscard]] std::vector<ooxml::Package::Member> apply(
    std::vector<ooxml::Package::Member> members, const std::vector<PlannedRepair>& repairs,
    const std::vector<bool>& chosen);

}  // namespace deckle::pptx::check
