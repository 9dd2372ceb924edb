#include "tests/support/test_engine.h"

#include <gtest/gtest.h>

#include "engine/pipeline/engine.h"
#include "measure/slide/slide_measurer.h"
#include "slidespec/ir_json/ir_json.h"

namespace deckle::test {

namespace {

const engine::Engine& the_engine() {
  static const engine::Engine instance = engine::Engine::open().value();
  return instance;
}

}  // namespace

const measure::TextEngine& text_engine() {
  return **the_engine().text_engine(measure::Target::PowerPoint);
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

std::string spec_of(const std::string& slides) {
  // Two photographs, for slides that show them.
  const char* assets =
      slides.find("\"room-") == std::string::npos
          ? ""
          : R"(,"assets":[{"asset_id":"room-1","type":"image","source":{"kind":"file","file_id":"assets/room-1.jpg"}},)"
            R"({"asset_id":"room-2","type":"image","source":{"kind":"file","file_id":"assets/room-2.jpg"}}])";
  return R"({"spec_version":"slidespec_v1","deck":{"title":"Test","language":"en","slides":)" +
         slides + "}" + assets +
         R"(,"theme":{"template_ref":{"template_id":"default"},"brand":{"brand_kit_id":"default"}}})";
}

DiagnosticSink slide_findings(const std::string& slides) {
  engine::BuildOptions options;
  options.package = engine::PackageWanted::No;
  options.assets_folder = DECKLE_SOURCE_DIR "/bench/jobs";
  const engine::Built built = the_engine().build({spec_of(slides), "case", ""}, options);
  for (const Diagnostic& d : built.findings) {
    if (d.severity == Severity::Error) ADD_FAILURE() << d.at.pointer << ": " << d.message;
  }
  if (built.error) ADD_FAILURE() << built.error->message;
  DiagnosticSink findings;
  for (const SlideReport& slide : built.report.slides)
    findings.insert(findings.end(), slide.issues.begin(), slide.issues.end());
  return findings;
}

}  // namespace deckle::test
