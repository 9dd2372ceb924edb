#pragma once
// The outer loop: other ways of laying one slide of the Deck out, with patch rounds inside each.

#include <map>
#include <string>
#include <vector>

#include "fixers/base/appendix.h"
#include "fixers/base/state.h"
#include "slidespec/report/trace.h"

namespace deckle::fixers {

struct LoopOptions {
  bool fix = true;             // false: the first diagnosis
  bool autofit = false;        // --fit autofit: scale text by PowerPoint's ladder, sizes stay
  DetailsPlace details = DetailsPlace::Appendix;
  int max_iter = 3;            // docs/repair-loop.md, 1: MAX_ITER
  int max_restructurings = 3;  // docs/design.md, decision 9
};

// One slide repaired as far as it goes.
struct SlideOutcome {
  SlideState state;
  std::vector<TraceEntry> trace;
  Slide first;              // the slide as it was last laid out
  std::vector<Slide> continuations;          // what moved to continuation slides
  std::map<std::string, double> full_sizes;  // by eid, points: as laid out, before any patch
};

// At most max_restructurings ways of laying the slide out, each with at most max_iter rounds of
// patches. A way that makes the slide no better, or changes its look more than what is kept, is
// rolled back.
[[nodiscard]] Result<SlideOutcome> restructure(const Slide& slide, const RepairContext& context,
                                               const LoopOptions& options);

}  // namespace deckle::fixers
