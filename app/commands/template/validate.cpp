#include <algorithm>

#include "app/build_spec.h"
#include "app/commands/template/template.h"
#include "app/commands/template/template_input.h"
#include "app/file_io.h"
#include "app/messages/tr.h"
#include "app/report_format.h"
#include "app/usage.h"
#include "engine/template/check_template.h"

namespace deckle::app {
namespace {

struct Options {
  SpecOptions checked;  // inputs, fonts, target and the settings of findings
  std::string out = "-", format, fail_on = "error";
  std::vector<std::string> required;
  std::string size = "16:9";
};

// Commas separate ids; a name of a layout may have spaces.
std::vector<std::string> split(const std::vector<std::string>& lists) {
  std::vector<std::string> out;
  for (const std::string& list : lists) {
    for (std::size_t begin = 0; begin <= list.size();) {
      const std::size_t end = std::min(list.find(',', begin), list.size());
      if (end > begin) out.push_back(list.substr(begin, end - begin));
      begin = end + 1;
    }
  }
  return out;
}

void check(const Options& options, Program& program) {
  const Severity threshold = *severity_from(options.fail_on);
  engine::Reports reports(report_format_of(options.format, options.out, false));
  refuse_shared_files(named(tr("the template"), options.checked.inputs),
                      {{tr("the output"), options.out}});
  engine::TemplateCheckOptions settings;
  settings.builtin_size =
      options.size == "4:3" ? SlideSize::Standard4x3 : SlideSize::Widescreen16x9;
  settings.target = *measure::target_from(options.checked.target);
  settings.required = split(options.required);
  settings.strict_fonts = options.checked.strict_fonts;
  settings.findings = finding_settings(options.checked);
  settings.pictures = reports.format() == engine::ReportFormat::Html;
  settings.language = program.console.language();
  const auto engine = open_engine(options.checked, program);
  if (!engine) return;
  for (const std::string& path : options.checked.inputs) {
    settings.number = reports.all().size() + 1;
    engine::CheckedTemplate checked = engine::check_template(*engine, path, settings);
    checked.report.input = display_name(path);
    if (checked.error) program.fail_with(*checked.error);
    // On a terminal what cannot be read is on stderr already.
    if (!checked.ok() && options.out == "-" && reports.format() == engine::ReportFormat::Text)
      continue;
    if (!checked.ok() && !checked.report.on_template) continue;
    if (checked.ok() && !passes(checked.report, threshold))
      program.status = worse(program.status, Status::Findings);
    reports.add(std::move(checked.report), std::move(checked.pictures));
  }
  if (reports.all().empty()) return;
  engine::ReportOptions style = report_options(threshold, program.console);
  style.color = options.out == "-" && program.console.colored(1);
  program.deliver(options.out, reports.write(reports.format(), style));
}

}  // namespace

void add_template_validate(Command group, Program& program) {
  auto options = std::make_shared<Options>();
  Command command = group.add_command(
      "validate",
      program.console.help(N_("Check whether a template is fit for use: its layouts, how much they "
                              "hold, fonts, contrast, and the file itself")));
  command
      .add_option(
          "template", options->checked.inputs,
          program.console.help(N_("Templates (.pptx or .potx); default is the built-in one")))
      .required()
      .type_name("FILE");
  command
      .add_option("--require", options->required,
                  program.console.help(N_("Layouts that the template must have, by id or name, "
                                          "separated by commas; may be repeated")))
      .one_value_each()
      .type_name("LAYOUTS");
  command
      .add_option("--format", options->format,
                  program.console.help(N_("Report format: text, json, html, sarif or junit; "
                                          "default: by the extension of the report file, else "
                                          "text")))
      .one_of(report_formats())
      .type_name("NAME");
  command
      .add_option("-o,--output", options->out,
                  program.console.help(N_("Report file; - for stdout")))
      .type_name("FILE");
  add_size_option(command, options->size, program.console);
  add_fail_on(command, options->fail_on, program.console);
  add_finding_options(command, options->checked, program.console);
  add_measure_options(command, options->checked, program.console);
  command.footer(example_and_statuses(
      program.console,
      "deckle template validate company.potx --require title_center,two_column -o report.html"));
  command.action([options, &program] { check(*options, program); });
}

}  // namespace deckle::app
