#pragma once
// UTF-8, for text that has been checked on the way in.

#include <cstddef>
#include <string>
#include <string_view>

namespace deckle::utf8 {

// The character that starts at `offset`, which is moved behind it. A broken byte reads as U+FFFD
// and is stepped over alone, so that no input can run past the end.
[[nodiscard]] char32_t next(std::string_view text, std::size_t& offset);

[[nodiscard]] std::u32string decode(std::string_view text);
void append(std::string& out, char32_t character);
[[nodiscard]] std::size_t length(std::string_view text);  // in characters

}  // namespace deckle::utf8
