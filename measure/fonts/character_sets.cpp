#include "measure/fonts/character_sets.h"

#include <fontconfig/fontconfig.h>

#include <cstddef>

namespace deckle::measure {

CharacterSets::CharacterSets(FcFontSet* fonts) : fonts_(fonts) {}

std::uint32_t CharacterSets::number_of(char32_t character) {
  if (fonts_ == nullptr || character > 0x10FFFF) return 0;
  std::unique_ptr<Block>& block = blocks_[character / kBlock];
  if (!block) block = read(character / kBlock * kBlock);
  return (*block)[character % kBlock];
}

std::unique_ptr<CharacterSets::Block> CharacterSets::read(std::uint32_t first) {
  static_assert(FC_CHARSET_MAP_SIZE * 32 == kBlock);
  const std::size_t bytes = (static_cast<std::size_t>(fonts_->nfont) + 7) / 8;
  std::array<std::string, kBlock> fonts_of;  // empty: none
  for (int font = 0; font < fonts_->nfont; ++font) {
    FcCharSet* set = nullptr;
    if (FcPatternGetCharSet(fonts_->fonts[font], FC_CHARSET, 0, &set) != FcResultMatch) continue;
    FcChar32 next = first, map[FC_CHARSET_MAP_SIZE];
    // The page at `first`, or the next that the font has.
    if (FcCharSetNextPage(set, map, &next) != first) continue;
    for (std::uint32_t i = 0; i < kBlock; ++i) {
      if ((map[i / 32] >> i % 32 & 1) == 0) continue;
      fonts_of[i].resize(bytes);
      fonts_of[i][static_cast<std::size_t>(font) / 8] |= static_cast<char>(1 << font % 8);
    }
  }
  auto block = std::make_unique<Block>();
  for (std::uint32_t i = 0; i < kBlock; ++i) {
    if (fonts_of[i].empty()) continue;
    const auto number = static_cast<std::uint32_t>(numbers_.size() + 1);
    (*block)[i] = numbers_.emplace(std::move(fonts_of[i]), number).first->second;
  }
  return block;
}

}  // namespace deckle::measure
