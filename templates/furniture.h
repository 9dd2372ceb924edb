#pragma once
// What layout and master draw on the page and slides must not cover.

#include <vector>

#include "pptx/read/layout_sheet.h"
#include "templates/template.h"

namespace deckle::templates {

// Ours: a page has a logo, a few bands and lines; beyond this number the smallest are left out.
inline constexpr std::size_t kMaxFurniture = 32;

// The boxes of the visible shapes of `sheet`, and of its master where that shows through, that are
// no placeholders. Shapes of one small group are one box. Left out: what covers most of the page
// (its background), and what lies behind placeholders for content (a panel for them):
// `placeholders` are those of the layout; where none is for content, the master's body counts for
// the master's shapes.
[[nodiscard]] std::vector<Rect> furniture_of(const pptx::LayoutSheet& sheet,
                                             const std::vector<Placeholder>& placeholders,
                                             Size page);

// The part of the page that a shape is seen in; empty where it draws nothing, or is a placeholder.
[[nodiscard]] Rect drawn_box(const pptx::SheetShape& shape, Size page);

}  // namespace deckle::templates
