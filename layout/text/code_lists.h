#pragma once
// Lists and texts whose lines are code.

#include <optional>
#include <vector>

#include "measure/fonts/font_catalog.h"
#include "slidespec/model/deck.h"
#include "templates/template.h"

namespace deckle::layout {

// The slide with every such list and text set as code: in a monospaced face, aligned left, without
// markers, and never drawn as anything else. Empty: it has none. `style.list` of any kind turns it
// off. `changed` receives the ids of those that are.
[[nodiscard]] std::optional<Slide> with_code_lists(const Slide& slide, const templates::Template& t,
                                                   const measure::FontCatalog& fonts,
                                                   std::vector<std::string>& changed);

}  // namespace deckle::layout
