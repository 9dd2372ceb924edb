#pragma once
// From a process that has just started to one that can draw, and do nothing else. Linked into
// deckle-svg, and into the test of its sandbox.

#include <optional>
#include <vector>

#include "ooxml/media/helper/needs.h"
#include "slidespec/system/resource_limits.h"
#include "slidespec/system/sandbox/sandbox.h"

namespace deckle::ooxml {

// Loads what drawing needs, sets the limits, then enters the sandbox with the fonts readable.
// Returns what is in force; nullopt, with the reason in errno: a limit cannot be set. Without
// limits (null) only the sandbox is entered.
[[nodiscard]] std::optional<std::vector<SandboxPiece>> confine(const ResourceLimits* limits,
                                                               const SvgNeeds& needs);

}  // namespace deckle::ooxml
