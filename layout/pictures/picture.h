#pragma once
// Pictures: an element of kind image → the picture to be drawn. slidespec/ir/picture_placement.h
// places it in its box.

#include <string>

#include "layout/base/layout_context.h"
#include "layout/text/text_build.h"

namespace deckle::layout {

// Data, picture or why it is missing, fit, description, frame. A picture takes the placeholder of
// its slot when that can hold one; a missing one becomes a grey box (docs/design.md, "Pictures").
void style_picture(const TextContext& text, const Slot& slot, const Element& element,
                   const LayoutContext& context, ElementIr& out, DiagnosticSink& notes);

// Whether it is a picture that is cropped to a circle, or in an exact box to an ellipse.
[[nodiscard]] bool is_round(const ElementIr& element);

// Crops a photograph to a circle, unless its author chose how to crop it or another outline. Returns
// whether it did.
bool make_round(ElementIr& element);

// The colour that the author chose for an icon; null: none.
[[nodiscard]] const std::string* icon_color(const Element& element);

// Sets the description in a missing picture's box at the largest size that fits; removes it where
// none fits (the file still has it as alternative text). Makes the box of a round one a square.
void solve_picture(ElementIr& element, const measure::TextEngine& engine);

// Height over width as displayed, EXIF orientation applied; of a missing one, that of a photograph.
[[nodiscard]] double picture_aspect(const ElementIr& element);

}  // namespace deckle::layout
