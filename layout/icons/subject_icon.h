#pragma once
// Icons of what whole texts are about: the title of a deck, and sentences of a list.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace deckle::layout {

// What the title names, else the subtitle, as an icon; words that any deck may have ("report",
// "strategy") only where the text names nothing else. Empty: there is no icon for it.
[[nodiscard]] std::optional<std::string_view> subject_icon(const std::string& title,
                                                           const std::string& subtitle);

// Whether any deck may be called so; a Korean word may have particles behind it.
[[nodiscard]] bool is_general_word(std::string_view word);

// The best icons of those of its words that are such words, or of those that are not, in their order:
// of two words together before those of each.
[[nodiscard]] std::vector<std::string_view> icons_in(const std::string& text, bool general);

// One icon for each sentence, all different, by words that only some decks have; empty where one of
// them names nothing that an icon shows.
[[nodiscard]] std::vector<std::string_view> sentence_icons(
    const std::vector<std::string>& sentences);

}  // namespace deckle::layout
