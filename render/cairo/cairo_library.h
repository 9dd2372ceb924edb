#pragma once
// cairo is loaded when something is drawn, not when the program starts: with the libraries that it
// brings, of windows and fonts, that takes 4 ms, a third of a short command.

namespace deckle::render {

// Whether it is installed. Nothing of cairo may be called otherwise.
[[nodiscard]] bool has_cairo();

}  // namespace deckle::render
