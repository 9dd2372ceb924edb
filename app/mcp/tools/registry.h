#pragma once
// All tools.

#include <span>
#include <string_view>

#include "app/mcp/tool.h"

namespace deckle::app::mcp {

extern const Tool kBuild, kFix, kLayouts, kMeasure, kPrompt, kQc, kRefineStart, kRefineStep, kRule, kValidate;

// In the order in which a client lists them.
[[nodiscard]] std::span<const Tool* const> tools();
[[nodiscard]] const Tool* find_tool(std::string_view name);  // null: there is none

// The result of tools/list.
[[nodiscard]] Json tool_list();

}  // namespace deckle::app::mcp
