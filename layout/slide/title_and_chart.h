#pragma once
// What the title of a slide is compared with the values of its chart by.

#include <cstddef>
#include <string>

#include "slidespec/model/deck.h"

namespace deckle::layout {

// Ours, in bytes: a longer title is a text, with many names and numbers.
inline constexpr std::size_t kLongestTitle = 400;

// In small letters, as far as they are ASCII; empty without a title.
[[nodiscard]] std::string title_of(const Slide& slide);

// Whether all that the chart does not emphasise may be grey: the author asked for no look of its
// own, and the bars are not steps.
[[nodiscard]] bool may_be_grey(const ChartContent& chart, const ElementStyle& style);

// Whether the bars of a chart are the steps from the first to the last: the values between them add
// up to their difference.
[[nodiscard]] bool is_bridge(const ChartContent& chart);

}  // namespace deckle::layout
