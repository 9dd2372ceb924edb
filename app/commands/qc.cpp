#include <fmt/format.h>

#include <cstdio>
#include <ctime>
#include <functional>

#include "app/annotated_copies.h"
#include "app/build_spec.h"
#include "app/config.h"
#include "app/file_io.h"
#include "app/messages/tr.h"
#include "app/presentation_input.h"
#include "app/program.h"
#include "app/repaired_paths.h"
#include "app/report_format.h"
#include "app/suppression_copies.h"
#include "app/usage.h"
#include "app/watched_files.h"
#include "engine/file/check_file.h"
#include "engine/file/fix_file.h"
#include "qc/report/baseline.h"
#include "qc/settings/profiles.h"
#include "qc/settings/suppressions.h"

namespace deckle::app {
namespace {

struct Options {
  SpecOptions spec;
  std::string out, report, format, annotate, baseline, fail_on = "error", profile = "default";
  std::string deck_suppressions, write_suppressions;
  std::vector<std::string> suppress;
  bool brief = false;
  bool fix = false, unsafe_fixes = false, dry_run = false;
  bool watch = false;

  // Where the report goes: with --fix -o is the presentation.
  [[nodiscard]] std::string report_path() const {
    const std::string& path = fix ? report : out;
    return path.empty() ? "-" : path;
  }
};

// What the user sets for the path is stronger than the profile.
qc::OverriddenSettings settings_of(const Options& options, const std::string& input) {
  qc::OverriddenSettings out = finding_settings_of(options.spec, input);
  out.settings = qc::with_profile(options.profile, std::move(out.settings));
  return out;
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

// A deck must not decide for itself whether it may leave the house.
bool honours_decks(const Options& options) {
  if (options.deck_suppressions.empty()) return options.profile != "release";
  return options.deck_suppressions == "honour";
}

engine::FileCheckOptions file_options(const Options& options, FindingSettings findings) {
  using Carried = engine::FileCheckOptions::Carried;
  return {target_of(options.spec),
          options.spec.strict_fonts,
          std::move(findings),
          options.spec.templates.brand_path,
          honours_decks(options) ? Carried::Honoured : Carried::Ignored,
          today()};
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

void announce_left_out(const engine::Built& checked, const std::string& path,
                       const Console& console) {
  if (checked.left_out == 0) return;
  console.info(
      checked.left_out == 1
          ? tr("{}: 1 finding left out (ignore, select)", display_name(path))
          : tr("{}: {} findings left out (ignore, select)", display_name(path), checked.left_out));
}

// A presentation file, whoever made it. Empty: deckle itself failed.
std::optional<engine::Built> check_presentation(const std::string& path, const Options& options,
                                                const engine::Engine& engine, Program& program) {
  const engine::FileCheckOptions settings =
      file_options(options, settings_of(options, path).settings);
  engine::Built checked = engine::check_file(engine, display_name(path), settings);
  announce_left_out(checked, path, program.console);
  if (checked.ok()) return checked;
  if (checked.error) program.fail_with(*checked.error);
  if (checked.report.input.empty()) return std::nullopt;
  return checked;
}

// What --fix, --unsafe-fixes, --dry-run and --report mean together.
void refuse_contradictions(const Options& options) {
  if (!options.fix) {
    if (options.unsafe_fixes) throw UsageError(tr("--unsafe-fixes is for --fix"));
    if (options.dry_run) throw UsageError(tr("--dry-run is for --fix"));
    if (!options.report.empty())
      throw UsageError(tr("--report is for --fix; without it -o names the report"));
    return;
  }
  if (options.brief) throw UsageError(tr("--brief has no fixes; use --format json with --fix"));
  if (options.out.empty() && !options.dry_run)
    throw UsageError(tr("--fix writes a presentation; say where with -o OUT.pptx"));
  for (const std::string& input : options.spec.inputs) {
    if (!is_presentation(input))
      throw UsageError(
          tr("{}: --fix is for presentations; build repairs specs by itself", display_name(input)));
  }
}

// Writes fixed presentations, and reports what was done.
class Fixing {
 public:
  Fixing(const Options& options, const engine::Engine& engine, std::function<void(Report&)> omit,
         Program& program)
      : options_(options), engine_(engine), program_(program) {
    settings_.unsafe_fixes = options.unsafe_fixes;
    settings_.release = options.profile == "release";
    settings_.jobs = threads(options.spec.jobs);
    settings_.omit = std::move(omit);
  }

  // `out`: where it goes; empty with --dry-run.
  void fix(const std::string& path, const std::string& out, engine::Reports& reports) {
    settings_.file_name = out == "-" ? std::string() : out;
    qc::OverriddenSettings settings = settings_of(options_, path);
    settings_.check = file_options(options_, std::move(settings.settings));
    engine::FixedFile fixed = engine::fix_file(engine_, display_name(path), settings_);
    fixed.built.report.overrides = std::move(settings.applied);
    announce_left_out(fixed.built, path, program_.console);
    if (!fixed.ok()) {
      if (fixed.built.error) program_.fail_with(*fixed.built.error);
      if (!fixed.built.report.input.empty())
        reports.add(std::move(fixed.built), program_.console.language());
      return;
    }
    if (!options_.dry_run && !write(path, out, fixed)) return;
    reports.add(std::move(fixed.built), fixed.before, program_.console.language());
  }

 private:
  bool write(const std::string& path, const std::string& out, const engine::FixedFile& fixed) {
    if (!fixed.bytes.empty()) return program_.deliver(out, fixed.bytes);
    const Result<std::string> same = read_input(path, Limit::FileBytes, program_.limits);
    if (!same) {
      program_.fail_with(same.error());
      return false;
    }
    return program_.deliver(out, *same);
  }

  const Options& options_;
  const engine::Engine& engine_;
  Program& program_;
  engine::FileFixOptions settings_;
};

// Where each fixed presentation goes; empty names with --dry-run.
std::vector<std::string> fixed_paths(const Options& options, Program& program) {
  const std::vector<std::string>& inputs = options.spec.inputs;
  if (options.dry_run || !options.fix) return std::vector<std::string>(inputs.size());
  std::vector<std::string> paths = repaired_paths(inputs, options.out);
  if (!means_folder(inputs, options.out)) return paths;
  if (const auto made = make_folder(options.out); !made) {
    program.fail_with(made.error());
    return {};
  }
  return paths;
}

void check(const Options& options, Program& program) {
  const Severity threshold = *severity_from(options.fail_on);
  refuse_contradictions(options);
  engine::Reports reports(
      options.fix
          ? report_format(options.format, "--report", options.report, engine::ReportFormat::Text)
          : report_format_of(options.format, options.report_path(), options.brief));
  refuse_repeated_stdin(options.spec.inputs);
  // What is wrong with them is told before anything is made.
  (void)finding_settings(options.spec);
  const std::vector<qc::Suppression> suppressions = suppressions_of(options);
  std::vector<NamedFile> read_files = files_read(options.spec);
  read_files.push_back({"--baseline", options.baseline});
  std::vector<NamedFile> written;
  const std::vector<std::string> fixed = fixed_paths(options, program);
  if (fixed.size() < options.spec.inputs.size()) return;
  if (options.fix) {
    written = named(tr("the output"), fixed);
    if (!options.report.empty()) written.push_back({"--report", options.report});
  } else {
    written = {{tr("the output"), options.report_path()}};
  }
  const AnnotatedCopies copies(options.spec.inputs, options.annotate);
  for (NamedFile& copy : named("--annotate", copies.paths().all())) written.push_back(std::move(copy));
  const SuppressionCopies carrying(
      options.spec.inputs, options.write_suppressions, suppressions,
      honours_decks(options) || options.deck_suppressions.empty()
          ? engine::CarryOptions::Old::Kept
          : engine::CarryOptions::Old::LeftOut);
  for (NamedFile& copy : named("--write-suppressions", carrying.paths().all()))
    written.push_back(std::move(copy));
  refuse_shared_files(read_files, written);
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
  if (!engine || !copies.paths().prepare(program) || !carrying.paths().prepare(program)) return;
  engine::BuildOptions build_settings = build_options(options.spec, engine::PackageWanted::No);
  const auto omit = [&](Report& report) {
    omit_known(known, report, program.console);
    suppress(suppressions, report, program.console);
  };
  const auto omit_quietly = [&](Report& report) {
    (void)qc::leave_out_known(report, known);
    if (!suppressions.empty()) (void)qc::suppress(suppressions, today(), report);
  };
  Fixing fixing(options, *engine, omit_quietly, program);
  const std::size_t inputs = options.spec.inputs.size();
  for (std::size_t i = 0; i < inputs; ++i) {
    const std::string& path = options.spec.inputs[i];
    program.console.progress_of_files(display_name(path), i + 1, inputs);
    if (options.fix) {
      fixing.fix(path, fixed[i], reports);
      continue;
    }
    qc::OverriddenSettings settings = settings_of(options, path);
    build_settings.findings = std::move(settings.settings);
    auto built = is_presentation(path)
                     ? check_presentation(path, options, *engine, program)
                     : build_spec(path, build_settings, *engine, program.console, program.status);
    if (!built) continue;
    built->report.overrides = std::move(settings.applied);
    if (!built->ok()) {
      // On a terminal its findings are on stderr already.
      if (options.report_path() != "-" || reports.format() != engine::ReportFormat::Text)
        reports.add(std::move(*built), program.console.language());
      continue;
    }
    built->report.stage = Stage::Qc;
    omit(built->report);
    copies.write(i, *built, *engine, build_settings.jobs, program);
    carrying.write(i, *engine, build_settings.jobs, program);
    reports.add(std::move(*built), program.console.language());
  }
  if (inputs > 1) program.console.end_progress();
  if (reports.all().empty()) return;
  for (const Report& report : reports.all()) {
    if (!passes(report, threshold)) program.status = worse(program.status, Status::Findings);
  }
  if (options.brief) {
    program.deliver(options.report_path(), reports.write_brief(program.console.data_language()));
    return;
  }
  engine::ReportOptions style = report_options(threshold, program.console);
  const std::string path = options.report_path();
  // The presentation is there.
  if (options.fix && options.report.empty() && options.out == "-") return;
  style.color = path == "-" && program.console.colored(1);
  style.decks_only = options.fix && path == "-" && reports.format() == engine::ReportFormat::Text;
  program.deliver(path, reports.write(reports.format(), style));
}

// Checks again whenever an input or a file named on the command line is changed, until the program
// is stopped. Settings were read when it started, so their file is not watched.
void check_and_watch(const Options& options, Program& program) {
  std::vector<std::string> paths;
  for (const NamedFile& file : files_read(options.spec)) {
    if (file.path == "-") throw UsageError(tr("--watch is for files, not for standard input"));
    if (!file.path.empty() && file.path != options.spec.config) paths.push_back(file.path);
  }
  if (!options.baseline.empty()) paths.push_back(options.baseline);
  while (true) {
    // What is changed while it is checked is checked again.
    WatchedFiles files(paths);
    check(options, program);
    std::fflush(stdout);
    program.console.info(paths.size() == 1
                             ? tr("watching 1 file; Ctrl+C ends")
                             : tr("watching {} files; Ctrl+C ends", paths.size()));
    const std::string changed = files.wait();
    program.console.info(tr("{}: changed", display_name(changed)));
    program.status = Status::Clean;
  }
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
  command
      .add_option("--deck-suppressions", options->deck_suppressions,
                  program.console.help(N_(
                      "Whether suppressions that a presentation carries apply: honour or ignore; "
                      "default: honour, with --profile release ignore")))
      .one_of({"honour", "ignore"})
      .type_name("honour|ignore");
  command.add_flag("--before-fix", options->spec.before_fix,
                   program.console.help(N_("Report the findings of the first layout, before any "
                                           "repair")));
  add_report_options(
      command, options->format, options->out, options->brief, program.console,
      N_("Report file; - for stdout; with --fix the fixed presentation, or a folder for several"));
  command.add_flag(
      "--fix", options->fix,
      program.console.help(N_("Write a fixed copy of each presentation to -o: safe fixes; only the "
                              "parts concerned are changed, and every text stays")));
  command.add_flag("--unsafe-fixes", options->unsafe_fixes,
                   program.console.help(N_("With --fix: also fixes that a reader would notice")));
  command.add_flag("-n,--dry-run", options->dry_run,
                   program.console.help(N_("With --fix: report what would be changed, and write no "
                                           "presentation")));
  command.add_flag("--watch", options->watch,
                   program.console.help(N_("Check again whenever an input, or a file named by an "
                                           "option, is changed; Ctrl+C ends")));
  (void)command.option("--watch").excludes(command.option("--fix"));
  command
      .add_option("--report", options->report,
                  program.console.help(N_("With --fix: report file; default: stdout")))
      .type_name("FILE");
  command
      .add_option("--annotate", options->annotate,
                  program.console.help(N_("Write a copy of the presentation with the findings as "
                                          "review comments; a folder for several")))
      .type_name("OUT.pptx|DIR")
      .excludes(command.option("--fix"));
  command
      .add_option("--write-suppressions", options->write_suppressions,
                  program.console.help(N_("Write a copy of the presentation that carries the "
                                          "suppressions; a folder for several")))
      .type_name("OUT.pptx|DIR")
      .excludes(command.option("--fix"));
  add_fail_on(command, options->fail_on, program.console);
  command
      .add_option(
          "--baseline", options->baseline,
          program.console.help(N_("Earlier report (JSON or SARIF); its findings are omitted")))
      .type_name("FILE");
  command.footer(example_and_statuses(
      program.console, "deckle qc deck.json --fail-on warning --format json -o qc.json"));
  command.action([options, command, &program] {
    if (apply_config(command, options->spec.inputs, options->spec.config, program,
                     &options->spec.overrides))
      options->watch ? check_and_watch(*options, program) : check(*options, program);
  });
}

}  // namespace deckle::app
