#include <fmt/format.h>

#include <ctime>

#include "app/build_spec.h"
#include "app/config.h"
#include "app/file_io.h"
#include "app/messages/tr.h"
#include "app/presentation_input.h"
#include "app/program.h"
#include "app/report_format.h"
#include "app/usage.h"
#include "engine/file/check_file.h"
#include "qc/report/baseline.h"
#include "qc/settings/profiles.h"
#include "qc/settings/suppressions.h"

namespace deckle::app {
namespace {

struct Options {
  SpecOptions spec;
  std::string out = "-", format, baseline, fail_on = "error", profile = "default";
  std::vector<std::string> suppress;
  bool brief = false;
};

FindingSettings settings_of(const Options& options) {
  return qc::with_profile(options.profile, finding_settings(options.spec));
}

std::vector<qc::Suppression> suppressions_of(const Options& options) {
  std::vector<qc::Suppression> all;
  for (const std::string& text : options.suppress) {
    std::optional<qc::Refusal> refused;
    std::optional<qc::Suppression> one = qc::parse_suppression(text, refused);
    if (!one) throw UsageError(tr("{}: {}; {}", "--suppress", refused->message, refused->hint));
    all.push_back(std::move(*one));
  }
  return all;
}

// The day on which suppressions are looked at: SOURCE_DATE_EPOCH, else today.
std::string today() {
  if (const std::string date = source_date(); !date.empty()) return date.substr(0, 10);
  const std::time_t now = std::time(nullptr);
  std::tm utc{};
  gmtime_r(&now, &utc);
  return fmt::format("{:04}-{:02}-{:02}", utc.tm_year + 1900, utc.tm_mon + 1, utc.tm_mday);
}

void suppress(const std::vector<qc::Suppression>& all, Report& report, const Console& console) {
  if (all.empty()) return;
  const std::size_t count = qc::suppress(all, today(), report);
  if (count == 0) return;
  console.info(count == 1 ? tr("{}: 1 finding suppressed", report.input)
                          : tr("{}: {} findings suppressed", report.input, count));
}

void omit_known(const qc::KnownFindings& known, Report& report, const Console& console) {
  const std::size_t count = qc::leave_out_known(report, known);
  if (count == 0) return;
  console.info(count == 1 ? tr("{}: 1 known finding omitted", report.input)
                          : tr("{}: {} known findings omitted", report.input, count));
}

// A presentation file, whoever made it. Empty: deckle itself failed.
std::optional<engine::Built> check_presentation(const std::string& path, const Options& options,
                                                const engine::Engine& engine, Program& program) {
  const engine::FileCheckOptions settings{target_of(options.spec), options.spec.strict_fonts,
                                          settings_of(options)};
  engine::Built checked = engine::check_file(engine, display_name(path), settings);
  if (checked.left_out > 0)
    program.console.info(checked.left_out == 1
                             ? tr("{}: 1 finding left out (ignore, select)", display_name(path))
                             : tr("{}: {} findings left out (ignore, select)", display_name(path),
                                  checked.left_out));
  if (checked.ok()) return checked;
  if (checked.error) program.fail_with(*checked.error);
  if (checked.report.input.empty()) return std::nullopt;
  return checked;
}

void check(const Options& options, Program& program) {
  const Severity threshold = *severity_from(options.fail_on);
  engine::Reports reports(report_format_of(options.format, options.out, options.brief));
  refuse_repeated_stdin(options.spec.inputs);
  // What is wrong with them is told before anything is made.
  const FindingSettings findings = settings_of(options);
  const std::vector<qc::Suppression> suppressions = suppressions_of(options);
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
  engine::BuildOptions build_settings = build_options(options.spec, engine::PackageWanted::No);
  build_settings.findings = findings;
  const std::size_t inputs = options.spec.inputs.size();
  for (std::size_t i = 0; i < inputs; ++i) {
    const std::string& path = options.spec.inputs[i];
    program.console.progress_of_files(display_name(path), i + 1, inputs);
    auto built = is_presentation(path)
                     ? check_presentation(path, options, *engine, program)
                     : build_spec(path, build_settings, *engine, program.console, program.status);
    if (!built) continue;
    if (!built->ok()) {
      // On a terminal its findings are on stderr already.
      if (options.out != "-" || reports.format() != engine::ReportFormat::Text)
        reports.add(std::move(*built), program.console.language());
      continue;
    }
    built->report.stage = Stage::Qc;
    omit_known(known, built->report, program.console);
    suppress(suppressions, built->report, program.console);
    reports.add(std::move(*built), program.console.language());
  }
  if (inputs > 1) program.console.end_progress();
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
      "qc", program.console.help(N_(
                "Check presentations as they are, and specs without writing a deck, after repair: "
                "findings per slide")));
  add_spec_options(command, options->spec, program.console);
  command.option("spec")
      .description(program.console.help(
          N_("Presentations (.pptx, .potx, .pptm, .ppsx) and SlideSpec files; - for a spec on "
             "stdin")))
      .type_name("FILE");
  add_backend_option(command, options->spec, program.console);
  add_shorten_options(command, options->spec, program.console);
  add_finding_options(command, options->spec, program.console);
  command
      .add_option("--profile", options->profile,
                  program.console.help(N_("Settings for a purpose: default, strict, accessibility, "
                                          "brand or release")))
      .one_of({"default", "strict", "accessibility", "brand", "release"})
      .type_name("NAME")
      .show_default();
  command
      .add_option("--suppress", options->suppress,
                  program.console.help(N_("Findings that are accepted, such as "
                                          "'rule=small-text;slide=s259;until=2026-12-31;reason=the "
                                          "legal line'; may be repeated")))
      .one_value_each()
      .type_name("FIELDS");
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
