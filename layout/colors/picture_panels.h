#pragma once
// Panels behind see-through pictures that could not be seen on what is behind them.

#include "layout/base/text_context.h"
#include "slidespec/diag/diagnostic.h"
#include "slidespec/ir/slide_ir.h"
#include "slidespec/model/deck.h"

namespace deckle::layout {

// Gives a PNG with transparency, of which a part has less than kSeenContrast on what is really
// behind it, a fill of the theme's other tone: dark behind white marks, light behind dark ones.
// Call it when the boxes are set. A fill that the author chose stays, also `none`; then, and where
// no tone helps, a note says what cannot be seen. `source` is the slide that `slide` is made from.
void add_picture_panels(const TextContext& context, const Slide& source, SlideIr& slide,
                        DiagnosticSink& notes);

}  // namespace deckle::layout
