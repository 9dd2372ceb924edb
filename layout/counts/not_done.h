#pragma once
// Titles that say outright that what follows is not done: "What we will not do", "제외 범위".

#include <string>

namespace deckle::layout {

[[nodiscard]] bool says_not_done(const std::string& title);

}  // namespace deckle::layout
