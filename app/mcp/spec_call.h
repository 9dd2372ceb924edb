#pragma once
// The arguments that tools on specs share: the spec, and where its other inputs are.

#include <memory>
#include <string>
#include <vector>

#include "app/mcp/tool.h"
#include "engine/pipeline/engine.h"

namespace deckle::app::mcp {

// The spec, as an object, a string or a file.
[[nodiscard]] std::vector<Parameter> spec_parameters();
// Those, and template, templates, brand, assets.
[[nodiscard]] std::vector<Parameter> input_parameters();
// Those, and what concerns measuring and repair.
[[nodiscard]] std::vector<Parameter> build_parameters();
// `before_fix`, of tools that measure and report.
[[nodiscard]] Parameter before_fix_parameter();

// The spec of a call, and its name in messages and folder. Malformed: none is given, or two; else
// as Roots::read().
[[nodiscard]] Result<engine::SpecInput> spec_of(const ToolCall& call);

// What a call asks the engine for.
struct SpecCall {
  engine::SpecInput input;
  engine::BuildOptions options;
  std::shared_ptr<const engine::Engine> engine;
  std::vector<std::string>
      files;  // absolute paths of spec, template and brand kit, as far as given
};
// Errors: as of spec_of() and Roots.
[[nodiscard]] Result<SpecCall> prepare(const ToolCall& call, engine::PackageWanted package);

// The same for a call that has no spec: `input` stays empty.
[[nodiscard]] Result<SpecCall> prepare_without_spec(const ToolCall& call);

}  // namespace deckle::app::mcp
