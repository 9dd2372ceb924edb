#include "app/report_format.h"

#include <CLI/CLI.hpp>
#include <utility>

#include "app/slide_pictures.h"
#include "qc/report/html_report.h"

namespace deckle::app {

ReportFormat report_format(const std::string& format, const std::string& option,
                           const std::string& path, ReportFormat otherwise) {
  if (format == "html" || (format.empty() && path.ends_with(".html"))) return ReportFormat::Html;
  if (!format.empty()) return format == "json" ? ReportFormat::Json : ReportFormat::Text;
  if (path.ends_with(".json")) return ReportFormat::Json;
  if (path.ends_with(".txt")) return ReportFormat::Text;
  for (const char* ending : {".sarif", ".xml"}) {
    if (path.ends_with(ending))
      throw CLI::ValidationError(
          option, std::string("reports are written as .json, .html or .txt, not ") + ending +
                      "; --format overrides the ending");
  }
  return otherwise;
}

void RunReports::add(fixers::RepairedDeck deck, const templates::Template& base,
                     const measure::TextEngine& engine) {
  if (format == ReportFormat::Html)
    pictures.push_back(slide_pictures(deck, base, reports.size() + 1, engine));
  reports.push_back(std::move(deck.report));
}

std::string RunReports::written(Severity threshold, const qc::TextStyle& style) const {
  switch (format) {
    case ReportFormat::Html:
      return qc::html_report(reports, pictures, threshold);
    case ReportFormat::Json:
      return qc::json_report(reports, threshold);
    case ReportFormat::Text:
      break;
  }
  return qc::text_report(reports, threshold, style);
}

}  // namespace deckle::app
