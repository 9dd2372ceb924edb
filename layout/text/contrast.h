#pragma once
// Text that can be read on its background (WCAG 2.1, 1.4.3).

#include "layout/text/text_build.h"

namespace deckle::layout {

// Of text on every background the template has (docs/design.md, "Colour").
inline constexpr double kMinContrast = 4.5;

// A bullet below this is not seen at all; a designer's pale markers stay.
inline constexpr double kMinMarkerContrast = 2;

// Whichever of the theme's two text colours can be read better on `background`.
[[nodiscard]] Color readable_on(const TextContext& context, std::uint32_t background);
void paint_text(TextBodyIr& body, const Color& color);
// Bullets that are not seen on `background` take their text's colour.
void ensure_markers_seen(TextBodyIr& body, std::uint32_t background);
// Whether the author chose colours for the element's text.
[[nodiscard]] bool has_own_colors(const Element& element);
// Repaints runs that would be hard to read on `background`, unless the author chose their colour.
void ensure_readable(const TextContext& context, const Element& element, std::uint32_t background,
                     TextBodyIr& body);

}  // namespace deckle::layout
