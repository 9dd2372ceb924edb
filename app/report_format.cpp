#include "app/report_format.h"

#include "app/messages/tr.h"
#include "app/usage.h"

namespace deckle::app {
namespace {

using engine::ReportFormat;

struct FormatName {
  const char *name, *extension;
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

ReportFormat report_format(const std::string& format, const std::string& option,
                           const std::string& path, ReportFormat otherwise) {
  const std::string extension = extension_of(path);
  for (const FormatName& one : kFormats) {
    if (format.empty() ? extension == one.extension : format == one.name) return one.format;
  }
  if (format.empty() && !extension.empty())
    throw UsageError(
        tr("{} {}: no report has the extension {}; use .json, .html, .sarif, .xml "
           "(JUnit) or .txt, or name the format with --format",
           option, path, extension));
  return otherwise;
}

void add_report_options(Command command, std::string& format, std::string& out, bool& brief,
                        const Console& console, std::string_view out_help) {
  command
      .add_option(
          "--format", format,
          console.help(N_(
              "Report format: text, json, html, sarif or junit; default: by the extension of -o, "
              "else text")))
      .one_of(report_formats())
      .type_name("NAME");
  command.add_option("-o,--output", out, console.help(out_help.empty() ? N_("Report file; - for stdout") : out_help))
      .type_name("FILE");
  command.add_flag("--brief", brief,
                   console.help(N_("JSON with the findings alone, the most severe first, one on a "
                                   "line: for a program or language model that repairs the spec")));
}

engine::ReportFormat report_format_of(const std::string& format, const std::string& out,
                                      bool brief) {
  const ReportFormat chosen =
      report_format(format, "--output", out, brief ? ReportFormat::Json : ReportFormat::Text);
  if (brief && chosen != ReportFormat::Json)
    throw UsageError(tr("--brief is a form of JSON; use it with --format json"));
  return chosen;
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
