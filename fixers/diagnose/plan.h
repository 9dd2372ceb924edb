#pragma once
// The target state of a slide: where every element should be, and how large, so that no defect is
// left, with the least visible changes that are found.

#include <cstdint>
#include <vector>

#include "fixers/diagnose/diagnosis.h"
#include "fixers/diagnose/items.h"
#include "fixers/diagnose/text_probe.h"
#include "fixers/patch/slide_patch.h"
#include "slidespec/ir/measured_slide.h"

namespace deckle::fixers {

struct Target {
  Box box;
  double font_px = 0;  // of its largest text; 0: as it is
  bool placed = true;  // false: no place was found; box is as it is
  friend bool operator==(const Target&, const Target&) = default;
};

struct Plan {
  std::vector<Target> targets;  // in the slide's order
  int patches = 0;              // whose budgets it takes
  bool complete = false;        // nothing is left when it is reached
  double cost = 0;              // how visible it is
};

// How hard to look. `variants`: how many orders of placing are tried for each number of patches;
// the first orders are by priority, by what is disturbed, and by size, the others by chance (always
// the same). `best_of_all`: the least visible of all instead of the first.
struct PlanEffort {
  int variants = 2;
  int attempts = 4;  // of each order: what found no place goes first in the next
  bool best_of_all = false;
  int first_variant = 0;  // where to begin: another one gives another plan
  int most_patches = 0;  // that the plan may take; 0: as many as the settings allow
  std::vector<Barred> barred;  // of the elements; empty: none
  bool first_only = false;  // one order, one patch, no other widths: to see whether that is enough
};

// `found` are the slide's defects.
[[nodiscard]] Plan make_plan(const SlideIr& slide, const MeasuredSlide& measured,
                             const Diagnosis& found, TextProbe& probe,
                             const LoopSettings& settings, const PlanEffort& effort);

// The rest of a plan that was made for `before`, for a slide that has come nearer to it: no plan, if
// the slide differs from `before` in anything that the plan leaves alone, or it takes more than
// `most_patches`. Going on with a plan, instead of making a new one each time, is what makes
// several patches converge.
[[nodiscard]] Plan rest_of(const Plan& plan, const SlideIr& before, const SlideIr& slide,
                           int most_patches, const LoopSettings& settings);

// The directions in which `slide` has reached the targets of a plan that was made for `before`.
[[nodiscard]] std::vector<Barred> reached_by(const Plan& plan, const SlideIr& before,
                                             const SlideIr& slide);

// A patch's requests, before budgets, as a plan: what an author wants the slide to become. Not
// complete: whether a defect would be left is not looked at.
[[nodiscard]] Plan plan_of(const SlideIr& slide, const SlidePatch& patch);

}  // namespace deckle::fixers
