#pragma once
// The repair of one slide (docs/design.md, decision 9): at most max_restructurings arrangements,
// each with at most max_iter rounds of patches. Changes that do not help are rolled back and not
// repeated.

#include <map>
#include <string>
#include <vector>

#include "fixers/loop/restructure.h"
#include "slidespec/ir/measured_slide.h"
#include "slidespec/report/report.h"

namespace deckle::fixers {

struct RepairedSlide {
  SlideIr ir;
  MeasuredSlide measured;
  SlideReport report;
  std::map<std::string, double> full_sizes;  // by eid, points: as laid out, before any patch
};

// The slide, and its continuations if it had to be split. Always terminates: a split moves at least
// one unit of text to the next slide, and nothing else is repeated.
[[nodiscard]] Result<std::vector<RepairedSlide>> repair_slide(const Slide& slide,
                                                              const RepairContext& context,
                                                              const LoopOptions& options);

}  // namespace deckle::fixers
