#pragma once
// The assets that a deck uses, read before anything is laid out, once each.

#include <string>

#include "slidespec/core/result.h"
#include "slidespec/diag/diagnostic.h"
#include "slidespec/ir/picture_ir.h"
#include "slidespec/limits/budget.h"
#include "slidespec/model/deck.h"

namespace deckle::engine {

// No: SVGs are checked, but not drawn; they are then missing.
enum class Drawing { Yes, No };

// Every picture asset that an element uses, by id: the picture, or why there is none. Charts and
// tables with a `data_ref` are filled in `deck` (slidespec/data); if the file is missing they keep
// the authored content, with a warning. Errors in the sink mean that no deck can be built: a path
// that leaves the folder through a link (rule "unsafe-path"), or invalid data (rule "data-asset").
// NotFound: `folder` is not a folder, and some asset needs it. Internal: the system starts no
// program for an SVG.
//
// `drawer_program` draws SVG; empty: the installed deckle-svg. `budget` is that of the deck. Throws
// Cancelled.
[[nodiscard]] Result<LoadedAssets> load_assets(Deck& deck, const std::string& folder,
                                               const std::string& drawer_program, Budget& budget,
                                               Drawing drawing, DiagnosticSink& sink);

// A warning for each element whose picture is missing, as rule "missing-asset" gives it for a
// slide.
void report_missing_pictures(const Deck& deck, const LoadedAssets& assets, DiagnosticSink& sink);

}  // namespace deckle::engine
