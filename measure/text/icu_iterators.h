#pragma once
// ICU's break iterators, opened once per thread and locale: opening one costs a thousand times as
// much as using it on a line of text.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace deckle::measure {

// Byte offsets of the boundaries inside `text` (UTF-8), ascending, without 0; the end is included.
// Empty text has none. Text longer than 2^31 bytes has only its end.
[[nodiscard]] std::vector<std::uint32_t> grapheme_boundaries(std::string_view text);
[[nodiscard]] std::vector<std::uint32_t> line_boundaries(std::string_view text,
                                                         const std::string& lang);
// Those between phrases of Japanese and words of Chinese, by the dictionary that ICU has for both.
[[nodiscard]] std::vector<std::uint32_t> phrase_boundaries(std::string_view text);

}  // namespace deckle::measure
