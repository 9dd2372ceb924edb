#pragma once
// The known name that a mistyped one was probably meant to be.

#include <span>
#include <string>
#include <string_view>

#include "slidespec/core/message.h"

namespace deckle {

// The name with the smallest edit distance (insertions, deletions, substitutions, swaps of
// neighbours; upper and lower case, '_' and '-' count as equal). Empty when none is close: at most
// a third of the longer name's length, and at least one edit, may differ. The first of equals wins.
[[nodiscard]] std::string nearest_name(std::string_view name,
                                       std::span<const std::string_view> known);

// "did you mean 'x'?", or "known are a, b, c …" when nothing is near.
[[nodiscard]] Message nearest_hint(std::string_view name, std::span<const std::string_view> known);

}  // namespace deckle
