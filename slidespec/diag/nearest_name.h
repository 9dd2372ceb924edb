#pragma once
// The known name nearest to a mistyped one.

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

// "did you mean 'x'?", or "use one of: a, b, c …" when none is close.
[[nodiscard]] Message nearest_hint(std::string_view name, std::span<const std::string_view> known);
// The same where only some of the names can be meant: `likely` are, `known` are listed.
[[nodiscard]] Message nearest_hint(std::string_view name, std::span<const std::string_view> likely,
                                   std::span<const std::string_view> known);

}  // namespace deckle
