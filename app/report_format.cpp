#include "app/report_format.h"

#include <CLI/CLI.hpp>

namespace deckle::app {

ReportFormat report_format(const std::string& format, const std::string& option,
                           const std::string& path, ReportFormat otherwise) {
  if (!format.empty()) return format == "json" ? ReportFormat::Json : ReportFormat::Text;
  if (path.ends_with(".json")) return ReportFormat::Json;
  if (path.ends_with(".txt")) return ReportFormat::Text;
  for (const char* ending : {".html", ".sarif", ".xml"}) {
    if (path.ends_with(ending))
      throw CLI::ValidationError(option, std::string("reports are written as .json or .txt, not ") +
                                             ending + "; --format overrides the ending");
  }
  return otherwise;
}

}  // namespace deckle::app
