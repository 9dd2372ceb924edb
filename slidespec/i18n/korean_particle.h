#pragma once
// Korean particles, which depend on how the word before them ends.

#include <string>
#include <string_view>

namespace deckle {

// Whether the word that `text` ends in is read with a final consonant, by its last letter or digit:
// Hangul by its syllable, digits as they are read (0 1 3 6 7 8 have one), units by their names (px
// 픽셀 has one; pt, % have none), acronyms by the name of their last letter (XML 엠엘), Latin words
// by their last letters, as loanwords are written: an approximation, right for most. Quotes,
// brackets and other marks after it are skipped.
enum class WordEnd { Vowel, Rieul, Consonant };
[[nodiscard]] WordEnd word_end(std::string_view text);

// The form of the particle `notation` that follows `before`: "은(는)" is 은 or 는. The notations
// are 은(는), 이(가), 을(를), 과(와), 이(나), 이(라), (으)로; other text is returned unchanged.
[[nodiscard]] std::string particle(std::string_view notation, std::string_view before);

// Position and length of the first notation in `text` at or after `from`; length 0 when there is
// none.
struct ParticleAt {
  std::size_t begin = 0, length = 0;
};
[[nodiscard]] ParticleAt find_particle(std::string_view text, std::size_t from);

}  // namespace deckle
