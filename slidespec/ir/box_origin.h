#pragma once
// Who placed a box, and who wrote what is in it: the author, or deckle. It decides whom a finding
// is for (docs/report.md, "Whose finding it is").

#include <string_view>

#include "slidespec/diag/diagnostic.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle {

// A box that no spec has: footer, date, number, list of sources, logo, mark of a source, link to or from
// the appendix, number of a section, what a cover draws. By its id; authors' elements do not have such ids.
[[nodiscard]] bool is_own_box(std::string_view eid);

// Whether the author says where the element is: by extensions.box, or because it was read from an
// IR or a .pptx. Else its box is the template's, or was computed.
[[nodiscard]] bool is_placed_by_author(const ElementIr& element);

// Of a finding about what is in the element: footer and sources are the author's text in boxes of
// deckle.
[[nodiscard]] Origin origin_of_content(const ElementIr& element);
// Of a finding about where the element is, or about how two lie to each other. What the author
// placed is the author's, and so is the template's own place, because the author chose the
// template.
[[nodiscard]] Origin origin_of_place(const ElementIr& element);
[[nodiscard]] Origin origin_of_places(const ElementIr& a, const ElementIr& b);

}  // namespace deckle
