#pragma once
// The brackets, keys and values of a broken text, without a judgement of how they belong together.

#include <cstddef>
#include <string_view>
#include <vector>

#include "slidespec/mend/lenient/spec_shape.h"

namespace deckle::lenient {

struct Token {
  enum class Kind { OpenObject, OpenArray, CloseObject, CloseArray, Key, Value, Comma, Fence };
  Kind kind = Kind::Value;
  std::size_t at = 0, end = 0;      // bytes of the text; a key's without its colon
  bool quoted = false;              // a string
  bool first_in_line = false;       // only blanks are before it
  int indent = 0;                   // blanks at the begin of its line
  const KnownName* name = nullptr;  // of a key, if SlideSpec has it
  std::size_t hash = 0;             // of a key's name
};

// Strings end where their quote is followed by what can follow one, in an object or a list. Colons,
// comments, marks of citations and characters that JSON does not have are no tokens. Empty: there
// are more than `most`. Linear in the text. Throws Cancelled.
[[nodiscard]] std::vector<Token> structure_of(std::string_view text, std::size_t most);

}  // namespace deckle::lenient
