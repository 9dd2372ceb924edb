#pragma once
// Proves that no patch at all can cure a slide, by lower bounds that hold for every arrangement.

#include <string>

#include "fixers/diagnose/diagnosis.h"
#include "fixers/diagnose/text_probe.h"
#include "fixers/patch/loop_settings.h"
#include "slidespec/ir/measured_slide.h"

namespace deckle::fixers {

// The reason; empty when nothing is proved. It counts on what no hint changes: line heights,
// minimum sizes, places of pinned elements, z levels.
[[nodiscard]] std::string why_infeasible(const SlideIr& slide, const MeasuredSlide& measured,
                                         const Diagnosis& found, TextProbe& probe,
                                         const LoopSettings& settings);

}  // namespace deckle::fixers
