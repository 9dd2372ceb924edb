#pragma once
// The direction of a paragraph (UAX #9, rules P2 and P3).

#include <optional>
#include <string>
#include <string_view>

namespace deckle::measure {

enum class Direction { LeftToRight, RightToLeft };

// The direction of the first strong character: a letter, or a mark such as U+200F. What stands
// between an isolate initiator and its end does not count (P2). nullopt where there is none:
// digits, punctuation and symbols have no direction of their own.
[[nodiscard]] std::optional<Direction> first_strong_direction(std::string_view text);

// Whether it has letters of both directions.
[[nodiscard]] bool has_both_directions(std::string_view text);

// Whether a paragraph is right-to-left: as its first strong character says, else as the deck's
// language is read.
[[nodiscard]] bool runs_right_to_left(std::string_view text, const std::string& deck_language);

}  // namespace deckle::measure
