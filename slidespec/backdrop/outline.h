#pragma once
// The outlines of preset geometries as polygons (ECMA-376 Part 1, 20.1.10.56 and its
// presetShapeDefinitions.xml).

#include <string_view>
#include <vector>

#include "slidespec/geometry/preset_paths.h"
#include "slidespec/ir/backdrop_ir.h"

namespace deckle {

// What the preset fills in a box of `width` by `height`, in any unit. Curves have a corner every
// few degrees. A preset that is not known here, such as a callout or a scroll, is its box; one that
// encloses nothing ("line", "arc", brackets, connectors) has no outline.
[[nodiscard]] std::vector<OutlineIr> preset_outlines(std::string_view preset, double width,
                                                     double height,
                                                     const Adjustments& adjustments = {});

// Whether the preset fills its box, so that nobody needs its outline.
[[nodiscard]] bool fills_its_box(std::string_view preset);

// Whether the point lies within an odd number of the outlines.
[[nodiscard]] bool is_inside(const std::vector<OutlineIr>& outlines, double x, double y);

}  // namespace deckle
