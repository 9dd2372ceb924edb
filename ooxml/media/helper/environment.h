#pragma once
// What deckle-svg is told of this process's environment.

#include <string>
#include <vector>

namespace deckle::ooxml {

// "NAME=value" of the variables that say where the user's fonts, libraries and languages are, and
// how to draw text. Not the others: they may be secrets, which nobody who takes over the helper
// should find in its memory, or make libraries print into its answer.
[[nodiscard]] std::vector<std::string> drawing_environment();

}  // namespace deckle::ooxml
