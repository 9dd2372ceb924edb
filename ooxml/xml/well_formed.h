#pragma once
// Checks that XML 1.0 requires and pugixml does not make: encodings, characters and references.

#include <cstddef>
#include <string>
#include <string_view>

#include "slidespec/core/result.h"

namespace deckle::ooxml::xml {

// Production [2] Char: tab, line feed, carriage return, and everything from U+0020 on except
// surrogates, U+FFFE and U+FFFF.
[[nodiscard]] constexpr bool is_xml_char(char32_t c) {
  return c == 0x9 || c == 0xA || c == 0xD || (c >= 0x20 && c <= 0xD7FF) ||
         (c >= 0xE000 && c <= 0xFFFD) || (c >= 0x10000 && c <= 0x10FFFF);
}

// `bytes` as UTF-8 without a byte order mark. Malformed: UTF-16 with a lone surrogate or an odd
// length, or a declaration of another encoding.
[[nodiscard]] Result<std::string> to_utf8(std::string_view bytes, const std::string& where);

// Malformed: invalid UTF-8, a character that XML forbids (literally or by reference), an entity
// other than the five predefined ones, or one that is not closed. The number of '<': each begins at
// most an element and a text after it.
[[nodiscard]] Result<std::size_t> check_characters(std::string_view text, const std::string& where);

// `text` with U+FFFD for each character and numeric reference that check_characters() refuses, and
// &amp; for a '&' that begins no reference: it is then accepted. `count`: how many there were.
[[nodiscard]] std::string with_legal_characters(std::string_view text, std::size_t& count);

}  // namespace deckle::ooxml::xml
