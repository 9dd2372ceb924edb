#pragma once
// The version of deckle, as in the CMake project.

#include "slidespec/core/api.h"

namespace deckle::engine {

[[nodiscard]] DECKLE_API const char* version();  // "0.1.0"

}  // namespace deckle::engine
