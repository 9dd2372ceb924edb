#pragma once
// What changed between two texts, word by word.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace deckle::engine {

struct WordPiece {
  enum class Kind { Same, Removed, Added } kind = Kind::Same;
  std::string text;
  friend bool operator==(const WordPiece&, const WordPiece&) = default;
};

// Words, numbers, single marks and stretches of white space; of Han and kana single characters. They
// tile the text.
[[nodiscard]] std::vector<std::string_view> words_of(std::string_view text);

// The pieces tile both texts: Same and Removed the older, Same and Added the newer; what was removed
// goes before what was added in its place. Texts of which more than some thousand words differ are
// replaced as a whole.
[[nodiscard]] std::vector<WordPiece> word_diff(std::string_view before, std::string_view after);

// Hashes of the words without white space and marks, sorted: for similarity().
using WordBag = std::vector<std::uint64_t>;
void add_words(std::string_view text, WordBag& bag);
// Twice the words that both have over the words of both: 0 to 1; 1 for two empty bags.
[[nodiscard]] double similarity(const WordBag& a, const WordBag& b);

}  // namespace deckle::engine
