#pragma once
// Whether a quote ends the string that it is in, or belongs to its text: what follows decides.

#include <cstddef>
#include <string_view>

namespace deckle::lenient {

enum class Within { Document, Object, Array };

// `after` is behind the quote. A key ends where a colon or what stands for one follows; a value
// where a comma and then something plausible follows, a closing bracket, a comment, a + and another
// string, a key in the next line, or the end.
[[nodiscard]] bool ends_key(std::string_view text, std::size_t after);
[[nodiscard]] bool ends_value(std::string_view text, std::size_t after, Within within);

// Whether what follows a comma can be the next member or item.
[[nodiscard]] bool goes_on(std::string_view text, std::size_t at, Within within);

// Whether a key is at `at`: a word in quotes or not, and a colon or what stands for one.
[[nodiscard]] bool is_key_at(std::string_view text, std::size_t at);

// Whether a string begins at `at` that goes on with the value before it: no key, and after it the
// value ends.
[[nodiscard]] bool is_continuation_at(std::string_view text, std::size_t at);

// The name of a key whose closing quote is missing ("items: ["), which ends before the colon at
// `at`. `name` is what was read of it.
[[nodiscard]] bool ends_unclosed_key(std::string_view text, std::size_t at, std::string_view name);

// true, False, None, undefined and the like.
[[nodiscard]] bool is_literal(std::string_view word);

}  // namespace deckle::lenient
