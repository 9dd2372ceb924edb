#pragma once
// Icons for single words, in whatever form they stand in a text.

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace deckle::layout {

using Icons = std::span<const std::string_view>;

// In small letters; marks and digits part words. Without what is in square brackets, and without
// addresses.
[[nodiscard]] std::vector<std::string> words_of(const std::string& text);

// Filled icons in place of outlined ones, where each of them has such a form: on a disc or a block
// they are seen better.
[[nodiscard]] std::vector<std::string_view> solid_icons(
    const std::vector<std::string_view>& icons);

// The best first; empty where the word names nothing that an icon surely shows. Endings do not count.
[[nodiscard]] Icons icons_of_word(const std::string& word);

// Of a word of a text: empty also where its other words do not say which of its meanings it has.
// Icons that show a rise or a fall are only there where the words do not say the opposite.
[[nodiscard]] Icons icons_of_word_at(const std::vector<std::string>& words, std::size_t at);
// Likewise, of that word and the next one together.
[[nodiscard]] Icons icons_of_two(const std::vector<std::string>& words, std::size_t at);

// Whether the word has several meanings ("store", "tree", "rest"), and the others do not say that
// it is the one that its icon shows.
[[nodiscard]] bool lacks_cue(const std::vector<std::string>& words, std::size_t at);

}  // namespace deckle::layout
