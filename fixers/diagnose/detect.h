#pragma once
// Finds defects and warnings of a slide, without hints.

#include "fixers/diagnose/diagnosis.h"
#include "fixers/patch/loop_settings.h"
#include "slidespec/ir/measured_slide.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::fixers {

// `measured` has the elements in the slide's order.
[[nodiscard]] Diagnosis detect(const SlideIr& slide, const MeasuredSlide& measured,
                               const LoopSettings& settings);

// The elements that opaque ones painted after them cover wholly, as FullyOccluded warnings.
[[nodiscard]] std::vector<Warning> fully_occluded(const SlideIr& slide,
                                                  const MeasuredSlide& measured);

}  // namespace deckle::fixers
