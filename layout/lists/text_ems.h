#pragma once
// How wide a text is, told without its face.

#include <cstddef>
#include <string_view>

#include "slidespec/core/utf8.h"

namespace deckle::layout {

// In Latin letters; an East Asian one counts as two.
[[nodiscard]] inline std::size_t text_ems(std::string_view text) {
  constexpr char32_t kFirstEastAsian = 0x2E80;  // CJK Radicals Supplement
  std::size_t sum = 0;
  for (std::size_t i = 0; i < text.size();) sum += utf8::next(text, i) >= kFirstEastAsian ? 2U : 1U;
  return sum;
}

}  // namespace deckle::layout
