#pragma once
// a:custGeom (ECMA-376 Part 1, 20.1.9.8) of the shapes that deckle draws itself.

#include <vector>

#include "ooxml/xml/writer.h"
#include "slidespec/core/geometry.h"
#include "slidespec/ir/backdrop_ir.h"

namespace deckle::pptx {

// Paths in shares of `box`, whose EMU are the units that they are written in.
void write_custGeom(ooxml::xml::Writer& w, const std::vector<ShapePathIr>& paths, const Rect& box);

}  // namespace deckle::pptx
