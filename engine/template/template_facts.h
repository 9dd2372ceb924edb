#pragma once
// What the rules about templates check, read from a package.

#include "engine/pipeline/engine.h"
#include "ooxml/opc/package.h"
#include "qc/check/template_context.h"
#include "slidespec/core/result.h"
#include "templates/template.h"

namespace deckle::engine {

// Every layout as a slide, measured for `target`; what SlideSpec's layouts are on this template,
// and which fonts it names. Errors as templates::read_template(), and those of measuring.
[[nodiscard]] Result<qc::TemplateFacts> template_facts(const Engine& engine, measure::Target target,
                                                       const templates::Template& read,
                                                       const std::string& name,
                                                       const Limits& limits);

// The layouts of SlideSpec on this template, in the order of docs/layouts.md.
[[nodiscard]] std::vector<TemplateRole> template_roles(const templates::Template& read);

}  // namespace deckle::engine
