#pragma once
// Which of the installed fonts have a character.
//
// fontconfig takes a fifth of a millisecond to choose a font for a character. Its choice depends on
// the character only by which fonts have it, so characters that the same fonts have are given one
// number, and one question serves them all. A character that no font has needs none.

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

struct _FcFontSet;

namespace deckle::measure {

// Reads 256 characters at a time, in about 0.05 ms for 340 fonts; all of Unicode takes 5 MB. Not
// for several threads at once.
class CharacterSets {
 public:
  // The patterns of `fonts`, which may be null, must live longer.
  explicit CharacterSets(_FcFontSet* fonts);

  // Equal for characters that the same fonts have; 0: no font has it.
  [[nodiscard]] std::uint32_t number_of(char32_t character);

 private:
  static constexpr std::uint32_t kBlock = 256;
  using Block = std::array<std::uint32_t, kBlock>;
  [[nodiscard]] std::unique_ptr<Block> read(std::uint32_t first);

  _FcFontSet* fonts_;
  std::unordered_map<std::uint32_t, std::unique_ptr<Block>> blocks_;
  std::unordered_map<std::string, std::uint32_t> numbers_;  // by a bit for each font
};

}  // namespace deckle::measure
