#include "app/report_format.h"

namespace deckle::app {
namespace {

using engine::ReportFormat;

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

engine::ReportOptions report_options(Severity threshold, const Console& console) {
  engine::ReportOptions options;
  options.threshold = threshold;
  options.people = console.language();
  options.data = console.data_language();
  options.verbose = console.verbose;
  return options;
}

}  // namespace deckle::app
