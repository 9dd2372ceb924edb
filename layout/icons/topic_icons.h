#pragma once
// Icons for what headings name.

#include <string>
#include <string_view>
#include <vector>

namespace deckle::layout {

// One icon for each heading, all different; empty where one of them names nothing that an icon surely
// shows. Headings are a word or a few: of a sentence no single word is what it is about.
[[nodiscard]] std::vector<std::string_view> topic_icons(const std::vector<std::string>& headings);

}  // namespace deckle::layout
