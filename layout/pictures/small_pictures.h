#pragma once
// Small pictures beside large ones.

#include "slidespec/ir/slide_ir.h"

namespace deckle::layout {

// Where another picture of the slide is shown below its size at 96 pixels to the inch, a PNG, which
// has the size that its author gave it, is enlarged by at most a half: its box becomes smaller, at
// the side that it is aligned to. Exact boxes, icons and authored crops stay as they are.
void limit_enlargement(SlideIr& slide);

}  // namespace deckle::layout
