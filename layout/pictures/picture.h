#pragma once
// Pictures: an element of kind image → what is to be drawn.

#include "layout/lay_out.h"
#include "layout/text_build.h"

namespace deckle::layout {

// Data, picture or why it is missing, description.
void dress_picture(const TextContext& text, const Slot& slot, const Element& element,
                   const LayoutContext& context, ElementIr& out, DiagnosticSink& notes);
// Height over width as it is to be seen, EXIF orientation applied; of a missing one, that of a
// photograph.
[[nodiscard]] double picture_aspect(const ElementIr& element);

}  // namespace deckle::layout
