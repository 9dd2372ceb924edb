#pragma once
// Connectors between elements: where they begin and end, and how they run.

#include "slidespec/ir/slide_ir.h"

namespace deckle::layout {

// Sets box, preset, bend and transform of every connector whose two ends are bound to elements of
// the slide, for the present boxes of these. Connection sites are those of the presets
// (presetShapeDefinitions.xml of ECMA-376, cxnLst). A connector that the author placed is left.
void solve_connectors(SlideIr& slide);

}  // namespace deckle::layout
