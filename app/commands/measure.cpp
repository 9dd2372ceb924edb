#include "app/build_spec.h"
#include "app/config.h"
#include "app/drawn_input.h"
#include "app/file_io.h"
#include "app/messages/tr.h"
#include "app/presentation_input.h"
#include "app/program.h"
#include "app/slide_measurers.h"
#include "app/usage.h"
#include "engine/pipeline/font_findings.h"
#include "measure/slide/element_note.h"
#include "slidespec/ir_json/ir_json.h"

namespace deckle::app {
namespace {

struct Options {
  SpecOptions spec;
  std::string out = "-";
  bool compare = false;
};

struct Measured {
  std::vector<SlideIr> slides;
  std::vector<MeasuredSlide> measured;
};

std::optional<std::vector<MeasuredSlide>> measured_by(const measure::SlideMeasurer& measurer,
                                                      const std::vector<SlideIr>& slides,
                                                      Program& program) {
  std::vector<MeasuredSlide> out;
  for (const SlideIr& slide : slides) {
    auto measured = measurer.measure(slide);
    if (!measured) {
      program.fail_with(measured.error());
      return std::nullopt;
    }
    out.push_back(std::move(*measured));
  }
  return out;
}

std::optional<Measured> measure_slides(std::vector<SlideIr> slides, const SlideMeasurers& measurers,
                                       Program& program) {
  std::vector<FontUse> uses;
  Measured result;
  result.slides = std::move(slides);
  auto measured = measured_by(measurers.wanted(), result.slides, program);
  if (!measured) return std::nullopt;
  result.measured = std::move(*measured);
  for (const MeasuredSlide& slide : result.measured) {
    for (const MeasuredElement& element : slide.elements)
      uses.insert(uses.end(), element.fonts.begin(), element.fonts.end());
  }
  const measure::TextEngine& text_engine = measurers.engine;
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
  const SlideMeasurers measurers =
      slide_measurers(options.spec, **text_engine, *engine, program);
  std::optional<Measured> result;
  if (is_presentation(path)) {
    const auto deck = read_presentation(path, *engine, program);
    if (deck != nullptr) result = measure_slides(deck->slides, measurers, program);
  } else {
    auto text = read_spec(path, program.limits);
    if (!text) return program.fail_with(text.error());
    if (!is_slide_ir(*text)) {
      result = measure_spec(path, std::move(*text), settings, *engine, program);
    } else if (auto slides = read_slides(*text, display_name(path), program); !slides.empty()) {
      result = measure_slides(std::move(slides), measurers, program);
    }
  }
  if (!result) return;
  MeasuredWith with;
  with.target = measure::to_string(settings.target);
  if (measurers.browser != nullptr) {
    with.backend = "chrome";
    with.version = measurers.browser->browser().version();
  }
  with.not_run = measurers.not_run.in(program.console.data_language());
  MeasuredComparison comparison;
  if (options.compare && measurers.browser != nullptr) {
    const auto native = measured_by(measurers.native, result->slides, program);
    if (!native) return;
    comparison = compare_measured(*native, result->measured);
    with.comparison = &comparison;
  }
  // Which line flips is a question to the native engine; Chromium's lines are what they are.
  MeasurementNotes notes;
  if (measurers.browser == nullptr) {
    notes = measure::measurement_notes(**text_engine, result->slides, result->measured);
    with.notes = &notes;
  }
  program.deliver(options.out, write_measurements(result->slides, result->measured, with));
}

}  // namespace

void add_measure(Command app, Program& program) {
  auto options = std::make_shared<Options>();
  Command command = app.add_command(
      "measure", program.console.help(N_(
                     "Print the box, text lines and overflow of every element as JSON (in px)")));
  add_spec_options(command, options->spec, program.console);
  add_backend_option(command, options->spec, program.console);
  command.add_flag("--compare", options->compare,
                   program.console.help(N_("Also compare the native engine with Chromium (implies "
                                           "--backend chrome)")));
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
    if (options->compare) options->spec.backend = "chrome";
    if (apply_config(command, options->spec.inputs, options->spec.config, program))
      measure_all(*options, program);
  });
}

}  // namespace deckle::app
