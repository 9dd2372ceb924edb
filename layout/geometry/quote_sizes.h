#pragma once
// The words of a quotation are what is read; who said them is added.

#include "slidespec/ir/slide_ir.h"

namespace deckle::layout {

// Sets the attribution of a slide in smaller letters than its quotation, also after a repair of the
// quotation. An authored size stays, and so does the least size of the attribution.
void keep_attribution_smaller(SlideIr& slide);

}  // namespace deckle::layout
