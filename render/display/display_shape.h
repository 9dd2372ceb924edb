#pragma once
// Shapes: outlines of presets and custom geometries with their fill, their line and its ends.

#include <string>
#include <vector>

#include "render/display/display_list.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::render {

// What a shape of a sheet, or the look of an element, paints in `box`, before its transform; its
// fill lies in `fill_area`, the box itself but for a fill that is the page's. What cannot be
// painted is added to `problems`.
void draw_painted(const BackdropIr& shape, const Frame& box, const Frame& fill_area,
                  std::vector<DisplayItem>& items, std::vector<std::string>& problems);
// An element with the fill and the line of the IR: preset shapes and connectors.
void draw_shape(const ElementIr& element, const Frame& box, std::vector<DisplayItem>& items);
void draw_divider(const ElementIr& element, std::vector<DisplayItem>& items);

// The area that a preset geometry covers, as a clip.
[[nodiscard]] DisplayPath shape_area(const ElementIr& element, const Frame& box);

}  // namespace deckle::render
