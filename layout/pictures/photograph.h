#pragma once
// Whether a picture is a photograph, which loses nothing by a crop, or may have words at its edges.

#include "slidespec/ir/slide_ir.h"

namespace deckle::layout {

// Whether deckle may crop it by itself: a JPEG whose pixels, where they are decoded, are those of a
// photograph. No PNG: screenshots, diagrams and logos are.
[[nodiscard]] bool may_be_cropped(const PictureIr& picture);

// Whether it is a diagram, a screenshot or a logo by its pixels; where they are not known, it is
// not.
[[nodiscard]] bool is_drawing(const PictureIr& picture);

// Keeps a picture whole that would lose a part of itself in its present box, and may not.
void keep_whole(ElementIr& element);

}  // namespace deckle::layout
