#pragma once
// The steps of one build, in order: read, load, choose the template, repair, write.

#include <string>

#include "engine/inputs/template_cache.h"
#include "engine/pipeline/engine.h"
#include "measure/slide/slide_measurer.h"
#include "measure/text/text_engine.h"
#include "slidespec/core/message.h"
#include "slidespec/json/json_positions.h"

namespace deckle::engine {

// What a build needs. All of it must outlive the build.
struct Pipeline {
  const SpecInput& input;
  const BuildOptions& options;
  const measure::TextEngine& engine;
  TemplateCache& templates;
  Observer& observer;
  const std::string& svg_program;
  const Limits& limits;
  const measure::SlideMeasurer* measurer = nullptr;  // of the backend; null: the native engine's
  Message no_browser = {};                           // why the backend chrome has none
};

// Fills `built`, also with outcome Invalid, and `positions` of the spec's values. Other errors are
// returned. Throws Cancelled when the thread is asked to stop.
[[nodiscard]] Result<void> run_pipeline(const Pipeline& pipeline, Built& built,
                                        JsonPositions& positions);

}  // namespace deckle::engine
