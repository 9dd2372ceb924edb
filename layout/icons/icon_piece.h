#pragma once
// Icons that deckle puts beside words which say the same: decorations, drawn in native geometry.

#include <array>
#include <string>
#include <string_view>

#include "layout/base/text_context.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::layout {

// Whether deckle may choose icons on the slide: the template is built in, the slide has no pictures or
// icons of its author, and layout_hints.icons does not forbid it. Icons of other slides do not matter: a
// deck with icons on one page looked half finished on the others.
[[nodiscard]] bool may_have_icons(const TextContext& context, const Slide& slide);

// It may cover the element whose id is `owner`, which it was made for.
[[nodiscard]] ElementIr icon_piece(std::string_view icon, const Rect& box, const Color& color,
                                   const ElementIr& owner);

// The same on a disc that fills `box`: the disc, then the icon in the colour of what is behind.
[[nodiscard]] std::array<ElementIr, 2> icon_on_disc(std::string_view icon, const Rect& box,
                                                    const Color& disc, const Color& behind,
                                                    const ElementIr& owner);

// Whether the element is such a piece.
[[nodiscard]] bool is_chosen_icon(const ElementIr& element);

}  // namespace deckle::layout
