#pragma once
// The summary of a template as one HTML page.

#include <string>
#include <vector>

#include "engine/template/summary.h"

namespace deckle::engine {

// Self-contained, without scripts. `pictures` are those of layout_pictures(), one for each layout;
// a layout without one has none.
[[nodiscard]] std::string summary_html(const TemplateSummary& summary,
                                       const std::vector<std::string>& pictures, Language language);

}  // namespace deckle::engine
