#pragma once
// UTF-8, for text that has been checked on the way in.

#include <cstddef>
#include <string>
#include <string_view>

namespace deckle::utf8 {

// next() where more than one byte has to be looked at.
[[nodiscard]] char32_t next_of_several(std::string_view text, std::size_t& offset);

// The character that starts at `offset`, which is moved behind it. A broken byte reads as U+FFFD
// and is stepped over alone, so that no input can run past the end.
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
