#include "app/report_format.h"

#include <utility>

#include "engine/report/slide_pictures.h"
#include "qc/report/html_report.h"

namespace deckle::app {

namespace {

struct FormatName {
  const char *name, *ending;
  ReportFormat format;
};
constexpr FormatName kFormats[] = {{"text", ".txt", ReportFormat::Text},
                                   {"json", ".json", ReportFormat::Json},
                                   {"html", ".html", ReportFormat::Html},
                                   {"sarif", ".sarif", ReportFormat::Sarif},
                                   {"junit", ".xml", ReportFormat::Junit}};

}  // namespace

const std::vector<std::string>& report_formats() {
  static const std::vector<std::string> kNames = [] {
    std::vector<std::string> names;
    for (const FormatName& one : kFormats) names.emplace_back(one.name);
    return names;
  }();
  return kNames;
}

ReportFormat report_format(const std::string& format, const std::string& path,
                           ReportFormat otherwise) {
  for (const FormatName& one : kFormats) {
    if (format.empty() ? path.ends_with(one.ending) : format == one.name) return one.format;
  }
  return otherwise;
}

void RunReports::add(engine::Built built, const engine::Engine& engine, measure::Target target,
           const Console& console) {
  if (format == ReportFormat::Html) {
    // The fonts of this target are already open.
    const auto text_engine = engine.text_engine(target);
    pictures.push_back(text_engine ? engine::slide_pictures(built, reports.size() + 1,
                                                            **text_engine, console.language())
                                   : std::vector<std::string>{});
  }
  reports.push_back(std::move(built.report));
}

std::string RunReports::written(Severity threshold, qc::TextStyle style,
                                const Console& console) const {
  style.language = console.language();
  switch (format) {
    case ReportFormat::Html:
      return qc::html_report(reports, pictures, threshold, console.language());
    case ReportFormat::Json:
      return qc::json_report(reports, threshold, console.data_language());
    case ReportFormat::Sarif:
      return qc::sarif_report(reports, DECKLE_VERSION, console.data_language());
    case ReportFormat::Junit:
      return qc::junit_report(reports, threshold, console.data_language());
    case ReportFormat::Text:
      break;
  }
  return qc::text_report(reports, threshold, style);
}

}  // namespace deckle::app
