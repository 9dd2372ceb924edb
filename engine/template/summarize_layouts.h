#pragma once
// The layouts of a template with their placeholders and slots, and what the nine layout ids mean.

#include "engine/template/summary.h"
#include "pptx/read/layout_sheet.h"

namespace deckle::engine {

// Adds TemplateSummary::layouts and ids. `sheets` are those of the template's package.
[[nodiscard]] Result<void> summarize_layouts(const templates::Template& t, pptx::Sheets& sheets,
                                             TemplateSummary& out);

}  // namespace deckle::engine
