#pragma once
// The few colours that forms of lists and panels are drawn in: one dark, one light, one accent, and
// one for what is bad, all of the template's theme.

#include <cstdint>
#include <string_view>

#include "layout/base/text_context.h"
#include "slidespec/core/color.h"

namespace deckle::layout {

struct Tones {
  Color dark;       // of covers and panels
  Color on_dark;    // text on it
  Color light;      // of cards and bands
  Color on_light;   // text on it
  Color accent;     // legible on the background of the layout, and on `light`
  Color accent_on_dark;  // the template's mark
  Color warning;    // legible on the background of the layout, and on `light`
  Color warning_on_dark;
  Color hairline;   // between rows, on the background of the layout
};

[[nodiscard]] Tones tones_of(const TextContext& context);

// The least contrast of text: that of the theme, else 4.5.
[[nodiscard]] double text_contrast(const TextContext& context);

// The colour of the theme for what is bad, whatever it is read on.
[[nodiscard]] Color warning_hue(const TextContext& context);

// The accent of the theme as text on a surface of that colour.
[[nodiscard]] Color accent_text_on(const TextContext& context, std::uint32_t background);

// A token of the deck's theme (templates/theme/theme.h), under the layout's colour map, so that a
// brand kit over the theme counts. Only where the template has a theme.
[[nodiscard]] Color theme_color(const TextContext& context, std::string_view token);

// `wanted`, moved towards black or white until it has `contrast` on `background`.
[[nodiscard]] Color legible_on(const Color& wanted, std::uint32_t background, double contrast);

}  // namespace deckle::layout
