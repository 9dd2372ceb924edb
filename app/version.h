#pragma once
#include <string>

namespace deckle::app {

// "deckle 0.1.0" and, below it, the libraries that affect the output and the sandbox of the program
// that draws SVG.
[[nodiscard]] std::string version_text();

}  // namespace deckle::app
