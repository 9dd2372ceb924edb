#pragma once
// Changes the findings of a slide in its report, and all that follows from them.

#include <cstddef>
#include <functional>

#include "slidespec/report/report.h"

namespace deckle::qc {

// Calls `keep` for each finding, which may change it, and removes those for which it returns false;
// how many. If any was removed, or is no longer a defect or of another severity, the quality of the
// slide is rated again, and it keeps the guidance of the defects that remain.
std::size_t change_findings(SlideReport& slide, const std::function<bool(Diagnostic&)>& keep);

}  // namespace deckle::qc
