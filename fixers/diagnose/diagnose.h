#pragma once
// The whole diagnosis of a slide: defects, warnings, hints and chains (docs/repair-loop.md, 5).

#include <string>

#include "fixers/diagnose/detect.h"
#include "fixers/diagnose/plan.h"
#include "fixers/patch/slide_patch.h"
#include "measure/slide/slide_measurer.h"
#include "slidespec/core/result.h"

namespace deckle::fixers {

struct DiagnosedSlide {
  MeasuredSlide measured;
  Diagnosis diagnosis;
  Plan plan;  // empty without defects
};

// Errors are the measurer's. `slide` is measured as it is: geometry that depends on its boxes is
// already solved. `before`, when given, is the iteration before: a plan that takes several patches
// is carried on, and no element is sent farther in a direction in which it has reached its hint.
struct PlanBefore {
  const SlideIr& slide;
  const Plan& hinted;    // what its hints asked for
  const Plan& followed;  // what its patch was a part of
  int patches_left = 1;  // a plan that takes no more than these is looked for first
};
[[nodiscard]] Result<DiagnosedSlide> diagnose(const SlideIr& slide,
                                              const measure::SlideMeasurer& measurer,
                                              const LoopSettings& settings,
                                              const PlanBefore* before = nullptr);

// All hints of the slide as one patch: its chains' and its defects' target states.
[[nodiscard]] SlidePatch patch_of(const SlideIr& slide, const Plan& plan);

// The form of diag_k.json, schema `diagnosis`.
[[nodiscard]] std::string write_diagnosis(const SlideIr& slide, const Diagnosis& diagnosis);

}  // namespace deckle::fixers
