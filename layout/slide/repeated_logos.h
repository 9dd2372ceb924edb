#pragma once
// Pictures that stand on many slides of a deck are logos: they are set small in one row at the
// foot, in the same place on all slides, and take no part in the arrangement.

#include <optional>
#include <string>
#include <vector>

#include "layout/base/layout_context.h"
#include "layout/base/text_context.h"
#include "slidespec/core/geometry.h"
#include "slidespec/ir/slide_ir.h"
#include "slidespec/model/deck.h"

namespace deckle::layout {

// The assets that are logos in a deck, in the order of its assets, and the slide that has one first.
struct DeckLogos {
  std::vector<std::string> assets;
  std::string first_slide;  // its id, without the number of a part
};

// Of the deck of the context; looks at all of its slides.
[[nodiscard]] DeckLogos deck_logos(const LayoutContext& context);

// The logos of a slide, out of it.
struct RepeatedLogos {
  std::vector<const Element*> elements;  // of the slide that was given
  std::vector<std::string> assets;       // of all logos of the deck, in the order of its assets
  bool first = false;                    // no earlier slide has one of them
  [[nodiscard]] bool empty() const { return elements.empty(); }
};

// The pictures of `slide` whose asset is on at least a third of the slides of the deck and on at
// least three of them, and on half of them where the ground is not seen through it. What has an
// exact box, a crop or a role of its own is none, nor is a picture beside captions or on a layout
// for pictures. Parts of one slide count once.
[[nodiscard]] RepeatedLogos repeated_logos(const Slide& slide, const LayoutContext& context);

// The slide without them.
[[nodiscard]] Slide without(const Slide& slide, const RepeatedLogos& logos);

// The boxes of logos.assets in the footer band of the layout, ending before the number and the
// date; empty where it has no such band.
[[nodiscard]] std::vector<Rect> logo_row(const RepeatedLogos& logos, const TextContext& text,
                                         const LayoutContext& context, const Rect& safe);

}  // namespace deckle::layout
