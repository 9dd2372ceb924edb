#pragma once
// A line for what was repaired in a part.

#include "slidespec/report/report.h"

namespace deckle::qc {

[[nodiscard]] Message repair_label(const PartRepair& repair);

}  // namespace deckle::qc
