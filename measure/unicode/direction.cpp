#include "measure/unicode/direction.h"

#include <unicode/uchar.h>

#include "measure/unicode/languages.h"
#include "slidespec/core/utf8.h"

namespace deckle::measure {

std::optional<Direction> first_strong_direction(std::string_view text) {
  int isolates = 0;  // that are open
  for (std::size_t at = 0; at < text.size();) {
    const char32_t c = utf8::next(text, at);
    switch (u_charDirection(static_cast<UChar32>(c))) {
      case U_LEFT_TO_RIGHT:
        if (isolates == 0) return Direction::LeftToRight;
        break;
      case U_RIGHT_TO_LEFT:
      case U_RIGHT_TO_LEFT_ARABIC:
        if (isolates == 0) return Direction::RightToLeft;
        break;
      case U_FIRST_STRONG_ISOLATE:
      case U_LEFT_TO_RIGHT_ISOLATE:
      case U_RIGHT_TO_LEFT_ISOLATE:
        ++isolates;
        break;
      case U_POP_DIRECTIONAL_ISOLATE:
        if (isolates > 0) --isolates;
        break;
      default:
        break;
    }
  }
  return std::nullopt;
}

bool has_both_directions(std::string_view text) {
  bool left = false, right = false;
  for (std::size_t at = 0; at < text.size() && !(left && right);) {
    const UCharDirection direction = u_charDirection(static_cast<UChar32>(utf8::next(text, at)));
    left = left || direction == U_LEFT_TO_RIGHT;
    right = right || direction == U_RIGHT_TO_LEFT || direction == U_RIGHT_TO_LEFT_ARABIC;
  }
  return left && right;
}

bool runs_right_to_left(std::string_view text, const std::string& deck_language) {
  if (const auto direction = first_strong_direction(text))
    return *direction == Direction::RightToLeft;
  return is_right_to_left(deck_language);
}

}  // namespace deckle::measure
