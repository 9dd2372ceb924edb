#pragma once
// Embedding levels (UAX #9), computed by ICU only when right-to-left characters occur.

#include <cstdint>
#include <string_view>
#include <vector>

namespace deckle::measure {

// Whether the text holds a character of a right-to-left script or a bidi control. One pass over the
// bytes.
[[nodiscard]] bool has_rtl(std::string_view text);

// One level per byte of `text` (UTF-8); odd levels run right to left. Empty when ICU refuses the
// text.
[[nodiscard]] std::vector<std::uint8_t> bidi_levels(std::string_view text, bool rtl_paragraph);

}  // namespace deckle::measure
