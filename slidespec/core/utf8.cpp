#include "slidespec/core/utf8.h"

namespace deckle::utf8 {

char32_t next(std::string_view text, std::size_t& offset) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned char first = byte(offset);
  const int extra = first < 0x80             ? 0
                    : (first & 0xE0) == 0xC0 ? 1
                    : (first & 0xF0) == 0xE0 ? 2
                    : (first & 0xF8) == 0xF0 ? 3
                                             : -1;
  if (extra < 0 || offset + static_cast<std::size_t>(extra) >= text.size()) {
    ++offset;
    return extra == 0 ? first : U'\uFFFD';
  }
  const unsigned mask = extra == 0 ? 0x7FU : 0x3FU >> static_cast<unsigned>(extra);
  char32_t character = first & mask;
  for (int i = 1; i <= extra; ++i) {
    const unsigned char follow = byte(offset + static_cast<std::size_t>(i));
    if ((follow & 0xC0) != 0x80) {
      ++offset;
      return U'\uFFFD';
    }
    character = (character << 6) | (follow & 0x3FU);
  }
  offset += static_cast<std::size_t>(extra) + 1;
  return character;
}

std::u32string decode(std::string_view text) {
  std::u32string out;
  out.reserve(text.size());
  for (std::size_t offset = 0; offset < text.size();) out += next(text, offset);
  return out;
}

void append(std::string& out, char32_t c) {
  if (c < 0x80) {
    out += static_cast<char>(c);
  } else if (c < 0x800) {
    out += static_cast<char>(0xC0 | (c >> 6));
    out += static_cast<char>(0x80 | (c & 0x3F));
  } else if (c < 0x10000) {
    out += static_cast<char>(0xE0 | (c >> 12));
    out += static_cast<char>(0x80 | ((c >> 6) & 0x3F));
    out += static_cast<char>(0x80 | (c & 0x3F));
  } else {
    out += static_cast<char>(0xF0 | (c >> 18));
    out += static_cast<char>(0x80 | ((c >> 12) & 0x3F));
    out += static_cast<char>(0x80 | ((c >> 6) & 0x3F));
    out += static_cast<char>(0x80 | (c & 0x3F));
  }
}

std::size_t length(std::string_view text) {
  std::size_t count = 0;
  for (const char c : text) count += (static_cast<unsigned char>(c) & 0xC0) != 0x80;
  return count;
}

}  // namespace deckle::utf8
