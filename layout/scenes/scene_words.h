#pragma once
// Which scene shows what a deck is about.

#include <optional>
#include <string>
#include <string_view>

namespace deckle::layout {

// Of what the title names, else the subtitle, by words in English and Korean, and by the icon of
// the subject, which has words in more languages. Empty: no scene surely shows it.
[[nodiscard]] std::optional<std::string_view> scene_of_subject(const std::string& title,
                                                               const std::string& subtitle);

}  // namespace deckle::layout
