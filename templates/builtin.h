#pragma once
// The parts of the built-in templates, compiled in.

#include <span>

#include "slidespec/core/embedded.h"

namespace deckle::templates {

// Paths below templates/builtin: "default-16x9/ppt/presentation.xml" …
[[nodiscard]] std::span<const EmbeddedFile> embedded_files();

}  // namespace deckle::templates
