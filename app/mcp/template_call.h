#pragma once
// The arguments of tools about a template: a file, or the built-in one and its page.

#include <memory>
#include <string>
#include <vector>

#include "app/mcp/tool.h"
#include "templates/template.h"

namespace deckle::app::mcp {

[[nodiscard]] std::vector<Parameter> template_parameters();

struct TemplateCall {
  std::shared_ptr<const templates::Template> base;
  std::string path;  // empty: the built-in one
};
// Errors: of Roots, and of Engine::read_template().
[[nodiscard]] Result<TemplateCall> template_of(const ToolCall& call);

}  // namespace deckle::app::mcp
