#pragma once
// A text body (a:txBody, ECMA-376 Part 1, 21.1.2) with every property effective.

#include <pugixml.hpp>
#include <string>

#include "pptx/read/sheet_context.h"
#include "slidespec/core/result.h"

namespace deckle::pptx {

// Which of the theme's lists of faces by script applies where it leaves the East Asian or complex
// face open.
enum class FaceList { Body, Heading };

// `inherited` is what the shape inherits, without its own a:bodyPr and a:lstStyle; `xpath` is that
// of the shape, for what has no form in the IR. Limit: more paragraphs and runs than allowed.
[[nodiscard]] Result<TextBodyIr> read_text_body(pugi::xml_node body, const InheritedText& inherited,
                                                FaceList faces, const SheetContext& context,
                                                const std::string& xpath);

}  // namespace deckle::pptx
