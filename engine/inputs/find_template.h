#pragma once
// Finds the template and brand kit of a spec (docs/contracts.md, "Template, brand, size").

#include <memory>
#include <optional>

#include "engine/inputs/template_cache.h"
#include "engine/options/options.h"
#include "slidespec/diag/diagnostic.h"
#include "slidespec/model/deck.h"
#include "templates/brand_kit.h"
#include "templates/template.h"

namespace deckle::engine {

// The template without a brand kit. NotFound lists every place that was tried; other errors as in
// templates::read_template(). Malformed: a theme's file is invalid; what is wrong is in the sink.
[[nodiscard]] Result<std::shared_ptr<const templates::Template>> find_base(
    const Deck& deck, const SpecInput& input, const TemplateOptions& options, const Limits& limits,
    TemplateCache& cache, DiagnosticSink& sink);

// The brand kit with the tokens of the spec, or none. NotFound likewise. Malformed: it is invalid;
// what is wrong is in the sink.
[[nodiscard]] Result<std::optional<templates::BrandKit>> find_brand(const Deck& deck,
                                                                    const SpecInput& input,
                                                                    const TemplateOptions& options,
                                                                    const Limits& limits,
                                                                    DiagnosticSink& sink);

}  // namespace deckle::engine
