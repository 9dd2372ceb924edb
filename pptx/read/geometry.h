#pragma once
// The geometry of a shape as outlines (ECMA-376 Part 1, 20.1.9).

#include <map>
#include <memory>
#include <optional>
#include <pugixml.hpp>
#include <string>
#include <vector>

#include "slidespec/core/geometry.h"
#include "slidespec/ir/backdrop_ir.h"

namespace deckle::pptx {

struct ShapeGeometry {
  std::string preset = "rect";  // "rect" with outlines of its own for a:custGeom
  // Empty where the preset has its default adjustments, which slidespec/backdrop/outline.h knows.
  std::vector<OutlineIr> outlines;
  bool encloses = true;                                   // false: the geometry fills nothing
  std::map<std::string, double> adjustments;              // of a preset, as in the file
  std::shared_ptr<const std::vector<ShapePathIr>> paths;  // of a:custGeom; else null
};

// From a:prstGeom or a:custGeom among the children of `properties`; the box where there is neither.
[[nodiscard]] ShapeGeometry read_geometry(pugi::xml_node properties, const Size& box);

}  // namespace deckle::pptx
