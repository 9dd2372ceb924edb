#pragma once
// The body size of the deck (docs/design.md, "Sizes and filling").

#include "layout/base/layout_context.h"

namespace deckle::layout {

// What was decided, and from what.
struct SizeChoice {
  DeckSizes sizes;
  int slides = 0;  // with body text that were laid out for it
  int fit = 0;     // of them those that need no smaller text
  int full = 0;    // of them those whose body text fills more than kMostFill of its box
};

// The largest of kBodySizesPt in which nine slides of ten need no smaller text and three of four
// fill at most kMostFill of their area. On somebody else's template that of the template, or the
// largest below it where that is too large. `context.sizes` is ignored. At most kSampledSlides
// slides are laid out, spread evenly over the deck, so the time does not grow with it. The result
// does not depend on `jobs`.
[[nodiscard]] Result<SizeChoice> choose_deck_sizes(const LayoutContext& context, int jobs);

// Ours: of more slides the tenth that may be smaller is known well enough.
inline constexpr std::size_t kSampledSlides = 40;

// A note on the choice; not a defect.
[[nodiscard]] Diagnostic size_note(const SizeChoice& choice, const templates::Template& t);

}  // namespace deckle::layout
