#pragma once
// All fixers. To add one, copy the nearest file in fixers/<family>/ and add its line to registry.cpp.

#include <span>

#include "fixers/base/fixer.h"

namespace deckle::fixers {

// In the order of docs/repair-loop.md, 8: of two that change a slide equally little the first is taken.
[[nodiscard]] std::span<const PatchFixer> patch_fixers();
// With --fit autofit PowerPoint's own scale of sizes replaces smaller sizes and closer lines.
[[nodiscard]] std::span<const PatchFixer> autofit_patch_fixers();
[[nodiscard]] std::span<const RestructureFixer> restructure_fixers();

}  // namespace deckle::fixers
