#pragma once
// Which template and brand a spec is built on (docs/contracts.md, "Template, brand,
// size").

#include <memory>
#include <string>

#include "engine/inputs/template_cache.h"
#include "engine/options/options.h"
#include "slidespec/diag/diagnostic.h"
#include "slidespec/model/deck.h"
#include "templates/template.h"

namespace deckle::engine {

// NotFound names every place that was tried. What is wrong inside a brand kit goes to the sink, and
// the error says so.
[[nodiscard]] Result<std::shared_ptr<const templates::Template>> find_template(
    const Deck& deck, const SpecInput& input, const TemplateOptions& options,
    TemplateCache& cache, DiagnosticSink& sink);

}  // namespace deckle::engine
