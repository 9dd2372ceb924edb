#include "tests/support/test_engine.h"

#include <gtest/gtest.h>

#include "engine/pipeline/engine.h"
#include "measure/slide/slide_measurer.h"
#include "slidespec/ir_json/ir_json.h"

namespace deckle::test {

const measure::TextEngine& text_engine() {
  static const engine::Engine instance = engine::Engine::open().value();
  return **instance.text_engine(measure::Target::PowerPoint);
}

SlideIr slide_from(const std::string& ir) {
  DiagnosticSink sink;
  std::vector<SlideIr> slides = read_ir(ir, "case", sink);
  for (const Diagnostic& d : sink)
    ADD_FAILURE() << d.at.line << ':' << d.at.column << ": " << d.message;
  return slides.empty() ? SlideIr{} : slides.front();
}

MeasuredSlide measured(const SlideIr& slide) {
  auto result = measure::NativeMeasurer(text_engine()).measure(slide);
  if (!result) ADD_FAILURE() << result.error().message;
  return result.value_or(MeasuredSlide{});
}

}  // namespace deckle::test
