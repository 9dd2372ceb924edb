#pragma once
// In which form a report is written, and writing it: for build --report and qc -o.

#include <string>
#include <vector>

#include "fixers/loop/repair_deck.h"
#include "qc/report/report_writer.h"

namespace deckle::app {

enum class ReportFormat { Text, Json, Html };

// `format` (--format: json, html or text) where it is given, else after the ending of `path`, else
// `otherwise`. An ending that promises a form there is not (.sarif, .xml) throws
// CLI::ValidationError, which names `option` and becomes status 2.
[[nodiscard]] ReportFormat report_format(const std::string& format, const std::string& option,
                                         const std::string& path, ReportFormat otherwise);

// The reports of one run, and for HTML a picture of every slide.
struct RunReports {
  ReportFormat format = ReportFormat::Text;
  std::vector<Report> reports;
  std::vector<std::vector<std::string>> pictures;  // HTML only

  void add(fixers::RepairedDeck deck, const templates::Template& base,
           const measure::TextEngine& engine);
  [[nodiscard]] std::string written(Severity threshold, const qc::TextStyle& style) const;
};

}  // namespace deckle::app
