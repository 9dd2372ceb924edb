#include <algorithm>

#include "app/build_spec.h"
#include "app/config.h"
#include "app/file_io.h"
#include "app/messages/tr.h"
#include "app/program.h"
#include "app/report_format.h"
#include "app/usage.h"
#include "engine/pipeline/engine.h"

namespace deckle::app {
namespace {

struct Options {
  SpecOptions spec;
  std::string out, format;
  bool brief = false;

  // Without a report the findings are on stderr alone.
  [[nodiscard]] bool wants_report() const { return brief || !format.empty() || !out.empty(); }
};

std::size_t count(const Report& report, Severity severity) {
  return static_cast<std::size_t>(
      std::count_if(report.deck_issues.begin(), report.deck_issues.end(),
                    [severity](const Diagnostic& d) { return d.severity == severity; }));
}

void announce(const engine::Built& checked, const Console& console) {
  const std::string& name = checked.report.input;
  if (!checked.ok()) {
    const std::size_t errors = count(checked.report, Severity::Error);
    return console.info(tr("{}: invalid, {}", name,
                           errors == 1 ? tr("{} error", errors) : tr("{} errors", errors)));
  }
  const std::size_t warnings = count(checked.report, Severity::Warning);
  const Message slides = counted_slides(checked.deck.slides.size());
  console.info(warnings == 0
                   ? tr("{}: valid, {}", name, slides)
                   : tr("{}: valid, {}, {}", name, slides,
                        warnings == 1 ? tr("{} warning", warnings) : tr("{} warnings", warnings)));
}

engine::Built check(const std::string& path, const engine::BuildOptions& options,
                    const engine::Engine& engine) {
  const std::string name = display_name(path);
  auto text = read_spec(path, engine.limits());
  if (!text) return engine::refused(name, text.error());
  return engine.validate({std::move(*text), name, folder_of(path)}, options);
}

void validate(const Options& options, Program& program) {
  engine::Reports reports(report_format_of(options.format, options.out, options.brief));
  const std::string out = options.out.empty() ? "-" : options.out;
  refuse_repeated_stdin(options.spec.inputs);
  refuse_shared_files(files_read(options.spec), {{tr("the output"), out}});
  const auto engine = open_engine(program);
  if (!engine) return;
  const engine::BuildOptions settings = build_options(options.spec, engine::PackageWanted::No);
  const bool to_stdout = options.wants_report() && out == "-";
  for (const std::string& path : options.spec.inputs) {
    engine::Built checked = check(path, settings, *engine);
    if (!checked.ok()) program.status = worse(program.status, status_of(checked.outcome));
    if (!to_stdout) {
      program.console.print(checked.findings);
      program.console.print(checked.template_findings);
    }
    if (checked.error) program.console.error(*checked.error);
    if (checked.report.input.empty()) continue;  // deckle itself failed
    if (!to_stdout && !checked.error) announce(checked, program.console);
    reports.add(std::move(checked), program.console.language());
  }
  if (!options.wants_report() || reports.all().empty()) return;
  engine::ReportOptions style = report_options(Severity::Error, program.console);
  style.color = out == "-" && program.console.colored(1);
  program.deliver(out, options.brief ? reports.write_brief(program.console.data_language())
                                     : reports.write(reports.format(), style));
}

}  // namespace

void add_validate(Command app, Program& program) {
  auto options = std::make_shared<Options>();
  Command command = app.add_command(
      "validate", program.console.help(
                      N_("Check SlideSpec files and all they name, and report every error with "
                         "its line and column")));
  add_input_options(command, options->spec, program.console);
  add_report_options(command, options->format, options->out, options->brief, program.console);
  command.footer(
      example_and_statuses_without_findings(program.console, "deckle validate deck.json"));
  command.action([options, command, &program] {
    if (apply_config(command, options->spec.inputs, options->spec.config, program))
      validate(*options, program);
  });
}

}  // namespace deckle::app
