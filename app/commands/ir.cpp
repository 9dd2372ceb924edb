#include <fmt/format.h>

#include "app/build_spec.h"
#include "app/config.h"
#include "app/file_io.h"
#include "app/messages/tr.h"
#include "app/presentation_input.h"
#include "app/program.h"
#include "app/usage.h"
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
}

}  // namespace deckle::app
