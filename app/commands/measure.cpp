#include "app/build_spec.h"
#include "app/config.h"
#include "app/file_io.h"
#include "app/messages/tr.h"
#include "app/presentation_input.h"
#include "app/program.h"
#include "app/usage.h"
#include "engine/pipeline/font_findings.h"
#include "measure/slide/slide_measurer.h"
#include "slidespec/ir_json/ir_json.h"

namespace deckle::app {
namespace {

struct Options {
  SpecOptions spec;
  std::string out = "-";
};

// IR and SlideSpec are distinguished by the one key that each must have.
bool is_ir(std::string_view text) {
  return text.find("\"spec_version\"") == std::string_view::npos &&
         text.find("\"elements\"") != std::string_view::npos;
}

struct Measured {
  std::vector<SlideIr> slides;
  std::vector<MeasuredSlide> measured;
};

std::optional<Measured> measure_slides(std::vector<SlideIr> slides,
                                       const measure::TextEngine& text_engine, Program& program) {
  std::vector<FontUse> uses;
  Measured result;
  result.slides = std::move(slides);
  const measure::NativeMeasurer measurer(text_engine);
  for (const SlideIr& slide : result.slides) {
    auto measured = measurer.measure(slide);
    if (!measured) {
      program.fail_with(measured.error());
      return std::nullopt;
    }
    for (const MeasuredElement& element : measured->elements)
      uses.insert(uses.end(), element.fonts.begin(), element.fonts.end());
    result.measured.push_back(std::move(*measured));
  }
  program.console.print(engine::unused_font_findings(text_engine.fonts(), uses, false));
  return result;
}

// Empty after an error, which has been printed.
std::vector<SlideIr> read_slides(std::string_view text, const std::string& name, Program& program) {
  DiagnosticSink sink;
  std::vector<SlideIr> slides = read_ir(text, name, sink);
  program.console.print(sink);
  if (slides.empty()) program.status = worse(program.status, Status::Invalid);
  return slides;
}

std::optional<Measured> measure_spec(const std::string& path, std::string text,
                                     const engine::BuildOptions& settings,
                                     const engine::Engine& engine, Program& program) {
  auto built = build_text(path, std::move(text), settings, engine, program.console, program.status);
  if (!built || !built->ok()) return std::nullopt;
  for (const Diagnostic& d : built->findings) {
    if (!d.at.slide_id.empty()) program.console.print({d});  // the others are the deck's
  }
  program.console.print(built->report.deck_issues);
  return Measured{std::move(built->slides), std::move(built->measured)};
}

void measure_all(const Options& options, Program& program) {
  const std::string& path = options.spec.inputs.front();
  require_json_name("--output", options.out);
  refuse_shared_files(files_read(options.spec), {{tr("the output"), options.out}});
  const auto engine = open_engine(options.spec, program);
  if (!engine) return;
  const engine::BuildOptions settings = build_options(options.spec, engine::PackageWanted::No);
  const auto text_engine = engine->text_engine(settings.target);
  if (!text_engine) return program.fail_with(text_engine.error());
  std::optional<Measured> result;
  if (is_presentation(path)) {
    const auto deck = read_presentation(path, *engine, program);
    if (deck != nullptr) result = measure_slides(deck->slides, **text_engine, program);
  } else {
    auto text = read_spec(path, program.limits);
    if (!text) return program.fail_with(text.error());
    if (!is_ir(*text)) {
      result = measure_spec(path, std::move(*text), settings, *engine, program);
    } else if (auto slides = read_slides(*text, display_name(path), program); !slides.empty()) {
      result = measure_slides(std::move(slides), **text_engine, program);
    }
  }
  if (!result) return;
  program.deliver(options.out, write_measurements(result->slides, result->measured,
                                                  options.spec.target, "native"));
}

}  // namespace

void add_measure(Command app, Program& program) {
  auto options = std::make_shared<Options>();
  Command command = app.add_command(
      "measure", program.console.help(N_(
                     "Print the box, text lines and overflow of every element as JSON (in px)")));
  add_spec_options(command, options->spec, program.console);
  command.option("spec").exactly_one().description(
      program.console.help(N_("Presentation (.pptx), SlideSpec file (measured after repair) or "
                              "slide IR (JSON); - for JSON on stdin")));
  command.add_flag("--before-fix", options->spec.before_fix,
                   program.console.help(N_("Measure the first layout, before any repair")));
  command
      .add_option("-o,--output", options->out,
                  program.console.help(N_("Output file; - for stdout")))
      .type_name("FILE");
  command.footer(example_and_statuses_without_findings(program.console,
                                                       "deckle measure deck.json -o boxes.json"));
  command.action([options, command, &program] {
    if (apply_config(command, options->spec.inputs, options->spec.config, program))
      measure_all(*options, program);
  });
}

}  // namespace deckle::app
