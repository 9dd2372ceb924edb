#pragma once
// Colours of series: the theme's, chosen so that neighbours can be distinguished in grey print too.

#include <vector>

#include "layout/text/text_build.h"
#include "slidespec/ir/chart_options.h"

namespace deckle::layout {

// The six accents first, then lighter and darker ones of each, as DrawingML makes them.
[[nodiscard]] std::vector<ChartColor> theme_accents(const TextContext& context);
// A theme colour with a:lumMod and a:lumOff (percent), and the resulting RGB.
[[nodiscard]] ChartColor modified(const TextContext& context, const char* scheme, int lum_mod,
                                  int lum_off);

enum class Mark { Area, Line };  // thin marks need more contrast to the background

// For the parts of one whole: the first accent, and `count` - 1 quieter tints of it, from the next to
// the palest. Empty: they are not far enough apart, or from what is behind them.
[[nodiscard]] std::vector<ChartColor> ordered_tints(const ChartOptions& options,
                                                    std::size_t count);

// `count` colours for series in their order, accent1 first. Deterministic: each is the candidate
// whose lightness is farthest from those taken before it, and from its neighbour's; unmodified
// accents come before their tints. A colour that is hardly another one than one of those is left out
// while there are others.
[[nodiscard]] std::vector<ChartColor> series_colors(const ChartOptions& options, std::size_t count,
                                                    Mark mark);
// What muted colours are mixed of: the text colour, on light pages with half of an accent of a
// similar hue, so that greys of a blue theme are bluish; without one, or without a hue, the text colour.
[[nodiscard]] std::uint32_t muted_base(std::uint32_t text, std::uint32_t accent, bool on_light);
// Greys for the series other than a highlighted one; neighbours can be distinguished.
[[nodiscard]] std::vector<ChartColor> muted_colors(const ChartOptions& options, std::size_t count,
                                                   Mark mark);

// Of the series or bar that stands out of muted ones: the first of `series_colors`, or, on somebody
// else's template, the first accent that has clearly more contrast to the background than they have,
// else the colour of text.
[[nodiscard]] ChartColor highlight_color(const ChartOptions& options, Mark mark);

// Foreground or background, whichever has more contrast on `background`; black or white where
// neither has kMinContrast.
[[nodiscard]] ChartColor label_on(const ChartOptions& options, const ChartColor& background);

}  // namespace deckle::layout
