#pragma once
// What masters and layouts say about themselves, for those who do not read XML.

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>

#include "pptx/read/layout_sheet.h"
#include "slidespec/core/geometry.h"

namespace deckle::pptx {

// How many of the first `most` levels the styles of a placeholder define: the highest a:lvlNpPr of
// the master's text style for `family`, of the master's placeholder, and of `own`, a layout's
// placeholder or null. At least one. Titles, dates, footers and numbers have one.
[[nodiscard]] std::size_t defined_levels(const Master& master, const std::string& family,
                                         const SheetShape* own, std::size_t most);

// The text of a shape: paragraphs and line breaks as \n, fields as they are saved.
[[nodiscard]] std::string saved_text(const SheetShape& shape);

// p:pic is "picture", p:cxnSp "line", p:sp "shape", others "frame".
[[nodiscard]] const char* shape_kind(const SheetShape& shape);

// The media part that a p:pic of the sheet `part` shows; empty: none.
[[nodiscard]] std::string picture_part(const ooxml::Package& package, const std::string& part,
                                       const SheetShape& shape);

// p:clrMap: "bg1" → "lt1".
[[nodiscard]] std::map<std::string, std::string> color_map(const Master& master);

// The name of the master's theme; empty where it has none.
[[nodiscard]] std::string theme_name(const Master& master);

// As effective_background(), of the master without a layout.
[[nodiscard]] std::uint32_t master_background(const Master& master, Size page);

}  // namespace deckle::pptx
