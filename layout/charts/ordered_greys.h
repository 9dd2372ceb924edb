#pragma once
// Greys for the parts of a whole other than an emphasised one: from dark to pale in their order.

#include <cstddef>
#include <vector>

#include "layout/charts/palette.h"

namespace deckle::layout {

// `count` colours, that at `at` the first accent. Neighbours are 1.4 : 1 and more apart, and each
// can be read with a label on it. Empty: there are too many, or too few shades between text and
// background, or nothing says what greys are mixed of.
[[nodiscard]] std::vector<ChartColor> ordered_greys(const ChartOptions& options, std::size_t count,
                                                    std::size_t at);

// Whether each is told apart from the one before it.
[[nodiscard]] bool are_apart(const std::vector<ChartColor>& colors);

}  // namespace deckle::layout
