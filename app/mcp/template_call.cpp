#include "app/mcp/template_call.h"

#include <utility>

namespace deckle::app::mcp {

std::vector<Parameter> template_parameters() {
  return {{Parameter::Kind::Text, "template",
           "Template file (.pptx or .potx): relative to the first root folder, or absolute within "
           "one. Default: the built-in template."},
          {Parameter::Kind::Choice,
           "size",
           "Page of the built-in template; default: 16:9.",
           false,
           {"16:9", "4:3"}}};
}

Result<TemplateCall> template_of(const ToolCall& call) {
  TemplateCall out;
  if (const auto path = call.arguments.text("template")) {
    auto file = call.service.roots.file(*path);
    if (!file) return tl::unexpected(file.error());
    out.path = std::move(*file);
  }
  const auto engine = call.service.engines.of({});
  if (!engine) return tl::unexpected(engine.error());
  auto read = (*engine)->read_template(out.path, call.arguments.text("size").value_or("") == "4:3"
                                                     ? SlideSize::Standard4x3
                                                     : SlideSize::Widescreen16x9);
  if (!read) return tl::unexpected(read.error());
  out.base = std::move(*read);
  return out;
}

}  // namespace deckle::app::mcp
