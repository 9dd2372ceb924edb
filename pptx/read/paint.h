#pragma once
// Fills as paints, with their opacity (ECMA-376 Part 1, 20.1.8), and what is painted by a shape and
// behind all shapes.

#include <cstdint>
#include <pugixml.hpp>
#include <string>
#include <vector>

#include "ooxml/drawing/theme.h"
#include "pptx/read/part_pictures.h"
#include "pptx/read/sheet.h"
#include "slidespec/ir/backdrop_ir.h"

namespace deckle::pptx {

// What paints are read with.
struct PaintContext {
  const std::string& part;  // of the sheet, for the pictures that it embeds
  const ooxml::Theme& theme;
  const ooxml::SchemeColors& colors;
  PartPictures& pictures;
};

// A fill element (a:solidFill, a:gradFill …) of `part`; `placeholder` is the value of phClr. None
// for a:noFill and for what is no fill.
[[nodiscard]] PaintIr read_paint(pugi::xml_node fill, const PaintContext& context,
                                 std::uint32_t placeholder = 0);

// p:bg of a sheet; None where it has none.
[[nodiscard]] PaintIr read_background(pugi::xml_node sheet, const PaintContext& context);

// What a p:sp, p:pic or p:cxnSp paints in its box, which `box` and `transform` give. `properties`
// from the shape's own to those that it inherits (layout, master); `style` is p:style, or null.
[[nodiscard]] BackdropIr read_painted(const std::vector<pugi::xml_node>& properties,
                                      pugi::xml_node style, const SheetShape& shape,
                                      const Rect& box, const TransformIr& transform,
                                      const PaintContext& context);

// The shapes of a sheet other than placeholders that paint something, in drawing order.
[[nodiscard]] std::vector<BackdropIr> read_drawn_shapes(const std::vector<SheetShape>& shapes,
                                                        const PaintContext& context);

}  // namespace deckle::pptx
