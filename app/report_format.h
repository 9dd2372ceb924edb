#pragma once
// In which form a report is written, and writing it: for build --report and qc -o.

#include <string>
#include <vector>

#include "app/console.h"
#include "engine/pipeline/engine.h"
#include "qc/report/report_writer.h"

namespace deckle::app {

enum class ReportFormat { Text, Json, Html, Sarif, Junit };

// What --format takes, in the order that help shows.
[[nodiscard]] const std::vector<std::string>& report_formats();

// `format` (one of report_formats()) where it is given, else after the ending of `path` (.txt,
// .json, .html, .sarif, .xml), else `otherwise`.
[[nodiscard]] ReportFormat report_format(const std::string& format, const std::string& path,
                                         ReportFormat otherwise);

// The reports of one run, and for HTML a picture of every slide.
struct RunReports {
  ReportFormat format = ReportFormat::Text;
  std::vector<Report> reports;
  std::vector<std::vector<std::string>> pictures;  // HTML only

  void add(engine::Built built, const Console& console);
  // Text and HTML in the language of the console, the others in that of data.
  [[nodiscard]] std::string written(Severity threshold, qc::TextStyle style,
                                    const Console& console) const;
};

}  // namespace deckle::app
