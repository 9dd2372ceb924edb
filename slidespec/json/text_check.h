#pragma once
// Checks the bytes of a JSON text before it is parsed: encoding, characters in strings, numbers.
//
// The parser stops at the first error. So errors inside a token are found here, listed, and
// replaced in a copy by valid characters of the same length: the parser then reads a text with the
// same offsets and finds the others.

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "slidespec/core/message.h"
#include "slidespec/limits/limits.h"

namespace deckle {

struct TextFlaw {
  std::size_t offset = 0;  // byte offset into the text
  Message message, hint;
};

struct CheckedText {
  std::vector<TextFlaw> flaws;  // in order; at most kMaxTextFlaws
  std::string patched;  // the text with flaws replaced, or empty when there was nothing to replace
  bool readable =
      true;  // false: it is not parsed (not UTF-8 at all, a string that is too long or has a line end)
};

inline constexpr std::size_t kMaxTextFlaws = 100;

// Linear in `text`. A byte order mark at the start is tolerated (and left for the parser to skip).
// Throws Cancelled.
[[nodiscard]] CheckedText check_json_text(std::string_view text, const Limits& limits);

}  // namespace deckle
