#pragma once
// Programs fill a path by the even-odd rule or by the non-zero rule. Which one is not said in
// DrawingML, so outlines are turned, and paths divided, until both give the same.

#include <vector>

#include "slidespec/icons/make/path_data.h"

namespace deckle::icon_maker {

// The paths that, each filled by either rule, cover what `path` covers by the rule of its own.
// Throws std::runtime_error where outlines cross, so that there are none.
[[nodiscard]] std::vector<Path> for_both_rules(const Path& path, bool even_odd);

}  // namespace deckle::icon_maker
