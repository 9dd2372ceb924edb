#pragma once
// Where a line of Japanese or Chinese may end without parting a word from its ending.
//
// ICU's dictionary of both, read by phrases ("lw=phrase" of UTS #35, 72 and later). What it parts
// too often is joined again: a lone ideograph with its neighbour (利益|率 → 利益率), an ending with
// what it belongs to (導入|する), a number with what it counts (100|店舗).

#include <cstdint>
#include <string_view>
#include <vector>

namespace deckle::measure {

// Whether the two characters, one after the other, are of such text: Han or kana with what is no
// Hangul and no space.
[[nodiscard]] bool have_phrases(char32_t before, char32_t after);

// Byte offsets in UTF-8 text before which a phrase begins, between characters that have phrases;
// ascending.
[[nodiscard]] std::vector<std::uint32_t> phrase_breaks(std::string_view text);

}  // namespace deckle::measure
