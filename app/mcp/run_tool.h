#pragma once
// One call of a tool: its progress, its result or failure, and its cancellation.

#include <optional>
#include <string>

#include "app/mcp/calls.h"
#include "app/mcp/output.h"
#include "app/mcp/tool.h"

namespace deckle::app::mcp {

struct RunningCall {
  std::string id;              // JSON text
  std::string progress_token;  // JSON text; empty: no progress is reported
  const Calls::Cancelled& cancelled;
  Output& output;  // for progress
};

// The response; none when the call was cancelled. Throws nothing.
[[nodiscard]] std::optional<std::string> run_tool(const Tool& tool, const Arguments& arguments,
                                                  Service& service,
                                                  const RunningCall& call) noexcept;

// JSON on one line.
[[nodiscard]] std::string line_of(const Json& json);

}  // namespace deckle::app::mcp
