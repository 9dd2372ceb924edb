#pragma once
// Gives the built-in template the look of a theme: colours and faces of its theme part, the
// structure that its master draws, and the looks of cover, section, quotation and closing slide.

#include "ooxml/opc/package.h"
#include "slidespec/core/result.h"
#include "templates/theme/theme.h"

namespace deckle::templates {

// `package` is that of a built-in template (builtin/default-16x9 or -4x3).
[[nodiscard]] Result<void> apply_theme(const Theme& theme, ooxml::Package& package);

}  // namespace deckle::templates
