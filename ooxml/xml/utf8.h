#pragma once
// UTF-8 as XML 1.0 wants it: strict where slidespec/core/utf8.h is forgiving.

#include <cstddef>
#include <string_view>

namespace deckle::ooxml {

// One code point: how many bytes it takes, and its value. `length` is 0 at an invalid sequence
// (overlong, surrogate, beyond U+10FFFF, cut short).
struct CodePoint {
  char32_t value = 0;
  std::size_t length = 0;
};
[[nodiscard]] CodePoint code_point_at(std::string_view text, std::size_t at);

[[nodiscard]] bool is_valid_utf8(std::string_view text);

// Production [2] Char: tab, line feed, carriage return, and everything from U+0020 on but
// surrogates, U+FFFE and U+FFFF.
[[nodiscard]] constexpr bool is_xml_char(char32_t c) {
  return c == 0x9 || c == 0xA || c == 0xD || (c >= 0x20 && c <= 0xD7FF) ||
         (c >= 0xE000 && c <= 0xFFFD) || (c >= 0x10000 && c <= 0x10FFFF);
}

}  // namespace deckle::ooxml
