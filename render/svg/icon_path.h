#pragma once
// An icon as SVG.

#include <string>

#include "slidespec/icons/icon.h"

namespace deckle::render {

// The attribute d of a <path> on a page of kIconSide by kIconSide.
[[nodiscard]] std::string icon_path(const Icon& icon);

}  // namespace deckle::render
