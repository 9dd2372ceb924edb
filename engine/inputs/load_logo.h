#pragma once
// The logo of a brand kit, read before it is placed (templates/place_logo.h).

#include <string>

#include "engine/inputs/load_assets.h"
#include "templates/brand_kit.h"
#include "templates/logo/look.h"

namespace deckle::engine {

struct LogoRequest {
  const templates::BrandKit& kit;
  std::string assets_folder;  // of a file that the tokens of a spec name; others are beside the kit
  const std::string& svg_program;
  Drawing drawing = Drawing::Yes;  // No: the file is checked, and there is no logo
};

// Nothing (`usual` is null) where the kit has none, or where its file cannot be used: that is
// the warning "missing-asset" at the place that names it. A path that leaves its folder through a
// link is the error "unsafe-path". Internal: the system starts no program for an SVG.
[[nodiscard]] Result<templates::LogoPictures> load_logo(const LogoRequest& request, Budget& budget,
                                                        DiagnosticSink& sink);

}  // namespace deckle::engine
