#pragma once
// Icons of what whole decks are about, where a page has no subject of its own.

#include <optional>
#include <string>
#include <string_view>

namespace deckle::layout {

// What the title names, else what the scene shows that its cover has. Empty: neither is known.
[[nodiscard]] std::optional<std::string_view> icon_of_deck(const std::string& title);

}  // namespace deckle::layout
