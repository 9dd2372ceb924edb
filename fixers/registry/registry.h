#pragma once
// All fixers. To add one, copy the nearest file in fixers/<family>/ and add its line to
// registry.cpp.

#include <span>

#include "fixers/base/fixer.h"

namespace deckle::fixers {

// In the order of docs/repair-loop.md, 8: of two with the same visual cost the first is chosen.
[[nodiscard]] std::span<const PatchFixer> patch_fixers();
// With --fit autofit: PowerPoint's autofit scale replaces smaller sizes and line spacing.
[[nodiscard]] std::span<const PatchFixer> autofit_patch_fixers();
[[nodiscard]] std::span<const RestructureFixer> restructure_fixers();

}  // namespace deckle::fixers
