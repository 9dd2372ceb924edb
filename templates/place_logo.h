#pragma once
// Places a brand's logo on a template: one picture on each master, and on each layout that does not
// show its master's shapes, in a corner of the page within the margins (docs/brand.md, "Logo").

#include <string>

#include "slidespec/diag/diagnostic.h"
#include "templates/brand_kit.h"
#include "templates/logo/look.h"
#include "templates/template.h"

namespace deckle::templates {

struct Logo {
  LogoPictures pictures;
  std::string name;  // of the brand: what the picture is called where it is read aloud
  BrandLogo wanted;
  LogoOn on = LogoOn::Every;
};

// `base` with the logo, and with the placeholders of its layouts out of its way. Warnings go to
// `sink`: a corner in which the template draws something ("logo-corner-taken"), and a placeholder
// that cannot give way ("logo-over-placeholder"). Of a built-in template that is by design, and
// silent. Malformed: a part is not XML.
[[nodiscard]] Result<Template> place_logo(const Template& base, const Logo& logo,
                                          DiagnosticSink& sink);

// Everything of a kit, and the logo where `pictures` has one: apply_brand(), place_logo() and
// set_brand(). Errors as theirs.
[[nodiscard]] Result<Template> with_brand(const Template& base, const BrandKit& kit,
                                          const LogoPictures& pictures, DiagnosticSink& sink);

// The layouts that are covers and closing slides.
[[nodiscard]] bool is_cover(const Template& t, const Layout& layout);

}  // namespace deckle::templates
