#pragma once
// Colours of series: the theme's, chosen so that neighbours stay apart in grey print too.

#include <vector>

#include "layout/text/text_build.h"
#include "slidespec/ir/chart_options.h"

namespace deckle::layout {

// The six accents first, then lighter and darker ones of each, as DrawingML makes them.
[[nodiscard]] std::vector<ChartColor> theme_accents(const TextContext& context);
// A theme colour with a:lumMod and a:lumOff (percent), and what is seen of it.
[[nodiscard]] ChartColor modified(const TextContext& context, const char* scheme, int lum_mod,
                                  int lum_off);

enum class Mark { Area, Line };  // thin marks need more contrast to the background

// `count` colours for series in their order, accent1 first. Deterministic: each is the candidate
// whose lightness is farthest from those taken before it, and from its neighbour's; plain accents
// come before their tints.
[[nodiscard]] std::vector<ChartColor> series_colors(const ChartOptions& options, std::size_t count,
                                                    Mark mark);
// Greys for what recedes behind a highlighted series; neighbours stay apart.
[[nodiscard]] std::vector<ChartColor> muted_colors(const ChartOptions& options, std::size_t count,
                                                   Mark mark);

// Foreground or background, whichever reads better on `background`.
[[nodiscard]] ChartColor label_on(const ChartOptions& options, const ChartColor& background);

}  // namespace deckle::layout
