#pragma once
// Turns the target state of a slide into hints: one for each defect, and coordinated ones for
// chains of elements whose places depend on each other.

#include "fixers/diagnose/diagnosis.h"
#include "fixers/diagnose/plan.h"

namespace deckle::fixers {

void add_hints(const SlideIr& slide, const MeasuredSlide& measured, const Plan& plan,
               const LoopSettings& settings, Diagnosis& diagnosis);

}  // namespace deckle::fixers
