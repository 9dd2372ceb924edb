#pragma once
// The loop driver for one slide (docs/design.md, decision 9): at most max_iter patch rounds inside
// at most max_restructurings ways of laying the slide out, with rollback and a list of what did not
// help.

#include <map>
#include <string>
#include <vector>

#include "fixers/base/appendix.h"
#include "layout/slide/lay_out.h"
#include "slidespec/report/report.h"
#include "slidespec/ir/measured_slide.h"

namespace deckle::fixers {

struct LoopOptions {
  bool fix = true;             // false: the first diagnosis
  bool autofit = false;        // --fit autofit: scale text by PowerPoint's ladder, sizes stay
  DetailsPlace details = DetailsPlace::Appendix;
  int max_iter = 3;            // docs/repair-loop.md, 1: MAX_ITER
  int max_restructurings = 3;  // docs/design.md, decision 9
};

struct RepairedSlide {
  SlideIr ir;
  MeasuredSlide measured;
  SlideReport report;
  std::map<std::string, double> full_sizes;  // by eid, points: as laid out, before any patch
};

// The slide, and its continuations if it had to be split. Settles always: a split moves at least
// one unit of text on, and nothing else repeats.
[[nodiscard]] Result<std::vector<RepairedSlide>> repair_slide(const Slide& slide,
                                                              const layout::LayoutContext& context,
                                                              const LoopOptions& options);

}  // namespace deckle::fixers
