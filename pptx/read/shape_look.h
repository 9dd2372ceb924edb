#pragma once
// What a shape is filled with and outlined by, as one colour each, and the text its style gives it
// (p:spPr, p:style; ECMA-376 Part 1, 20.1.2.2.35 and 20.1.4.2).

#include <optional>
#include <pugixml.hpp>
#include <string>
#include <vector>

#include "pptx/read/sheet.h"
#include "pptx/read/sheet_context.h"

namespace deckle::pptx {

struct ShapeLook {
  FillIr fill;  // None where nothing is drawn
  LineIr line;
  std::string geometry = "rect";          // a preset's name
  std::vector<const char*> approximated;  // what has no form in the IR: "gradient fill" …
};

// `properties` from the shape's own to those that it inherits (layout, master); `style` is p:style,
// or null.
[[nodiscard]] ShapeLook read_look(const std::vector<pugi::xml_node>& properties,
                                  pugi::xml_node style, const SheetShape& shape,
                                  const SheetContext& context);

// ElementIr::look, where `element` with the fill, line and geometry of read_look() does not tell all.
void set_look(const std::vector<pugi::xml_node>& properties, pugi::xml_node style,
              const SheetShape& shape, const SheetContext& context, ElementIr& element);

// What p:style/a:fontRef changes of the text of a shape: its colour, and the theme's heading faces.
void apply_font_reference(InheritedText& text, pugi::xml_node style, const SheetContext& context);

}  // namespace deckle::pptx
