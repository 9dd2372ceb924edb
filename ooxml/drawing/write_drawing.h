#pragma once
// The parts of DrawingML that all kinds of frames share (ECMA-376 Part 1, 20.1). Each function
// appends whole elements, children in schema order.

#include <string_view>

#include "ooxml/xml/writer.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::ooxml {

// CT_Transform2D: `name` is "a:xfrm" or "p:xfrm".
void write_xfrm(xml::Writer& w, std::string_view name, const TransformedBox& placed);
void write_color(xml::Writer& w, const Color& color);  // a:schemeClr or a:srgbClr
void write_fill(xml::Writer& w, const FillIr& fill);   // nothing for Inherit
// None, Solid and a linear Gradient: what deckle paints itself. In `color` where that is the same.
void write_paint(xml::Writer& w, const PaintIr& paint, const Color& color);
void write_line(xml::Writer& w, const LineIr& line);   // a:ln; nothing for Inherit

}  // namespace deckle::ooxml
