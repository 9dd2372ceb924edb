#pragma once
// The format of a report, and writing it: for build --report and qc -o.

#include <string>
#include <vector>

#include "app/console.h"
#include "engine/pipeline/engine.h"
#include "qc/report/report_writer.h"

namespace deckle::app {

enum class ReportFormat { Text, Json, Html, Sarif, Junit };

// The values of --format, in the order of the help text.
[[nodiscard]] const std::vector<std::string>& report_formats();

// `format` (one of report_formats()) if it is not empty, else by the extension of `path` (.txt,
// .json, .html, .sarif, .xml), else `otherwise`.
[[nodiscard]] ReportFormat report_format(const std::string& format, const std::string& path,
                                         ReportFormat otherwise);

// The reports of one run, and for HTML a picture of every slide.
struct RunReports {
  ReportFormat format = ReportFormat::Text;
  std::vector<Report> reports;
  std::vector<std::vector<std::string>> pictures;  // HTML only

  void add(engine::Built built, const engine::Engine& engine, measure::Target target,
           const Console& console);
  // Text and HTML are in the console's language(), the other formats in its data_language().
  [[nodiscard]] std::string written(Severity threshold, qc::TextStyle style,
                                    const Console& console) const;
};

}  // namespace deckle::app
