#pragma once
// The outer loop: alternative arrangements of one slide of the Deck, with patch rounds for each.

#include <map>
#include <string>
#include <vector>

#include "fixers/base/appendix.h"
#include "fixers/base/state.h"
#include "slidespec/report/trace.h"

namespace deckle::fixers {

struct LoopOptions {
  bool fix = true;             // false: only the first diagnosis
  bool autofit = false;        // --fit autofit: scale text as PowerPoint's autofit does, keep sizes
  DetailsPlace details = DetailsPlace::Appendix;
  int max_iter = 3;            // docs/repair-loop.md, 1: MAX_ITER
  int max_restructurings = 3;  // docs/design.md, decision 9
};

// One slide, repaired as far as possible.
struct SlideOutcome {
  SlideState state;
  std::vector<TraceEntry> trace;
  Slide first;                               // the slide as it was last laid out
  std::vector<Slide> continuations;          // slides with what did not fit
  std::map<std::string, double> full_sizes;  // by eid, points: as laid out, before any patch
};

// At most max_restructurings arrangements, each with at most max_iter rounds of patches. An
// arrangement that does not improve the slide, or costs more than the incumbent, is rolled back.
[[nodiscard]] Result<SlideOutcome> restructure(const Slide& slide, const RepairContext& context,
                                               const LoopOptions& options);

}  // namespace deckle::fixers
