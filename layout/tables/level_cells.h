#pragma once
// Cells of a column of levels, filled by the level: the higher it is, the further from the page, so
// that the levels are told apart in grey print as well.

#include <cstdint>
#include <string>

#include "layout/text/signal_colors.h"

namespace deckle::layout {

// Whether the heading says that its column holds something else than levels and states: names of
// persons ("Owner"), or colours of things.
[[nodiscard]] bool names_no_levels(const std::string& heading);

// Which end of its levels is the better one: as the author says, else high ones where the heading
// names a benefit ("Value", "효과"), else low ones, as of risks.
[[nodiscard]] Better better_level(const ElementStyle& style, const std::string& heading);

// What a level or state means, as the colour of an area.
[[nodiscard]] Color area_hue(const TextContext& context, Signal signal);

// Whether white is seen better on the page than black.
[[nodiscard]] bool is_dark_page(std::uint32_t page);

struct LevelCell {
  Color fill, text;
};

// The fill of a cell on `page`, and a colour that is read on it: `ink` where it is. `step`: 0 for
// very low to 4 for very high.
[[nodiscard]] LevelCell level_cell(const TextContext& context, Signal signal, int step,
                                   std::uint32_t page, const Color& ink);

}  // namespace deckle::layout
