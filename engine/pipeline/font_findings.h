#pragma once
// Findings about fonts that had to be substituted (docs/design.md, decision 12).

#include "slidespec/report/report.h"

namespace deckle::engine {

// Adds a finding for each substitute of `report.fonts` to the deck issues. With `strict` a
// substitute with unknown glyph widths is an error; false when there is such an error.
[[nodiscard]] bool add_font_findings(Report& report, bool strict);

}  // namespace deckle::engine
