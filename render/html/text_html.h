#pragma once
// The paragraphs of a text as HTML.

#include <string>

#include "render/html/css_fonts.h"
#include "slidespec/ir/text_ir.h"

namespace deckle::render {

// `part`: what the numbers of its paragraphs follow in `data-part`: "" or "2.0.".
[[nodiscard]] std::string paragraphs_html(const TextBodyIr& body, const std::string& part,
                                          CssFonts& fonts, HtmlUse use);

// The declarations of a box that holds the paragraphs: vertical alignment, columns, breaking.
[[nodiscard]] std::string body_css(const TextBodyIr& body);

[[nodiscard]] std::string css_number(double value);  // at most four decimals
[[nodiscard]] std::string css_px(double value);      // "12.5px"
[[nodiscard]] std::string css_px(Emu length);

}  // namespace deckle::render
