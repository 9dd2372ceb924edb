#pragma once
// In which form a report is written: for build --report and qc -o.

#include <string>

namespace deckle::app {

enum class ReportFormat { Text, Json };

// `format` (--format: json or text) where it is given, else after the ending of `path`, else
// `otherwise`. An ending that promises a form there is not (.html, .sarif, .xml) throws
// CLI::ValidationError, which names `option` and becomes status 2.
[[nodiscard]] ReportFormat report_format(const std::string& format, const std::string& option,
                                         const std::string& path, ReportFormat otherwise);

}  // namespace deckle::app
