#pragma once
// The paths and text rectangles of the 187 preset geometries, from the formulas of ECMA-376 Part 1 (20.1.9 and its
// presetShapeDefinitions.xml), which preset_shapes.txt holds as a table.

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "slidespec/ir/backdrop_ir.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle {

// Values of a:avLst by name ("adj", "adj1" …), as in the file: mostly 100,000 to the whole.
using Adjustments = std::map<std::string, double>;

// In a box of `width` by `height`, in any unit; one that is not above 0 counts as the smallest that
// the formulas can divide by. Empty for a name that is no preset's.
[[nodiscard]] std::vector<ShapePathIr> preset_paths(std::string_view preset, double width,
                                                    double height,
                                                    const Adjustments& adjustments = {});

// Where its text goes, before insets: the `rect` of the preset. The whole box for a name that is no
// preset's, and where the adjustments leave no rectangle.
[[nodiscard]] Rect preset_text_rect(std::string_view preset, const Rect& box,
                                    const Adjustments& adjustments = {});

// Of an element: those of its file, or its bend.
[[nodiscard]] Adjustments adjustments_of(const ElementIr& element);

// The name of its first adjustment; empty: it has none, or is no preset.
[[nodiscard]] std::string first_adjustment(std::string_view preset);

// All names, sorted.
[[nodiscard]] std::vector<std::string> preset_names();

// Corners of a path's outlines; a curve has `curve_steps` of them. One with fewer than three is
// left out.
[[nodiscard]] std::vector<OutlineIr> flattened(const ShapePathIr& path, int curve_steps);

}  // namespace deckle
