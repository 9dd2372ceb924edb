#include <algorithm>

#include "app/mcp/findings.h"
#include "app/mcp/spec_call.h"
#include "app/mcp/tools/registry.h"
#include "app/messages/tr.h"
#include "measure/slide/element_note.h"
#include "slidespec/ir_json/ir_json.h"
#include "slidespec/schema/schemas.h"

namespace deckle::app::mcp {
namespace {

std::vector<Parameter> parameters() {
  std::vector<Parameter> all = build_parameters();
  all.push_back(before_fix_parameter());
  all.push_back({Parameter::Kind::TextList, "slide_ids",
                 "Only these slides, and what continues them; default: all."});
  return all;
}

Json output_schema() {
  Json schema = Json::parse(*schema_text("measurements"));
  schema.erase("$id");
  return schema;
}

// A slide, or one that continues it.
bool is_wanted(const SlideIr& slide, const std::vector<std::string>& wanted) {
  return wanted.empty() ||
         std::any_of(wanted.begin(), wanted.end(), [&slide](const std::string& id) {
           return slide.slide_id == id || slide.source_id == id;
         });
}

ToolResult run(const ToolCall& call) {
  const Language language = call.service.language;
  const auto spec = prepare(call, engine::PackageWanted::No);
  if (!spec) return failed(spec.error(), language);
  const engine::Built built = spec->engine->build(spec->input, spec->options, call.observer);
  if (!built.ok()) return failed(built, language);
  const std::vector<std::string> wanted = call.arguments.list("slide_ids");
  std::vector<SlideIr> slides;
  std::vector<MeasuredSlide> measured;
  for (std::size_t i = 0; i < built.slides.size(); ++i) {
    if (!is_wanted(built.slides[i], wanted)) continue;
    slides.push_back(built.slides[i]);
    measured.push_back(built.measured[i]);
  }
  if (slides.empty())
    return failed(Error{ErrorCode::NotFound, tr("the deck has none of these slides; qc lists them"),
                        "slide_ids"},
                  language);
  const auto text_engine = spec->engine->text_engine(spec->options.target);
  if (!text_engine) return failed(text_engine.error(), language);
  const MeasurementNotes notes = measure::measurement_notes(**text_engine, slides, measured);
  return Json::parse(write_measurements(
      slides, measured,
      {.target = call.arguments.text("target").value_or("powerpoint"), .notes = &notes}));
}

}  // namespace

const Tool kMeasure{
    "measure",
    "Measure the text of a deck",
    "Lays out, measures and repairs a SlideSpec, and returns the box, text lines and overflow of "
    "every element, in px of the slide. The result is long: name the slides you need in slide_ids. "
    "To learn whether everything fits, qc is enough.",
    parameters,
    output_schema,
    {},
    run};

}  // namespace deckle::app::mcp
