#pragma once
// Brand kits (docs/contracts.md, "Template, brand, size"): colours and fonts applied to a template
// by rewriting its theme part, spacing by rewriting master and layouts; without a kit the
// template's parts stay byte-identical. The logo is read by whoever knows its folder
// (engine/inputs), and placed by place_logo.h.

#include <map>
#include <optional>
#include <string>

#include "slidespec/core/result.h"
#include "slidespec/diag/diagnostic.h"
#include "slidespec/ir/slide_ir.h"
#include "slidespec/limits/limits.h"
#include "templates/brand.h"
#include "templates/template.h"

namespace deckle::templates {

struct BrandKit {
  std::string name;                             // of the brand; else of the kit's file
  std::map<std::string, std::uint32_t> colors;  // "ink", "paper", "accent1"…"accent6"
  FontFaces heading, body;                      // empty members keep the template's
  // Faces by script ("Hang", "Jpan", "Arab"), for the letters whose face is left open: a kit that
  // has them, and no East Asian or complex face, leaves that of the template open.
  std::map<std::string, std::string> heading_scripts, body_scripts;
  BrandLogo logo;
  BrandSpacing spacing;
  BrandRules rules;
};

// Reads {"brand":1,…}; flaws go to the sink with their places. Empty when there was an error.
[[nodiscard]] std::optional<BrandKit> read_brand_kit(std::string_view json, const std::string& name,
                                                     DiagnosticSink& sink,
                                                     const Limits& limits = {});
// `kit` overridden by `tokens` (brand.tokens of a spec, as JSON text).
[[nodiscard]] std::optional<BrandKit> with_tokens(BrandKit kit, std::string_view tokens_json,
                                                  const std::string& pointer, DiagnosticSink& sink,
                                                  const Limits& limits = {});

// The template with the kit's colours and fonts in its theme, and its spacing, read again to make
// all properties effective.
[[nodiscard]] Result<Template> apply_brand(const Template& base, const BrandKit& kit);

// What the kit says of any deck: its faces and colours where its rules allow no others.
[[nodiscard]] BrandIr brand_asks(const BrandKit& kit);
// Keeps name, spacing and rules of the kit in a template that was branded, and in each layout what
// it asks of its slides: the faces and colours of the theme as well, and the space of the logo that
// was placed.
void set_brand(const BrandKit& kit, Template& t);

}  // namespace deckle::templates
