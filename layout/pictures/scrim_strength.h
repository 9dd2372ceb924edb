#pragma once
// How strong the scrims on pictures are: as weak as the text on them allows.

#include "slidespec/ir/measured_slide.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::layout {

// After measuring: gives each scrim (layout/pictures/scrim.h), and each band that a caption on a
// picture has, the least strength at which the letters have kMinContrast on what is behind them.
// The pixels of the picture decide; where they cannot be read, or more than half of them is hidden, a
// white picture is assumed.
void settle_scrims(SlideIr& slide, const MeasuredSlide& measured);

}  // namespace deckle::layout
