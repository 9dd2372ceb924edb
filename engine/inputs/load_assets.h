#pragma once
// The assets that a deck uses, read before anything is laid out: pictures once each, a data file for each
// element that names it.

#include <string>

#include "slidespec/core/result.h"
#include "slidespec/diag/diagnostic.h"
#include "slidespec/ir/picture_ir.h"
#include "slidespec/model/deck.h"

namespace deckle::engine {

// docs/limits.md. For one picture file: the limit of one part of a package.
inline constexpr std::uint64_t kMaxPictureBytes = std::uint64_t{256} << 20;
// For all pictures together: the limit of a package.
inline constexpr std::uint64_t kMaxPicturesBytes = std::uint64_t{512} << 20;

// Every picture asset that an element uses, by id: the picture, or why there is none. Charts and
// tables with a `data_ref` are filled in `deck` (slidespec/data); if the file is missing they keep
// the authored content, with a warning. Errors in the sink mean that no deck can be built: a path
// that leaves the folder through a link (rule "unsafe-path"), or invalid data (rule "data-asset").
// NotFound: `folder` is not a folder, and some asset needs it.
//
// `drawer_program` draws SVG; empty: the installed deckle-svg. Throws Cancelled.
[[nodiscard]] Result<LoadedAssets> load_assets(Deck& deck, const std::string& folder,
                                               const std::string& drawer_program,
                                               DiagnosticSink& sink);

}  // namespace deckle::engine
