#pragma once
// Words of Japanese and Chinese, which have no spaces between them.

#include <string>
#include <string_view>
#include <vector>

namespace deckle::layout {

// Whether there are kana or ideographs in it, and no Hangul: a Korean word is one however it is
// written.
[[nodiscard]] bool is_unspaced(std::string_view text);

// The runs of ideographs, of katakana and of other letters, in their order, without the hiragana
// and marks between them; words of several scripts that have an icon ("見積もり") stay whole.
// `after_digit`: a year or day at its beginning belongs to the number before it.
// What follows the particle of a Japanese subject says something about it and is left out, up to
// the next mark: "the break-even is 11 months from the opening" is not about the opening. `said`:
// the text before this one ended within such words; returned is whether this one does.
bool add_unspaced_words(std::string_view text, bool after_digit, bool said,
                        std::vector<std::string>& words);

}  // namespace deckle::layout
