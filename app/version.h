#pragma once
#include <string>

namespace deckle::app {

// "deckle 0.1.0" and, below it, the libraries that decide what comes out.
[[nodiscard]] std::string version_text();

}  // namespace deckle::app
