#pragma once
// Where the lines of an element are laid out: as an upright rectangle, and how that is turned.
//
// Vertical text is laid out with width and height of its area exchanged: Vert and EaVert are turned
// clockwise by a quarter, Vert270 by three, MongolianVert as Vert with its first line on the left.
// Insets and the area of the shape's geometry stay with the box (docs/text-layout.md, 2), so the left
// inset of Vert is below its lines. A shape that is mirrored from top to bottom has its text turned
// by half; one mirrored from left to right has it as it was.
//
// Approximated: the upright East Asian letters of EaVert and MongolianVert are measured as if they
// were turned with the others (they are as long as they are wide, but for marks and proportional
// kana); of the stacked letters of WordArtVert and WordArtVertRtl neither lines nor extent are
// known, and they are laid out as Vert (the rule text-overflow does not judge them).

#include "slidespec/ir/measured_slide.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::measure {

struct TextArea {
  Rect rect;  // less insets; its width is along the lines
  TextTurn turn;
};

[[nodiscard]] TextArea text_area(const ElementIr& element);

}  // namespace deckle::measure
