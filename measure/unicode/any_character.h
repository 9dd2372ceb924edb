#pragma once
// Whether a text (UTF-8) has a character of a class.

#include <string_view>

#include "slidespec/core/utf8.h"

namespace deckle::measure {

template <typename Is>
[[nodiscard]] bool any_character(std::string_view text, Is is) {
  for (std::size_t at = 0; at < text.size();) {
    if (is(utf8::next(text, at))) return true;
  }
  return false;
}

}  // namespace deckle::measure
