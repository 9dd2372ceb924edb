#pragma once
// The line or band that a theme draws at the title, where all titles of a deck have one line.

#include "slidespec/core/result.h"
#include "templates/template.h"

namespace deckle::templates {

// Whether the theme draws something on content slides that ends where the title ends.
[[nodiscard]] bool has_title_line(const Theme& theme);

// The template with that line higher by `by`, or the band less high by as much.
[[nodiscard]] Result<Template> with_title_line_raised(const Template& base, Emu by);

}  // namespace deckle::templates
