#pragma once
// The report as one HTML page that opens from disk: a picture of every slide with its findings
// marked, what was found, and what was done about it. No scripts, nothing from the network.

#include <string>
#include <vector>

#include "slidespec/report/report.h"

namespace deckle::qc {

// Number of each finding on its slide, as list and picture show it: 1, 2 … by severity, gravest
// first, then in order.
[[nodiscard]] std::vector<int> mark_numbers(const SlideReport& slide);
[[nodiscard]] const char* mark_color(Severity severity);  // CSS

// What a mark in a picture is called and the line of the list is called, so that each links to the
// other. `deck` counts from 1, `slide` is the report's index.
[[nodiscard]] std::string mark_anchor(std::size_t deck, int slide, int number);
[[nodiscard]] std::string finding_anchor(std::size_t deck, int slide, int number);

// `pictures`: SVG of every slide of every report, in the same order; an empty one is left out.
[[nodiscard]] std::string html_report(const std::vector<Report>& reports,
                                      const std::vector<std::vector<std::string>>& pictures,
                                      Severity threshold, Language language = Language::English);

}  // namespace deckle::qc
