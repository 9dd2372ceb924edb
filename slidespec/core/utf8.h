#pragma once
// UTF-8, read strictly: no overlong forms, no surrogates, nothing above U+10FFFF, no truncated
// sequences (Unicode 15, 3.9, table 3-7).

#include <cstddef>
#include <string>
#include <string_view>

namespace deckle::utf8 {

// One code point, and how many bytes it takes; length 0 where they are malformed.
struct CodePoint {
  char32_t value = 0;
  std::size_t length = 0;
};

// The code point that starts at `offset`, which is within `text`.
[[nodiscard]] CodePoint code_point_at(std::string_view text, std::size_t offset);

[[nodiscard]] bool is_valid(std::string_view text);

// next() for a character of more than one byte.
[[nodiscard]] char32_t next_of_several(std::string_view text, std::size_t& offset);

// For text that was checked when it was read: returns the character at `offset` and moves `offset`
// after it. An invalid byte is read as U+FFFD and skipped alone, so that no input is read past its
// end.
[[nodiscard]] inline char32_t next(std::string_view text, std::size_t& offset) {
  const auto lead = static_cast<unsigned char>(text[offset]);
  if (lead >= 0x80) return next_of_several(text, offset);
  ++offset;
  return lead;
}

[[nodiscard]] std::u32string decode(std::string_view text);
void append(std::string& out, char32_t character);
[[nodiscard]] std::size_t length(std::string_view text);  // in characters

}  // namespace deckle::utf8
