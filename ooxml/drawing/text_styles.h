#pragma once
// List styles (a:lstStyle, p:titleStyle, p:defaultTextStyle …) laid over one another into
// InheritedText.

#include <pugixml.hpp>

#include "slidespec/ir/slide_ir.h"
#include "ooxml/drawing/color.h"
#include "ooxml/drawing/theme_fonts.h"

namespace deckle::ooxml {

// What holds before any list style: 18 pt, tx1, the theme's body faces, no kerning
// ([MS-OI29500] 2.1.1406 and the schema's defaults).
[[nodiscard]] InheritedText initial_text(const SchemeColors& colors, const ThemeFonts& fonts);

// Lays a CT_TextListStyle over `text`: its a:defPPr on every level, then each a:lvlNpPr on its own.
// Attributes that are absent leave what was there. A null node changes nothing.
void apply_list_style(InheritedText& text, pugi::xml_node list_style, const SchemeColors& colors,
                      const ThemeFonts& fonts);

// Insets, anchor and direction of an a:bodyPr.
void apply_body_properties(InheritedText& text, pugi::xml_node body_pr);

}  // namespace deckle::ooxml
