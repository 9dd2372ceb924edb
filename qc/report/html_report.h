#pragma once
// The report as one self-contained HTML page: a picture of every slide with its findings marked,
// the findings, and the repairs. No scripts, no network access.

#include <string>
#include <vector>

#include "slidespec/report/report.h"
#include "slidespec/report/slide_pictures.h"

namespace deckle::qc {

// The number of each finding of the slide, as shown in the list and the picture: 1, 2 … by
// severity, highest first, then in order.
[[nodiscard]] std::vector<int> mark_numbers(const SlideReport& slide);
[[nodiscard]] const char* mark_color(Severity severity);  // CSS

// The ids of a mark in the picture and of its line in the list, which link to each other. `deck`
// counts from 1, `slide` is the report's index.
[[nodiscard]] std::string mark_anchor(std::size_t deck, int slide, int number);
[[nodiscard]] std::string finding_anchor(std::size_t deck, int slide, int number);

// `pictures`: of every report, in the same order.
[[nodiscard]] std::string html_report(const std::vector<Report>& reports,
                                      const std::vector<SlidePictures>& pictures,
                                      Severity threshold, Language language = Language::English);

}  // namespace deckle::qc
