#pragma once
// Finding an icon by what it shows, in English, Korean, Japanese or Chinese.

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace deckle {

// Names of icons, the best first: the icon of that name; those that search_words.txt names for the
// words; those whose names have all the words; those whose names begin with them. Without a query
// all icons by name.
[[nodiscard]] std::vector<std::string_view> search_icons(std::string_view query);

// Those that search_words.txt names for the word or words, in small letters, and no others; the best
// first. They live as long as the program.
[[nodiscard]] std::span<const std::string_view> icons_for_word(std::string_view word);

// The icons that somebody may have meant who wrote `name`; at most `count`.
[[nodiscard]] std::vector<std::string_view> nearest_icons(std::string_view name, std::size_t count);

}  // namespace deckle
