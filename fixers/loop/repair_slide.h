#pragma once
// The loop driver for one slide (docs/design.md, decision 9): at most max_iter patch rounds inside
// at most max_restructurings ways of laying the slide out, with rollback and a list of what did not
// help.

#include <map>
#include <string>
#include <vector>

#include "fixers/loop/restructure.h"
#include "slidespec/report/report.h"
#include "slidespec/ir/measured_slide.h"

namespace deckle::fixers {

struct RepairedSlide {
  SlideIr ir;
  MeasuredSlide measured;
  SlideReport report;
  std::map<std::string, double> full_sizes;  // by eid, points: as laid out, before any patch
};

// The slide, and its continuations if it had to be split. Always ends: a split moves at least
// one unit of text on, and nothing else repeats.
[[nodiscard]] Result<std::vector<RepairedSlide>> repair_slide(const Slide& slide,
                                                              const RepairContext& context,
                                                              const LoopOptions& options);

}  // namespace deckle::fixers
