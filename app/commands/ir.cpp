#include <fmt/format.h>

#include "app/build_spec.h"
#include "app/config.h"
#include "app/file_io.h"
#include "app/ir_input.h"
#include "app/messages/tr.h"
#include "app/presentation_input.h"
#include "app/program.h"
#include "app/usage.h"
#include "fixers/diagnose/diagnose.h"
#include "layout/geometry/solve_geometry.h"
#include "measure/slide/slide_measurer.h"
#include "slidespec/ir_json/ir_json.h"

namespace deckle::app {
namespace {

struct Options {
  SpecOptions spec;
  std::string out = "-";
  int slide = 0;  // 1-based; 0: all
};

constexpr int kMostSlides = 1'000'000;

// Empty after an error, which has been printed.
std::vector<SlideIr> slides_of(const Options& options, Program& program) {
  const std::string& path = options.spec.inputs.front();
  const auto engine = open_engine(options.spec, program);
  if (!engine) return {};
  if (is_presentation(path)) {
    const auto deck = read_presentation(path, *engine, program);
    if (deck == nullptr) return {};
    if (deck->slides.empty() && program.status == Status::Clean)
      program.fail_with({ErrorCode::Malformed, tr("has no slides"), display_name(path)});
    return deck->slides;
  }
  const auto built = build_spec(path, build_options(options.spec, engine::PackageWanted::No),
                                *engine, program.console, program.status);
  if (!built || !built->ok()) return {};
  for (const Diagnostic& finding : built->findings) {
    if (!finding.at.slide_id.empty()) program.console.print({finding});  // others are the deck's
  }
  program.console.print(built->report.deck_issues);
  return built->slides;
}

void init(const Options& options, Program& program) {
  require_json_name("--output", options.out);
  refuse_shared_files(files_read(options.spec), {{tr("the output"), options.out}});
  const std::vector<SlideIr> slides = slides_of(options, program);
  if (slides.empty()) return;
  if (options.slide == 0) {
    program.deliver(options.out, write_ir(slides));
    return;
  }
  const auto index = static_cast<std::size_t>(options.slide) - 1;
  if (index >= slides.size())
    throw UsageError(
        tr("--slide: there is no slide {}; the deck has {}", options.slide, slides.size()));
  program.deliver(options.out, write_slide_ir(slides[index]));
}

// ---- diagnose and apply ---------------------------------------------------------------------------

struct PatchOptions {
  SpecOptions spec;
  std::string ir;
  std::string patch;
  std::vector<std::string> constants;
  std::string out = "-";
};

std::optional<fixers::DiagnosedSlide> diagnosed(SlideIr& slide, const measure::TextEngine& engine,
                                                const fixers::LoopSettings& settings,
                                                Program& program) {
  layout::geometry_solver(engine)(slide);
  auto found = fixers::diagnose(slide, measure::NativeMeasurer(engine), settings);
  if (found) return std::move(*found);
  program.fail_with(found.error());
  return std::nullopt;
}

void diagnose(const PatchOptions& options, Program& program) {
  require_json_name("--output", options.out);
  refuse_shared_files(files_read(options.spec), {{tr("the output"), options.out}});
  const fixers::LoopSettings settings = loop_settings(options.constants);
  const auto engine = open_engine(options.spec, program);
  if (!engine) return;
  const auto text_engine =
      engine->text_engine(build_options(options.spec, engine::PackageWanted::No).target);
  if (!text_engine) return program.fail_with(text_engine.error());
  IrInput input = read_ir_input(options.spec.inputs.front(), program);
  std::string all;
  bool defects = false;
  for (SlideIr& slide : input.slides) {
    const auto found = diagnosed(slide, **text_engine, settings, program);
    if (!found) return;
    defects = defects || !found->diagnosis.defects.empty();
    std::string json = fixers::write_diagnosis(slide, found->diagnosis);
    json.pop_back();
    all += (all.empty() ? "" : ",\n") + json;
  }
  if (input.slides.empty()) return;
  if (!program.deliver(options.out, input.is_deck ? "{\"slides\": [" + all + "]}\n" : all + "\n")) return;
  if (defects) program.status = worse(program.status, Status::Findings);
}

void apply_patch(const PatchOptions& options, Program& program) {
  require_json_name("--output", options.out);
  refuse_shared_files({{tr("the input"), options.ir}, {tr("the patch"), options.patch}},
                      {{tr("the output"), options.out}});
  refuse_repeated_stdin({options.ir, options.patch});
  const fixers::LoopSettings settings = loop_settings(options.constants);
  const IrInput input = read_ir_input(options.ir, program);
  if (input.slides.empty()) return;
  if (input.slides.size() > 1)
    throw UsageError(tr("a patch is for one slide; write it with deckle ir init --slide N"));
  const auto text = read_input(options.patch, Limit::AnswerBytes, program.limits);
  if (!text) return program.fail_with(text.error());
  DiagnosticSink sink;
  const auto patch = fixers::read_patch(*text, display_name(options.patch), input.slides.front(),
                                        sink, program.limits);
  program.console.print(sink);
  if (!patch) {
    program.status = worse(program.status, Status::Invalid);
    return;
  }
  const fixers::AppliedPatch applied = fixers::apply(input.slides.front(), *patch, settings);
  for (const Override& one : applied.overrides)
    program.console.info(tr("{}: {} {:.6g} is limited to {:.6g}: {}", one.eid, one.field,
                            one.requested, one.clamped_to, one.reason));
  program.deliver(options.out, input.is_deck ? write_ir({applied.slide})
                                             : write_slide_ir(applied.slide));
}

void add_diagnose(Command ir, Program& program) {
  auto options = std::make_shared<PatchOptions>();
  Command command = ir.add_command(
      "diagnose", program.console.help(N_("Print defects and warnings of slide IR as JSON, each "
                                          "with a hint: the place and size that cure it")));
  command
      .add_option("ir", options->spec.inputs,
                  program.console.help(N_("Slide IR (JSON); - for stdin")))
      .required()
      .exactly_one();
  add_loop_options(command, options->constants, program.console);
  add_measure_options(command, options->spec, program.console);
  command
      .add_option("-o,--output", options->out,
                  program.console.help(N_("Output file; - for stdout")))
      .type_name("FILE");
  command.footer(example_and_statuses(program.console, "deckle ir diagnose slide.json"));
  command.action([options, &program] { diagnose(*options, program); });
}

void add_apply(Command ir, Program& program) {
  auto options = std::make_shared<PatchOptions>();
  Command command = ir.add_command(
      "apply", program.console.help(N_("Apply a patch (JSON) to slide IR, within the budgets")));
  command
      .add_option("ir", options->ir,
                  program.console.help(N_("Slide IR (JSON) with one slide; - for stdin")))
      .required();
  command.add_option("patch", options->patch, program.console.help(N_("Patch (JSON); - for stdin")))
      .required();
  add_loop_options(command, options->constants, program.console);
  command
      .add_option("-o,--output", options->out,
                  program.console.help(N_("Output file; - for stdout")))
      .type_name("FILE");
  command.footer(example_and_statuses_without_findings(
      program.console, "deckle ir apply slide.json patch.json -o better.json"));
  command.action([options, &program] { apply_patch(*options, program); });
}

}  // namespace

void add_ir(Command app, Program& program) {
  auto options = std::make_shared<Options>();
  options->spec.before_fix = true;
  Command command = app.add_command(
      "ir", program.console.help(N_("Work with slide IR: slides with every box and text property "
                                    "resolved, as JSON")));
  command.require_command();
  command.footer(example(program.console, "deckle ir init deck.pptx -o deck.ir.json"));
  Command init_command = command.add_command(
      "init", program.console.help(N_("Write the slides of a presentation, or the first layout "
                                      "of a spec, as slide IR")));
  add_spec_options(init_command, options->spec, program.console);
  init_command.option("spec").exactly_one().description(
      program.console.help(N_("Presentation (.pptx, .potx, .pptm, .ppsx) or SlideSpec file; - for "
                              "a spec on stdin")));
  init_command
      .add_option("--slide", options->slide,
                  program.console.help(N_("Only this slide, counted from 1")))
      .range(1, kMostSlides)
      .type_name("N");
  init_command
      .add_option("-o,--output", options->out,
                  program.console.help(N_("Output file; - for stdout")))
      .type_name("FILE");
  init_command.footer(example_and_statuses_without_findings(
      program.console, "deckle ir init deck.pptx --slide 3 -o slide3.json"));
  init_command.action([options, init_command, &program] {
    if (apply_config(init_command, options->spec.inputs, options->spec.config, program))
      init(*options, program);
  });
  add_diagnose(command, program);
  add_apply(command, program);
}

}  // namespace deckle::app
