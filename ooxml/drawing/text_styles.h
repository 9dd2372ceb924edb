#pragma once
// List styles (a:lstStyle, p:titleStyle, p:defaultTextStyle …) merged into InheritedText.

#include <pugixml.hpp>

#include "ooxml/drawing/color.h"
#include "ooxml/drawing/theme_fonts.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::ooxml {

// The properties before any list style: 18 pt, tx1, the theme's body faces, no kerning
// ([MS-OI29500] 2.1.1406 and the schema's defaults).
[[nodiscard]] InheritedText initial_text(const SchemeColors& colors, const ThemeFonts& fonts);

// Applies a CT_TextListStyle to `text`: its a:defPPr to every level, then each a:lvlNpPr to its
// own. Absent attributes change nothing, nor does a null node.
void apply_list_style(InheritedText& text, pugi::xml_node list_style, const SchemeColors& colors,
                      const ThemeFonts& fonts);

// Applies an a:pPr or a:rPr of a paragraph or run (also a:defRPr, a:endParaRPr). Absent attributes
// change nothing, nor does a null node.
void apply_paragraph_properties(ParagraphStyle& style, pugi::xml_node ppr,
                                const SchemeColors& colors, const ThemeFonts& fonts);
void apply_run_properties(RunStyle& style, pugi::xml_node rpr, const SchemeColors& colors,
                          const ThemeFonts& fonts);

// Applies the attributes and the autofit mode of an a:bodyPr.
void apply_body_properties(InheritedText& text, pugi::xml_node body_pr);

}  // namespace deckle::ooxml
