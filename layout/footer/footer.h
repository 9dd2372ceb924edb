#pragma once
// Footer, slide number and date: made from the layout's own placeholders, as fields
// (docs/contracts.md, "Ids").

#include "layout/text/text_build.h"

namespace deckle::layout {

// A text of deckle's own in a placeholder of the layout, in its style, on one line.
[[nodiscard]] ElementIr from_placeholder(const TextContext& context,
                                         const templates::Placeholder& placeholder,
                                         const std::string& eid, const std::string& text,
                                         RunIr::Field field);

// The boxes of footer, number and date on `slide`.
[[nodiscard]] std::vector<Rect> footer_boxes(const TextContext& context, const Slide& slide,
                                             const Element* authored);

// Appends _footer, _number and _date where deck and layout have them. `authored` is an element of
// role "footer" on this slide, or null; it replaces the footer.
void add_footer(const TextContext& context, const Slide& slide, const Element* authored,
                SlideIr& out);

}  // namespace deckle::layout
