#pragma once
// The rule that a theme draws along the top of a card has the card's id and this behind it. Who
// moves the card moves the rule.

#include <string_view>

namespace deckle::layout {

inline constexpr std::string_view kCardRuleSuffix = "-rule";

}  // namespace deckle::layout
