#pragma once
// The report as one HTML page that opens from disk: a picture of every slide with its findings
// marked, what was found, and what was done about it. No scripts, nothing from the network.

#include <string>
#include <vector>

#include "slidespec/diag/report.h"

namespace deckle::qc {

// Number of a finding on its slide, as the picture marks it: 1, 2 … over warnings and errors;
// 0 for notes and for what has no element.
[[nodiscard]] std::vector<int> mark_numbers(const SlideReport& slide);
[[nodiscard]] const char* mark_color(Severity severity);  // CSS

// `pictures`: SVG of every slide of every report, in the same order; an empty one is left out.
[[nodiscard]] std::string html_report(const std::vector<Report>& reports,
                                      const std::vector<std::vector<std::string>>& pictures,
                                      Severity threshold);

}  // namespace deckle::qc
