#pragma once
// The shapes of a slide, layout or master, groups opened.

#include <cstdint>
#include <memory>
#include <optional>
#include <pugixml.hpp>
#include <string>
#include <vector>

#include "ooxml/drawing/color.h"
#include "slidespec/core/geometry.h"
#include "slidespec/core/result.h"
#include "slidespec/ir/transform_ir.h"
#include "slidespec/limits/budget.h"

namespace deckle::pptx {

// A group of the sheet, with what contains it.
struct SheetGroup {
  std::shared_ptr<const SheetGroup> outer;  // null: the sheet itself
  bool hidden = false;                      // it or one that contains it
  pugi::xml_node fill;                      // p:grpSpPr, for a:grpFill of what is in it
};

// A shape of the sheet with its box in slide coordinates, group transforms applied.
struct SheetShape {
  pugi::xml_node node;         // p:sp, p:pic, p:graphicFrame, p:cxnSp, or another kind of shape
  pugi::xml_node non_visual;   // its p:cNvPr
  pugi::xml_node placeholder;  // its p:ph, null for none
  std::string name;
  std::uint32_t id = 0;     // cNvPr id
  std::optional<Rect> box;  // nullopt: no xfrm of its own
  TransformIr transform;
  bool horizontal = true;                   // false: turned by a quarter, or set vertically
  bool hidden = false;                      // it or a group that it lies in
  std::shared_ptr<const SheetGroup> group;  // the innermost one; null for none
  GroupsIr groups;                          // deeper ones than the IR's form allows are left out
  std::string xpath;                        // within the part as it is in the file
};

// All shapes below p:cSld/p:spTree in drawing order. Limit: more than `budget` allows. Malformed: a
// position or size that is not a coordinate, unless the sheet is read leniently: then it counts as
// absent.
enum class Coordinates { Strict, Lenient };
[[nodiscard]] Result<std::vector<SheetShape>> read_shapes(pugi::xml_node sheet,
                                                          const std::string& where, Budget& budget,
                                                          Coordinates coordinates);

// Where the tree of shapes of a SmartArt drawing is drawn, and the groups that this lies in.
struct TreePlace {
  GroupTransform transform;
  GroupsIr groups;
};

// The shapes of any tree of shapes, as that of a SmartArt drawing (dsp:spTree), in `place`, where
// that is given.
[[nodiscard]] Result<std::vector<SheetShape>> read_shape_tree(
    pugi::xml_node tree, const std::string& xpath, const std::string& where, Budget& budget,
    Coordinates coordinates, const TreePlace* place = nullptr);

// ST_PlaceholderType of a p:ph; "obj" when it has none.
[[nodiscard]] std::string placeholder_type(pugi::xml_node placeholder);
[[nodiscard]] std::uint32_t placeholder_index(pugi::xml_node placeholder);

// The type of the master's placeholder that it inherits from: title, body, or its own (dt, ftr,
// sldNum).
[[nodiscard]] std::string placeholder_family(const std::string& type);

// The placeholder of `shapes`, those of a layout, that one of a slide inherits from: that of its
// family for titles, dates, footers and numbers; else that of its index, else the first of its
// type. Null: none.
[[nodiscard]] const SheetShape* find_placeholder(const std::vector<SheetShape>& shapes,
                                                 const std::string& type, std::uint32_t idx);

}  // namespace deckle::pptx
