#pragma once
// Applies the spacing of a brand kit to the masters and layouts of a built-in template.

#include "ooxml/opc/package.h"
#include "slidespec/core/result.h"
#include "templates/template.h"

namespace deckle::templates {

// Lengths in px on the grid of 4 pt: the nearest of its lines.
[[nodiscard]] Emu on_grid(double px);

// Changes the parts of `package`, which are those of `base`: outer margins of what is placed, the
// distance of placeholders side by side, and the space between paragraphs of body text.
[[nodiscard]] Result<void> apply_spacing(const Template& base, const BrandSpacing& spacing,
                                         ooxml::Package& package);

// Where a box of a master or layout of `base` is with these margins: placeholders, which are
// `sized`, become wider or narrower, and other shapes move.
enum class Margined { Sized, Moved };
[[nodiscard]] Rect with_margin(const Template& base, const BrandSpacing& spacing, const Rect& box,
                               Margined as);

}  // namespace deckle::templates
