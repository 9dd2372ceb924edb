#include "app/drawn_input.h"

#include <utility>

#include "app/file_io.h"
#include "app/messages/tr.h"
#include "app/presentation_input.h"
#include "layout/geometry/solve_geometry.h"
#include "measure/slide/slide_measurer.h"
#include "slidespec/core/parallel.h"
#include "slidespec/ir_json/ir_json.h"

namespace deckle::app {
namespace {

std::optional<DrawnInput> measured(std::vector<SlideIr> slides, const engine::Engine& engine,
                                   const engine::BuildOptions& settings, Program& program) {
  const auto text_engine = engine.text_engine(settings.target);
  if (!text_engine) {
    program.fail_with(text_engine.error());
    return std::nullopt;
  }
  DrawnInput out;
  out.slides = std::move(slides);
  out.measured.resize(out.slides.size());
  const measure::NativeMeasurer measurer(**text_engine);
  parallel_for(out.slides.size(), settings.jobs, [&](std::size_t i) {
    layout::solve_chart_geometry(out.slides[i], **text_engine);
    // The native engine measures any slide.
    if (auto one = measurer.measure(out.slides[i])) out.measured[i] = std::move(*one);
  });
  return out;
}

std::optional<DrawnInput> read_slides(const std::string& path, const engine::Engine& engine,
                                      const engine::BuildOptions& settings, Program& program) {
  const auto deck = read_presentation(path, engine, program);
  if (deck == nullptr) return std::nullopt;
  if (deck->slides.empty()) {
    if (program.status == Status::Clean)
      program.fail_with({ErrorCode::Malformed, tr("has no slides"), display_name(path)});
    return std::nullopt;
  }
  return measured(deck->slides, engine, settings, program);
}

}  // namespace

bool is_slide_ir(std::string_view text) {
  return text.find("\"spec_version\"") == std::string_view::npos &&
         text.find("\"elements\"") != std::string_view::npos;
}

std::optional<DrawnInput> read_drawn(const std::string& path, const engine::Engine& engine,
                                     const engine::BuildOptions& settings, Program& program) {
  if (is_presentation(path)) return read_slides(path, engine, settings, program);
  auto text = read_spec(path, program.limits);
  if (!text) {
    program.fail_with(text.error());
    return std::nullopt;
  }
  if (is_slide_ir(*text)) {
    DiagnosticSink sink;
    std::vector<SlideIr> slides = read_ir(*text, display_name(path), sink);
    program.console.print(sink);
    if (slides.empty()) {
      program.status = worse(program.status, Status::Invalid);
      return std::nullopt;
    }
    return measured(std::move(slides), engine, settings, program);
  }
  auto built =
      build_text(path, std::move(*text), settings, engine, program.console, program.status);
  if (!built || !built->ok()) return std::nullopt;
  DrawnInput out;
  out.slides = std::move(built->slides);
  out.measured = std::move(built->measured);
  out.title = built->deck.title;
  return out;
}

}  // namespace deckle::app
