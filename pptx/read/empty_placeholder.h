#pragma once
// A layout's placeholder as a new slide has it: empty, and showing its prompt.

#include <pugixml.hpp>

#include "pptx/read/sheet.h"

namespace deckle::pptx {

// A p:sp whose text is that of `shape`, a placeholder of a layout. It has no properties of its own:
// no position, fill or list style, and of paragraphs and runs no more than level and language,
// because what the layout sets on the letters of its prompt is not passed on to slides.
[[nodiscard]] pugi::xml_document empty_placeholder(const SheetShape& shape);

}  // namespace deckle::pptx
