#pragma once
// The layout of a slide that says one sentence below its title: a page of the built-in templates on the
// dark, which the sentence has for itself.

#include <string>

#include "layout/base/layout_context.h"

namespace deckle::layout {

// `id`, or kStatementLayout in its place: for a content slide with nothing but a title and a short sentence
// without a look of its own, where neither the slide before it nor the next one is such a slide.
// layout_hints.arrange "none" keeps `id`.
[[nodiscard]] std::string statement_layout(const Slide& slide, const LayoutContext& context,
                                           const std::string& id);

}  // namespace deckle::layout
