#pragma once
// The quality of a deck and its slides, as tools return it.

#include "app/mcp/arguments.h"
#include "slidespec/report/report.h"

namespace deckle::app::mcp {

[[nodiscard]] Json pass_schema();
[[nodiscard]] Json quality_schema();

// One for each slide as written: id, quality, and what a person should do where deckle could not.
[[nodiscard]] Json slides_of(const Report& report, Language language);
[[nodiscard]] Json slides_schema();

}  // namespace deckle::app::mcp
