#pragma once
// Icons for what headings name.

#include <string>
#include <string_view>
#include <vector>

#include "layout/icons/word_icons.h"

namespace deckle::layout {

// The best first; empty where the heading names nothing that an icon surely shows.
[[nodiscard]] Icons icons_of_heading(const std::string& heading);

// Of each list the first icon that none before it has, solid where all are; empty where a list has no
// such icon.
[[nodiscard]] std::vector<std::string_view> different_icons(const std::vector<Icons>& lists);

// One icon for each heading, all different; empty where one of them names nothing that an icon surely
// shows. Headings are a word or a few: of a sentence no single word is what it is about.
[[nodiscard]] std::vector<std::string_view> topic_icons(const std::vector<std::string>& headings);

}  // namespace deckle::layout
