#pragma once
#include <string>

namespace deckle::app {

// "deckle 0.1.0" and, below it, the libraries that affect the output.
[[nodiscard]] std::string version_text();

}  // namespace deckle::app
