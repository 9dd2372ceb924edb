#pragma once
// The format of a report: for build --report and qc -o.

#include <string>
#include <vector>

#include "app/console.h"
#include "engine/report/reports.h"

namespace deckle::app {

// The values of --format, in the order of the help text.
[[nodiscard]] const std::vector<std::string>& report_formats();

// `format` (one of report_formats()) if it is not empty, else by the extension of `path` (.txt,
// .json, .html, .sarif, .xml), else `otherwise`.
[[nodiscard]] engine::ReportFormat report_format(const std::string& format, const std::string& path,
                                                 engine::ReportFormat otherwise);

// Text and HTML are in the console's language(), the other formats in its data_language().
[[nodiscard]] engine::ReportOptions report_options(Severity threshold, const Console& console);

}  // namespace deckle::app
