#pragma once
// Decides the body size of a deck, and makes the built-in template in that size.

#include <memory>
#include <optional>

#include "layout/base/deck_sizes.h"
#include "layout/base/layout_context.h"
#include "measure/text/text_engine.h"
#include "slidespec/core/result.h"
#include "slidespec/diag/diagnostic.h"
#include "slidespec/ir/picture_ir.h"
#include "slidespec/model/deck.h"
#include "templates/template.h"

namespace deckle::engine {

struct DeckSize {
  std::shared_ptr<const templates::Template> base;
  layout::DeckSizes sizes;
  std::optional<Diagnostic> note;  // unset: the deck has no body text
};

// `deck` has its layouts resolved. On somebody else's template `base` is unchanged.
[[nodiscard]] Result<DeckSize> decide_size(const Deck& deck,
                                           std::shared_ptr<const templates::Template> base,
                                           const measure::TextEngine& engine,
                                           const LoadedAssets& assets, int jobs);

// `base` with the line that its theme draws below titles as high as the titles of the deck allow.
// `context` is that of the deck, with `base`.
[[nodiscard]] Result<std::shared_ptr<const templates::Template>> raise_title_line(
    const layout::LayoutContext& context, std::shared_ptr<const templates::Template> base,
    int jobs);

}  // namespace deckle::engine
