#pragma once
// Finds the template and brand kit of a spec (docs/contracts.md, "Template, brand, size").

#include <memory>
#include <string>

#include "engine/inputs/template_cache.h"
#include "engine/options/options.h"
#include "slidespec/diag/diagnostic.h"
#include "slidespec/model/deck.h"
#include "templates/template.h"

namespace deckle::engine {

// NotFound lists every place that was tried. Errors inside a brand kit are added to the sink; the
// result is then Malformed.
[[nodiscard]] Result<std::shared_ptr<const templates::Template>> find_template(
    const Deck& deck, const SpecInput& input, const TemplateOptions& options, const Limits& limits,
    TemplateCache& cache, DiagnosticSink& sink);

}  // namespace deckle::engine
