#pragma once
// Ensures the contrast of text on its background (WCAG 2.1, 1.4.3).

#include "layout/text/text_build.h"

namespace deckle::layout {

// Minimum for text on every background of the template (docs/design.md, "Colour").
inline constexpr double kMinContrast = 4.5;

// Minimum for bullets, below which they are invisible; a template's pale markers stay.
inline constexpr double kMinMarkerContrast = 2;

// `share` of `color` in `background`, as displayed.
[[nodiscard]] std::uint32_t mixed_color(std::uint32_t background, std::uint32_t color,
                                        double share);
// The one of the theme's two text colours with more contrast on `background`.
[[nodiscard]] Color readable_on(const TextContext& context, std::uint32_t background);
void paint_text(TextBodyIr& body, const Color& color);
// Gives bullets without enough contrast on `background` the colour of their text.
void ensure_markers_visible(TextBodyIr& body, std::uint32_t background);
// Whether the author chose colours for the element's text.
[[nodiscard]] bool has_own_colors(const Element& element);

}  // namespace deckle::layout
