#pragma once
// The format of a report: for build --report, and for the commands whose result is one.

#include <string>
#include <string_view>
#include <vector>

#include "app/command.h"
#include "app/console.h"
#include "engine/report/reports.h"

namespace deckle::app {

// The values of --format, in the order of the help text.
[[nodiscard]] const std::vector<std::string>& report_formats();

// `format` (one of report_formats()) if it is not empty, else by the extension of `path` (.txt,
// .json, .html, .sarif, .xml), and `otherwise` if it has none. Throws UsageError for another
// extension; `option` is the one that gave the path.
[[nodiscard]] engine::ReportFormat report_format(const std::string& format,
                                                 const std::string& option, const std::string& path,
                                                 engine::ReportFormat otherwise);

// --format, --output and --brief of a command whose result is a report. `out_help`: what -o names
// where that is not only the report.
void add_report_options(Command command, std::string& format, std::string& out, bool& brief,
                        const Console& console, std::string_view out_help = {});

// The format that they select: Text by default, Json with --brief. Throws UsageError for --brief
// with another format, and for an extension that is no format's.
[[nodiscard]] engine::ReportFormat report_format_of(const std::string& format,
                                                    const std::string& out, bool brief);

// Text and HTML are in the console's language(), the other formats in its data_language().
[[nodiscard]] engine::ReportOptions report_options(Severity threshold, const Console& console);

}  // namespace deckle::app
