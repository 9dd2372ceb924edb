#pragma once
// Findings about fonts that had to be substituted (docs/design.md, decision 12).

#include "slidespec/report/report.h"

namespace deckle::engine {

// Adds one for each substitute of `report.fonts` to its deck issues. With `strict` one whose
// advances are not known is an error. False when there is such an error.
[[nodiscard]] bool add_font_findings(Report& report, bool strict);

}  // namespace deckle::engine
