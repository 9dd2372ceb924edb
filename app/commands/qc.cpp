#include "app/program.h"
#include "app/repair_spec.h"
#include "app/report_format.h"
#include "app/usage.h"

namespace deckle::app {
namespace {

struct Options {
  SpecOptions spec;
  std::string out = "-", format, fail_on = "error";
};

void check(const Options& options, Program& program) {
  const Severity threshold = *severity_from(options.fail_on);
  RunReports run;
  run.format = report_format(options.format, "-o", options.out, ReportFormat::Text);
  refuse_repeated_stdin(options.spec.inputs);
  refuse_shared_files(files_read(options.spec), {{"the output", options.out}});
  const auto workshop = open_workshop(options.spec, program.console, program.status);
  if (!workshop) return;
  for (const std::string& path : options.spec.inputs) {
    auto finished = finish_spec(path, options.spec, *workshop, program.console, program.status);
    if (finished) run.add(std::move(finished->repaired), finished->base, *workshop->engine);
  }
  if (run.reports.empty()) return;
  for (const Report& report : run.reports) {
    if (!passes(report, threshold)) program.status = worse(program.status, Status::Findings);
  }
  const bool to_terminal = options.out == "-";
  const qc::TextStyle style{to_terminal && program.console.colored(1), program.console.verbose};
  program.deliver(options.out, run.written(threshold, style));
}

}  // namespace

void add_qc(CLI::App& app, Program& program) {
  auto options = std::make_shared<Options>();
  CLI::App* command = app.add_subcommand(
      "qc", "Report what a built deck would show: findings per slide, after repair");
  add_spec_options(*command, options->spec);
  command->add_flag("--before-fix", options->spec.before_fix,
                    "Report the first diagnosis, before any repair");
  command
      ->add_option("--format", options->format,
                   "text, json or html; by default after the output's ending, else text")
      ->check(CLI::IsMember({"html", "json", "text"}))
      ->type_name("NAME");
  command->add_option("-o,--output", options->out, "Where the report goes; - is stdout")
      ->type_name("FILE");
  command
      ->add_option("--fail-on", options->fail_on,
                   "Least severity that makes the status 1: error, warning or note")
      ->check(CLI::IsMember({"error", "warning", "note"}))
      ->type_name("SEVERITY")
      ->capture_default_str();
  command->footer(
      example_and_statuses("deckle qc deck.json --fail-on warning --format json -o qc.json"));
  command->callback([options, &program] { check(*options, program); });
}

}  // namespace deckle::app
