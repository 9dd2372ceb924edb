#include <set>

#include "app/build_spec.h"
#include "app/config.h"
#include "app/file_io.h"
#include "app/messages/tr.h"
#include "app/program.h"
#include "app/report_format.h"
#include "app/usage.h"
#include "qc/report/baseline.h"

namespace deckle::app {
namespace {

struct Options {
  SpecOptions spec;
  std::string out = "-", format, baseline, fail_on = "error";
  bool brief = false;
};

void check(const Options& options, Program& program) {
  const Severity threshold = *severity_from(options.fail_on);
  engine::Reports reports(report_format_of(options.format, options.out, options.brief));
  refuse_repeated_stdin(options.spec.inputs);
  (void)finding_settings(options.spec);  // what is wrong with them is told before anything is made
  std::vector<NamedFile> read_files = files_read(options.spec);
  read_files.push_back({"--baseline", options.baseline});
  refuse_shared_files(read_files, {{tr("the output"), options.out}});
  qc::KnownFindings known;
  if (!options.baseline.empty()) {
    auto text = read_input(options.baseline, Limit::BaselineBytes, program.limits);
    auto read = text ? qc::read_baseline(*text, program.limits) : tl::unexpected(text.error());
    if (!read) {
      Error error = read.error();
      if (error.where.empty()) error.where = display_name(options.baseline);
      return program.fail_with(error);
    }
    known = std::move(*read);
  }
  const auto engine = open_engine(options.spec, program);
  if (!engine) return;
  const engine::BuildOptions build_settings =
      build_options(options.spec, engine::PackageWanted::No);
  for (const std::string& path : options.spec.inputs) {
    auto built = build_spec(path, build_settings, *engine, program.console, program.status);
    if (!built) continue;
    if (!built->ok()) {
      // On a terminal its findings are on stderr already.
      if (options.out != "-" || reports.format() != engine::ReportFormat::Text)
        reports.add(std::move(*built), program.console.language());
      continue;
    }
    built->report.stage = Stage::Qc;
    const std::size_t count = qc::leave_out_known(built->report, known);
    if (count > 0) {
      const std::string& name = built->report.input;
      program.console.info(count == 1 ? tr("{}: 1 known finding omitted", name)
                                      : tr("{}: {} known findings omitted", name, count));
    }
    reports.add(std::move(*built), program.console.language());
  }
  if (reports.all().empty()) return;
  for (const Report& report : reports.all()) {
    if (!passes(report, threshold)) program.status = worse(program.status, Status::Findings);
  }
  if (options.brief) {
    program.deliver(options.out, reports.write_brief(program.console.data_language()));
    return;
  }
  engine::ReportOptions style = report_options(threshold, program.console);
  style.color = options.out == "-" && program.console.colored(1);
  program.deliver(options.out, reports.write(reports.format(), style));
}

}  // namespace

void add_qc(Command app, Program& program) {
  auto options = std::make_shared<Options>();
  Command command = app.add_command(
      "qc", program.console.help(
                N_("Check specs without writing a deck: findings per slide, after repair")));
  add_spec_options(command, options->spec, program.console);
  add_backend_option(command, options->spec, program.console);
  add_shorten_options(command, options->spec, program.console);
  add_finding_options(command, options->spec, program.console);
  command.add_flag("--before-fix", options->spec.before_fix,
                   program.console.help(N_("Report the findings of the first layout, before any "
                                           "repair")));
  add_report_options(command, options->format, options->out, options->brief, program.console);
  add_fail_on(command, options->fail_on, program.console);
  command
      .add_option(
          "--baseline", options->baseline,
          program.console.help(N_("Earlier report (JSON or SARIF); its findings are omitted")))
      .type_name("FILE");
  command.footer(example_and_statuses(
      program.console, "deckle qc deck.json --fail-on warning --format json -o qc.json"));
  command.action([options, command, &program] {
    if (apply_config(command, options->spec.inputs, options->spec.config, program))
      check(*options, program);
  });
}

}  // namespace deckle::app
