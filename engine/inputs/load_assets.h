#pragma once
// The assets that a deck uses: read once each, before anything is laid out.

#include <string>

#include "slidespec/core/result.h"
#include "slidespec/diag/diagnostic.h"
#include "slidespec/ir/picture_ir.h"
#include "slidespec/model/deck.h"

namespace deckle::engine {

// docs/limits.md. Of one picture's file: what one part of a package may hold.
inline constexpr std::uint64_t kMaxPictureBytes = std::uint64_t{256} << 20;
// Of all pictures together: what a package may be.
inline constexpr std::uint64_t kMaxPicturesBytes = std::uint64_t{512} << 20;

// Every picture asset that an element shows, by id: the picture, or why there is none. Charts and
// tables with a `data_ref` are filled in `deck` (slidespec/data); where the file is not there they
// keep the authored content, with a warning. Errors in the sink mean that no deck may be made: a
// path that leaves the folder through a link (rule "unsafe-path"), data that cannot be used (rule
// "data-asset"). NotFound: `folder` is none, and some asset needs it.
//
// `drawer_program` draws SVG; empty: where deckle-svg is installed. Throws Cancelled.
[[nodiscard]] Result<LoadedAssets> load_assets(Deck& deck, const std::string& folder,
                                               const std::string& drawer_program,
                                               DiagnosticSink& sink);

}  // namespace deckle::engine
