#pragma once
// In which form a report is written: for build --report and qc -o.

#include <string>
#include <vector>

#include "app/console.h"
#include "engine/report/reports.h"

namespace deckle::app {

// What --format takes, in the order that help shows.
[[nodiscard]] const std::vector<std::string>& report_formats();

// `format` (one of report_formats()) where it is given, else after the ending of `path` (.txt,
// .json, .html, .sarif, .xml), else `otherwise`.
[[nodiscard]] engine::ReportFormat report_format(const std::string& format, const std::string& path,
                                                 engine::ReportFormat otherwise);

// Text and HTML in the language of the console, the others in that of data.
[[nodiscard]] engine::ReportOptions report_options(Severity threshold, const Console& console);

}  // namespace deckle::app
