// deckle refine: the refinement loop of slide IR, with an author of patches.

#include <fmt/format.h>

#include <filesystem>

#include "app/build_spec.h"
#include "app/file_io.h"
#include "app/ir_input.h"
#include "app/messages/tr.h"
#include "app/program.h"
#include "app/refine_report.h"
#include "app/rollout_pictures.h"
#include "app/run_command.h"
#include "app/slide_measurers.h"
#include "app/usage.h"
#include "fixers/refine/build_rollouts.h"
#include "fixers/refine/patchers.h"
#include "fixers/refine/request.h"
#include "fixers/refine/rollout.h"
#include "layout/geometry/solve_geometry.h"
#include "slidespec/ir_json/ir_json.h"

namespace deckle::app {
namespace {

struct Options {
  SpecOptions spec;
  std::string patcher = "hints";
  int patcher_seconds = 60;
  std::string folder;  // --out
  std::string replay;
  std::string report;  // --report; empty: none
  std::vector<std::string> constants;
  std::string out = "-";
};

constexpr int kMostSeconds = 24 * 60 * 60;

// How a rollout's folder is called in that of a deck: rollout_0001.
std::string folder_of_slide(const std::string& folder, std::size_t number, bool is_deck) {
  if (folder.empty() || !is_deck) return folder;
  return folder + "/" + fmt::format("rollout_{:04}", number + 1);
}

// Patches that are there already, one for each iteration.
fixers::PatchAuthor replaying(std::vector<fixers::SlidePatch> patches) {
  return [patches = std::move(patches)](const fixers::Session& session, const std::string&)
             -> Result<std::optional<fixers::SlidePatch>> {
    const auto number = static_cast<std::size_t>(session.iter());
    if (number >= patches.size()) return std::nullopt;
    return patches[number];
  };
}

fixers::PatchAuthor asking(const std::string& command, int seconds) {
  return [command, seconds](const fixers::Session& session, const std::string& complaint)
             -> Result<std::optional<fixers::SlidePatch>> {
    const auto answer =
        run_command(command, fixers::write_request(session, complaint), {.seconds = seconds});
    if (!answer) return tl::unexpected(answer.error());
    auto patch = fixers::read_author_patch(*answer, session.current().ir);
    if (!patch) return tl::unexpected(patch.error());
    return std::optional<fixers::SlidePatch>(std::move(*patch));
  };
}

bool is_file(const std::string& path) {
  std::error_code error;
  return std::filesystem::is_regular_file(path, error);
}

// Empty after an error, which has been printed.
fixers::PatchAuthor author_for(const Options& options, const SlideIr& slide,
                               const std::string& replay, int most, Program& program) {
  if (!options.replay.empty()) {
    auto patches = fixers::kept_patches(replay, slide, most);
    if (!patches) {
      program.fail_with(patches.error());
      return {};
    }
    return replaying(std::move(*patches));
  }
  if (options.patcher == "hints")
    return [](const fixers::Session& session, const std::string&)
               -> Result<std::optional<fixers::SlidePatch>> { return fixers::hints_patch(session); };
  if (options.patcher == "search")
    return [](const fixers::Session& session, const std::string&)
               -> Result<std::optional<fixers::SlidePatch>> { return fixers::search_patch(session); };
  if (!is_file(options.patcher) || !options.patcher.ends_with(".json"))
    return asking(options.patcher, options.patcher_seconds);
  const auto text = read_input(options.patcher, Limit::AnswerBytes, program.limits);
  if (!text) {
    program.fail_with(text.error());
    return {};
  }
  DiagnosticSink sink;
  auto patch = fixers::read_patch(*text, options.patcher, slide, sink, program.limits);
  program.console.print(sink);
  if (!patch) {
    program.status = worse(program.status, Status::Invalid);
    return {};
  }
  return replaying({std::move(*patch)});
}

void announce(const SlideIr& slide, const fixers::Session& session, const Program& program) {
  const fixers::RefineMetrics& metrics = session.metrics();
  program.console.info(tr("{}: {} after {} iterations, {} defects left",
                          slide.slide_id.empty() ? "slide" : slide.slide_id,
                          to_string(metrics.quality), metrics.iterations,
                          session.iterations()[static_cast<std::size_t>(metrics.best_iteration)]
                              .diagnosis.defects.size()));
}

// A rollout is replayed for the target that it was made for, and measured by what measured it.
Result<void> set_kept_target(const std::string& folder, bool is_deck, SpecOptions& spec) {
  const auto kept = fixers::read_settings(folder_of_slide(folder, 0, is_deck));
  if (!kept) return tl::unexpected(kept.error());
  if (kept->patcher == fixers::kBuildPatcher)
    return fail(ErrorCode::Malformed,
                tr("a rollout of build is not replayed by patches; build the spec again"), folder);
  if (!measure::target_from(kept->target))
    return fail(ErrorCode::Malformed, tr("settings.json has the unknown target \"{}\"", kept->target), folder);
  if (kept->backend != fixers::kNativeBackend && kept->backend != "chrome")
    return fail(ErrorCode::Malformed,
                tr("settings.json has the unknown back end \"{}\"", kept->backend), folder);
  spec.target = kept->target;
  spec.backend = kept->backend;
  return {};
}

void refine(const Options& given, Program& program) {
  Options options = given;
  require_json_name("--output", options.out);
  std::vector<NamedFile> written = {{tr("the output"), options.out}};
  if (!options.report.empty()) {
    require_html_name("--report", options.report);
    written.push_back({"--report", options.report});
  }
  refuse_shared_files(files_read(options.spec), written);
  const fixers::LoopSettings settings = loop_settings(options.constants);
  IrInput input = read_ir_input(options.spec.inputs.front(), program);
  if (input.slides.empty()) return;
  if (!options.replay.empty()) {
    if (auto set = set_kept_target(options.replay, input.is_deck, options.spec); !set)
      return program.fail_with(set.error());
  }
  const auto engine = open_engine(options.spec, program);
  if (!engine) return;
  const measure::Target target = build_options(options.spec, engine::PackageWanted::No).target;
  const auto text_engine = engine->text_engine(target);
  if (!text_engine) return program.fail_with(text_engine.error());
  const SlideMeasurers measurers =
      slide_measurers(options.spec, **text_engine, *engine, program);
  const layout::SolveGeometry solve_geometry = layout::geometry_solver(**text_engine);
  Result<fixers::RolloutPictures> pictures;
  if (!options.folder.empty()) {
    pictures = rollout_pictures(*engine, target, options.spec.font_folders, program);
    if (!pictures) return program.fail_with(pictures.error());
  }
  std::vector<SlideIr> results;
  std::vector<fixers::Session> sessions;  // for the report
  std::string patcher;
  for (std::size_t i = 0; i < input.slides.size(); ++i) {
    fixers::RolloutJob job;
    job.slide = input.slides[i];
    job.input = input.is_deck ? write_slide_ir(job.slide) : input.text;
    job.settings = settings;
    job.patcher = options.patcher;
    job.target = measure::to_string(target);
    job.backend = measurers.browser != nullptr ? "chrome" : fixers::kNativeBackend;
    job.folder = folder_of_slide(options.folder, i, input.is_deck);
    const std::string replay = folder_of_slide(options.replay, i, input.is_deck);
    if (!replay.empty()) {
      auto kept = fixers::read_settings(replay);
      if (!kept) return program.fail_with(kept.error());
      job.settings = kept->constants;
      job.patcher = kept->patcher;
    }
    job.author = author_for(options, job.slide, replay, job.settings.max_iter, program);
    if (!job.author) return;
    if (pictures) job.pictures = *pictures;
    auto session = fixers::roll_out(job, measurers.wanted(), solve_geometry);
    if (!session) return program.fail_with(session.error());
    announce(job.slide, *session, program);
    if (session->metrics().quality == Quality::Degraded)
      program.status = worse(program.status, Status::Findings);
    results.push_back(session->result());
    if (options.report.empty()) continue;
    patcher = job.patcher;
    sessions.push_back(std::move(*session));
  }
  if (!options.report.empty() &&
      !program.deliver(options.report, refine_report(sessions, patcher, program.console.language())))
    return;
  program.deliver(options.out, input.is_deck ? write_ir(results) : write_slide_ir(results.front()));
}

}  // namespace

void add_refine(Command app, Program& program) {
  auto options = std::make_shared<Options>();
  Command command = app.add_command(
      "refine", program.console.help(N_("Repair slide IR by patches, in a loop with diagnosis, and "
                                        "print the slides that result")));
  command
      .add_option("ir", options->spec.inputs,
                  program.console.help(N_("Slide IR (JSON); - for stdin")))
      .required()
      .exactly_one();
  command
      .add_option("--patcher", options->patcher,
                  program.console.help(N_("Who writes the patches: hints, search, a file of one "
                                          "patch (.json), or a command (docs/refine.md)")))
      .show_default();
  command
      .add_option("--patcher-timeout", options->patcher_seconds,
                  program.console.help(N_("Seconds the command may take for each patch")))
      .range(1, kMostSeconds)
      .type_name("SECONDS")
      .show_default();
  command
      .add_option("--out", options->folder,
                  program.console.help(N_("Folder that keeps every iteration; one that has been "
                                          "interrupted is carried on")))
      .type_name("DIR");
  command
      .add_option("--replay", options->replay,
                  program.console.help(N_("Apply the patches that such a folder keeps")))
      .type_name("DIR");
  command
      .add_option("--report", options->report,
                  program.console.help(N_("Also write a page about it (.html): every iteration with "
                                          "the slide, its defects and what changed")))
      .type_name("FILE");
  add_loop_options(command, options->constants, program.console);
  add_measure_options(command, options->spec, program.console);
  add_backend_option(command, options->spec, program.console);
  command
      .add_option("-o,--output", options->out,
                  program.console.help(N_("Output file; - for stdout")))
      .type_name("FILE");
  command.footer(example_and_statuses(
      program.console, "deckle refine slide.json --patcher search --out rollout -o better.json"));
  command.action([options, &program] { refine(*options, program); });
}

}  // namespace deckle::app
