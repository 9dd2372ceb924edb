#pragma once
// Digital signatures of a package.

#include "ooxml/opc/package.h"

namespace deckle::engine {

// Whether it has one, which does not hold for a changed copy.
[[nodiscard]] bool has_signature(const ooxml::Package& package);

}  // namespace deckle::engine
