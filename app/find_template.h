#pragma once
// Which template and brand a spec is built on (docs/contracts.md, "Template, brand,
// size").

#include <string>

#include "slidespec/diag/diagnostic.h"
#include "slidespec/model/deck.h"
#include "templates/template.h"

namespace deckle::app {

struct TemplateOptions {
  std::string template_path;     // --template
  std::string templates_folder;  // --templates
  std::string brand_path;        // --brand
};

// NotFound names every place that was tried. What is wrong inside a brand kit goes to the sink, and
// the error says so.
[[nodiscard]] Result<templates::Template> find_template(const Deck& deck,
                                                        const std::string& spec_path,
                                                        const TemplateOptions& options,
                                                        DiagnosticSink& sink);

}  // namespace deckle::app
