#pragma once
// What the text of table cells inherits from a base, so that cells state only what differs.

#include <map>
#include <string>

#include "ooxml/drawing/theme_fonts.h"
#include "ooxml/opc/package.h"
#include "slidespec/core/result.h"
#include "slidespec/ir/text_ir.h"
#include "slidespec/limits/budget.h"

namespace deckle::pptx {

// By master part, as `faces` is. Paragraphs, kerning and faces are those of the presentation's
// default text; sizes and colours are not read. Empty where the presentation `main` has no default
// text, or where a table style may set faces of its own: cells then state everything.
[[nodiscard]] Result<std::map<std::string, InheritedText>> read_cell_text(
    const ooxml::Package& package, const std::string& main,
    const std::map<std::string, ooxml::ThemeFaces>& faces, Budget& budget);

}  // namespace deckle::pptx
