#pragma once
// UTF-8, decoded leniently: a malformed byte is U+FFFD and one byte long, so that hostile text
// still has positions.

#include <cstddef>
#include <string>
#include <string_view>

namespace deckle::measure {

// The code point at `at`, which must be below text.size() and is moved behind it.
[[nodiscard]] char32_t next_code_point(std::string_view text, std::size_t& at);

void append_utf8(std::string& out, char32_t character);

}  // namespace deckle::measure
