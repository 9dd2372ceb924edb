#pragma once
// Pictures: an element of kind image → what is to be drawn. Where in its box the picture is seen
// follows from slidespec/ir/picture_placement.h.

#include "layout/base/layout_context.h"
#include "layout/text/text_build.h"

namespace deckle::layout {

// Data, picture or why it is missing, fit, description, frame. A picture takes the placeholder of
// its slot when that can hold one; a missing one is a grey box of its own (docs/design.md,
// "Pictures").
void style_picture(const TextContext& text, const Slot& slot, const Element& element,
                   const LayoutContext& context, ElementIr& out, DiagnosticSink& notes);

// A missing picture's box shows its description, as large as it fits; nothing where it does not
// (it is in the file all the same, as the alternative text).
void solve_picture(ElementIr& element, const measure::TextEngine& engine);

// Height over width as it is to be seen, EXIF orientation applied; of a missing one, that of a
// photograph.
[[nodiscard]] double picture_aspect(const ElementIr& element);

}  // namespace deckle::layout
