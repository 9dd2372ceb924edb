#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "app/build_spec.h"
#include "app/config.h"
#include "app/file_io.h"
#include "app/messages/tr.h"
#include "app/program.h"
#include "app/report_format.h"
#include "app/rollout_pictures.h"
#include "app/usage.h"
#include "fixers/base/appendix.h"
#include "fixers/refine/build_rollouts.h"
#include "measure/slide/slide_measurer.h"
#include "qc/report/report_writer.h"

namespace deckle::app {
namespace {

struct Options {
  SpecOptions spec;
  std::string out, report, format, fail_on = "error", fit = "sizes";
  std::string rollouts;  // --rollouts; empty: none are kept
};

// Whether a change made by a fixer is in the slide as written. A restructuring that was rejected
// ends with a rollback entry without a fixer, which also undoes its patches.
bool was_changed(const SlideReport& slide) {
  return std::any_of(slide.trace.begin(), slide.trace.end(), [&slide](const TraceEntry& step) {
    if (step.action != TraceAction::Patch && step.action != TraceAction::Restructure) return false;
    return std::none_of(slide.trace.begin(), slide.trace.end(), [&step](const TraceEntry& e) {
      return e.action == TraceAction::Rollback && e.fixer.empty() && e.restructuring == step.restructuring;
    });
  });
}

// Whether defects are left, although findings of them may have been left out.
bool was_given_up(const SlideReport& slide) {
  return slide.quality == Quality::Degraded ||
         (!slide.trace.empty() && slide.trace.back().action == TraceAction::StopDegraded);
}

// Why the status is 1, in one line: with --quiet this is printed instead of the report.
Message reason_for_failure(const Report& report, Severity threshold) {
  std::size_t degraded = 0, severe = 0;
  const auto add = [&severe, threshold](const DiagnosticSink& issues) {
    for (const Diagnostic& d : issues) severe += d.severity >= threshold;
  };
  add(report.deck_issues);
  for (const SlideReport& slide : report.slides) {
    degraded += slide.quality == Quality::Degraded;
    add(slide.issues);
  }
  if (degraded > 0)
    return degraded == 1 ? tr("{} slide needs a human edit", degraded)
                         : tr("{} slides need a human edit", degraded);
  const Message lowest = message_of(threshold);
  return severe == 1 ? tr("{} finding of severity {} or higher", severe, lowest)
                     : tr("{} findings of severity {} or higher", severe, lowest);
}

// The summary line of a build: where the deck is, and whether it needs attention.
void announce(const std::string& path, const Report& report, Severity threshold,
              const Console& console) {
  if (path == "-") return;
  std::size_t repaired = 0, continuations = 0, appendix = 0;
  for (const SlideReport& slide : report.slides) {
    if (!was_given_up(slide) && was_changed(slide)) ++repaired;
    const bool appended = fixers::is_appendix(slide.slide_id);
    appendix += appended;
    continuations += !appended && slide.slide_id.find('~') != std::string::npos;
  }
  Message line = path + ": " + counted_slides(report.slides.size());
  if (repaired > 0) line += tr(", {} repaired", repaired);
  if (continuations > 0)
    line += continuations == 1 ? tr(", {} continuation", continuations)
                               : tr(", {} continuations", continuations);
  if (appendix > 0) line += tr(", {} in the appendix", appendix);
  if (!passes(report, threshold)) line += tr("; findings remain, see below");
  console.info(line);
}

// -o has to be a deck's name, or a folder's.
void require_deck_output(const std::vector<std::string>& inputs, const std::string& out) {
  if (out.empty() && reads_stdin(inputs))
    throw UsageError(
        tr("a spec from stdin has no name for its deck; pass one with -o, or -o - for stdout"));
  if (!means_folder(inputs, out)) return require_deck_name("--output", out);
  if (const std::string extension = extension_of(out); extension == ".pptx")
    throw UsageError(tr("{} {}: several decks are written to a folder; name it {}/", "--output",
                        out, out.substr(0, out.size() - extension.size())));
}

// The folder of one spec's rollouts: of several, each has its own under its name.
std::string rollouts_folder(const Options& options, const std::string& spec) {
  if (options.spec.inputs.size() == 1) return options.rollouts;
  return (std::filesystem::path(options.rollouts) / std::filesystem::path(spec).stem()).string();
}

// Builds one spec; `text` is set to its JSON where rollouts need it.
std::optional<engine::Built> build_one(const std::string& path, bool keep_text, std::string& text,
                                       const engine::BuildOptions& settings,
                                       const engine::Engine& engine, Program& program) {
  if (!keep_text) return build_spec(path, settings, engine, program.console, program.status);
  auto read = read_spec(path, engine.limits());
  if (!read) {
    program.fail_with(read.error());
    return engine::refused(display_name(path), read.error());
  }
  text = std::move(*read);
  return build_text(path, text, settings, engine, program.console, program.status);
}

void write_rollouts(const Options& options, const std::string& path, const std::string& text,
                    const engine::Built& built, const engine::Engine& engine,
                    const fixers::RolloutPictures& pictures, int jobs, Program& program) {
  const auto text_engine = engine.text_engine(target_of(options.spec));
  if (!text_engine) return program.fail_with(text_engine.error());
  const measure::NativeMeasurer measurer(**text_engine);
  const fixers::BuildRollouts rollouts{rollouts_folder(options, path),
                                       text,
                                       built.slides,
                                       built.report,
                                       options.spec.target,
                                       options.spec.backend,
                                       pictures,
                                       jobs};
  if (const auto written = fixers::write_build_rollouts(rollouts, measurer); !written)
    program.fail_with(written.error());
}

void build(const Options& options, Program& program) {
  const Severity threshold = *severity_from(options.fail_on);
  refuse_repeated_stdin(options.spec.inputs);
  (void)finding_settings(options.spec);  // what is wrong with them is told before anything is made
  const auto paths = output_paths(options.spec.inputs, options.out, ".pptx");
  if (!paths) return program.fail_with(paths.error());
  std::vector<NamedFile> written_files = named(tr("the output"), *paths);
  if (!options.report.empty()) written_files.push_back({"--report", options.report});
  refuse_shared_files(files_read(options.spec), written_files);
  require_deck_output(options.spec.inputs, options.out);
  engine::Reports reports(
      report_format(options.format, "--report", options.report, engine::ReportFormat::Json));
  if (means_folder(options.spec.inputs, options.out)) {
    if (const auto made = make_folder(options.out); !made) return program.fail_with(made.error());
  }
  const auto engine = open_engine(options.spec, program);
  if (!engine) return;
  engine::BuildOptions build_settings = build_options(options.spec, engine::PackageWanted::Yes);
  build_settings.keep_states = !options.rollouts.empty();
  Result<fixers::RolloutPictures> pictures;
  if (build_settings.keep_states) {
    pictures = rollout_pictures(*engine, build_settings.target, options.spec.font_folders, program);
    if (!pictures) return program.fail_with(pictures.error());
  }
  for (std::size_t i = 0; i < options.spec.inputs.size(); ++i) {
    std::string text;
    qc::OverriddenSettings settings = finding_settings_of(options.spec, options.spec.inputs[i]);
    build_settings.findings = std::move(settings.settings);
    auto built = build_one(options.spec.inputs[i], build_settings.keep_states, text, build_settings,
                           *engine, program);
    if (!built) continue;
    built->report.overrides = std::move(settings.applied);
    if (!built->ok()) {
      reports.add(std::move(*built), program.console.language());
      continue;
    }
    if (build_settings.keep_states)
      write_rollouts(options, options.spec.inputs[i], text, *built, *engine, *pictures,
                     build_settings.jobs, program);
    const std::string& path = (*paths)[i];
    Result<void> written;
    if (path == "-") {
      const auto bytes = engine::package_bytes(*built, build_settings.jobs);
      written = bytes ? write_output("-", *bytes) : tl::unexpected(bytes.error());
    } else {
      written = engine::save(*built, path, build_settings.jobs);
    }
    if (!written) {
      program.fail_with(written.error());
      continue;
    }
    const Report& report = built->report;
    announce(path, report, threshold, program.console);
    if (program.console.quiet && !passes(report, threshold)) {
      program.console.reason((path == "-" ? report.input : path) + ": " +
                             reason_for_failure(report, threshold) + "; " +
                             (options.report.empty() || options.report == "-"
                                  ? tr("run without --quiet, or write a report with --report")
                                  : tr("see {}", options.report)));
    }
    reports.add(std::move(*built), program.console.language());
  }
  bool pass = true, warned = false;
  for (const Report& report : reports.all()) {
    if (report.invalid) continue;  // the status says so
    pass = pass && passes(report, threshold);
    warned = warned || !passes(report, Severity::Warning);
  }
  if (!pass) program.status = worse(program.status, Status::Findings);
  if (!reports.all().empty() && !program.console.quiet) {
    engine::ReportOptions style = report_options(threshold, program.console);
    style.color = program.console.colored(2);
    style.decks_only = true;  // the errors of other inputs are on stderr already
    if (!pass || warned || program.console.verbose)
      std::fputs(reports.write(engine::ReportFormat::Text, style).c_str(), stderr);
  }
  if (options.report.empty() || reports.all().empty()) return;
  engine::ReportOptions style = report_options(threshold, program.console);
  style.verbose = true;
  program.deliver(options.report, reports.write(reports.format(), style));
}

}  // namespace

void add_build(Command app, Program& program) {
  auto options = std::make_shared<Options>();
  Command command = app.add_command(
      "build", program.console.help(N_("Build decks: validate, lay out, measure, repair, write")));
  add_spec_options(command, options->spec, program.console);
  add_backend_option(command, options->spec, program.console);
  add_shorten_options(command, options->spec, program.console);
  add_finding_options(command, options->spec, program.console);
  command
      .add_option("-o,--output", options->out,
                  program.console.help(N_("Output file, or a folder for several specs; - for "
                                          "stdout; default: beside each spec, under its name")))
      .type_name("OUT.pptx|DIR");
  command
      .add_option(
          "--report", options->report,
          program.console.help(
              N_("Also write a report; the extension (.json, .html, .sarif, .xml for JUnit, .txt) "
                 "selects the format")))
      .type_name("FILE");
  command
      .add_option("--format", options->format,
                  program.console.help(N_(
                      "Report format (overrides the extension): text, json, html, sarif or junit")))
      .one_of(report_formats())
      .type_name("NAME");
  add_fail_on(command, options->fail_on, program.console);
  command
      .add_option("--rollouts", options->rollouts,
                  program.console.help(N_("Folder that keeps every step of the repair of every "
                                          "slide, with pictures (docs/repair-loop.md, 11.7)")))
      .type_name("DIR");
  command
      .add_option(
          "--fit", options->fit,
          program.console.help(N_(
              "How fitted text sizes are written: as explicit sizes, or as PowerPoint's autofit")))
      .one_of({"sizes", "autofit"})
      .type_name("sizes|autofit")
      .show_default();
  command
      .add_option("--keep-slides", options->spec.keep_slides,
                  program.console.help(N_("Keep the template's own slides, before or after those "
                                          "of the spec; default: they are left out")))
      .one_of({"before", "after"})
      .type_name("before|after");
  command.footer(example_and_statuses(program.console,
                                      "deckle build deck.json -o deck.pptx --report report.json"));
  command.action([options, command, &program] {
    if (!apply_config(command, options->spec.inputs, options->spec.config, program,
                      &options->spec.overrides))
      return;
    options->spec.autofit = options->fit == "autofit";
    build(*options, program);
  });
}

}  // namespace deckle::app
