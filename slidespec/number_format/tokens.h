#pragma once
// The tokens of a number format code. Internal to number_format/.

#include <string_view>
#include <vector>

namespace deckle {

struct FormatToken {
  enum class Kind {
    Quoted,     // "text"
    Bracketed,  // [Red], [$₩-412], [>=100], [h]
    Escaped,    // \x: the character itself
    Padding,    // _x: as wide as the character; *x: filled with it
    Separator,  // ; between sections
    General,
    HalfDay,  // AM/PM, A/P
    Character
  };
  Kind kind = Kind::Character;
  std::string_view source;  // all of it, as written
  std::string_view text;    // between the quotes or brackets, after the escape; else all of it
  bool complete = true;     // false: the code ends before the quote or bracket closes
  char32_t character = 0;   // of a Character
};

// The tokens tile `code`, which they point into. Invalid UTF-8 is read as characters U+FFFD.
[[nodiscard]] std::vector<FormatToken> format_tokens(std::string_view code);

}  // namespace deckle
