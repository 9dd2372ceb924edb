#pragma once
// The files of the built-in themes, compiled in.

#include <span>

#include "slidespec/core/embedded.h"

namespace deckle::templates::theme_files {

// "contrast.json", "default.json" …, below templates/themes.
[[nodiscard]] std::span<const EmbeddedFile> embedded_files();

}  // namespace deckle::templates::theme_files
