#pragma once
// Figures of cards that have a drawing of their own: shares, and minutes of an hour.

#include <optional>
#include <string>

namespace deckle::layout {

// The share, above 0 and at most 1, that a percentage is of a whole; `label`: the card's other
// texts, which must say so. Unset: it is no share, but a growth, a ratio or a return.
[[nodiscard]] std::optional<double> percentage_of_whole(const std::string& value,
                                                        const std::string& label);

// 1 to 60, where the value is a number of minutes and no more: "9 min", "45분".
[[nodiscard]] std::optional<int> minutes_in(const std::string& value);

}  // namespace deckle::layout
