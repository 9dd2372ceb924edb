#pragma once
// The shapes of a master or layout: placeholders and decoration.

#include <optional>
#include <pugixml.hpp>
#include <string>
#include <vector>

#include "ooxml/drawing/color.h"
#include "slidespec/core/geometry.h"
#include "slidespec/core/result.h"
#include "slidespec/limits/budget.h"

namespace deckle::pptx {

// A shape of the sheet with its box in slide coordinates, group transforms applied.
struct SheetShape {
  pugi::xml_node node;         // p:sp, p:pic, p:graphicFrame …
  pugi::xml_node placeholder;  // its p:ph, null for none
  std::string name;
  std::optional<Rect> box;  // nullopt: no xfrm of its own
  bool horizontal = true;   // false: turned by a quarter, or set vertically
};

// All shapes below p:cSld/p:spTree in drawing order, groups opened. Limit: more than `budget`
// allows. Malformed: a position or size that is not a coordinate.
[[nodiscard]] Result<std::vector<SheetShape>> read_shapes(pugi::xml_node sheet,
                                                          const std::string& where,
                                                          const Budget& budget);

// ST_PlaceholderType of a p:ph; "obj" when it has none.
[[nodiscard]] std::string placeholder_type(pugi::xml_node placeholder);
[[nodiscard]] std::uint32_t placeholder_index(pugi::xml_node placeholder);

// The type of the master's placeholder that it inherits from: title, body, or its own (dt, ftr,
// sldNum).
[[nodiscard]] std::string placeholder_family(const std::string& type);

}  // namespace deckle::pptx
