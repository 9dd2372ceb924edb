#pragma once
// All inputs of a build, read in one pass: the spec, its assets and data, the template, the brand
// kit. What is wrong with one does not hide what is wrong with another.

#include <memory>

#include "engine/inputs/load_assets.h"
#include "engine/inputs/template_cache.h"
#include "engine/pipeline/engine.h"
#include "slidespec/json/json_positions.h"

namespace deckle::engine {

struct InputRequest {
  const SpecInput& input;
  const BuildOptions& options;
  TemplateCache& templates;
  const std::string& svg_program;
  const Limits& limits;
  Drawing drawing = Drawing::Yes;
};

struct Inputs {
  Deck deck;
  LoadedAssets assets;
  std::shared_ptr<const templates::Template> base;  // with the brand kit applied
  JsonPositions positions;                          // of the spec's values
};

// Findings go to `built`, which also gets the outcome: Built when all inputs can be used, else
// Invalid, or NotFound when nothing is wrong but that something does not exist. Internal,
// Cancelled: what is not about an input. Throws Cancelled.
[[nodiscard]] Result<Inputs> read_inputs(const InputRequest& request, Built& built);

}  // namespace deckle::engine
