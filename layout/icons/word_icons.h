#pragma once
// Icons for single words, in whatever form they stand in a text.

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace deckle::layout {

using Icons = std::span<const std::string_view>;

// In small letters; marks and digits part words.
[[nodiscard]] std::vector<std::string> words_of(const std::string& text);

// Filled icons in place of outlined ones, where each of them has such a form: on a disc or a block
// they are seen better.
[[nodiscard]] std::vector<std::string_view> solid_icons(
    const std::vector<std::string_view>& icons);

// The best first; empty where the word names nothing that an icon surely shows. Endings do not count.
[[nodiscard]] Icons icons_of_word(const std::string& word);

}  // namespace deckle::layout
