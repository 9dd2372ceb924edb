#pragma once
// What headings of columns and names of rows mention, in English, Korean, Japanese and Chinese.

#include <initializer_list>
#include <string>
#include <string_view>

namespace deckle::layout {

// Whether the text has the word, in either case: as a word of its own in Latin letters, any part of
// the text in scripts without spaces. `word` is in small letters.
[[nodiscard]] bool mentions(const std::string& text, std::string_view word);
[[nodiscard]] bool mentions_any(const std::string& text,
                                std::initializer_list<std::string_view> words);

}  // namespace deckle::layout
