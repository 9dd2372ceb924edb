#pragma once
// JSON texts that are taken apart without being changed: ids are sent back, and specs are read, as
// they were written.

#include <string>
#include <string_view>
#include <vector>

#include "slidespec/limits/limits.h"

namespace deckle::app::mcp {

enum class JsonState { Valid, Malformed, TooDeep, TooManyValues };

// Grammar (RFC 8259) and UTF-8 of a whole text. Depth and number of values are those that a spec
// may have (json-depth, json-values), and what is around a spec that is an argument. Nothing is
// stored.
[[nodiscard]] JsonState check_json(std::string_view text, const Limits& limits);

// Whether a text without white space around it, which check_json() accepted, is an object, a string
// …
[[nodiscard]] bool is_object(std::string_view json);
[[nodiscard]] bool is_array(std::string_view json);
[[nodiscard]] bool is_string(std::string_view json);
[[nodiscard]] bool is_number(std::string_view json);

[[nodiscard]] std::string_view trimmed(std::string_view json);  // without white space around it

struct JsonMember {
  std::string key;         // unescaped
  std::string_view value;  // as it is written, without white space around it
};

// The members of an object that check_json() accepted, in order. A key may occur twice.
[[nodiscard]] std::vector<JsonMember> members_of(std::string_view object);

// The value of a string with its quotes.
[[nodiscard]] std::string string_value(std::string_view json);

}  // namespace deckle::app::mcp
