#pragma once
// The template that a command of deckle template is about.

#include <memory>
#include <optional>
#include <string>

#include "app/command.h"
#include "app/program.h"
#include "engine/pipeline/engine.h"
#include "engine/template/summary.h"

namespace deckle::app {

struct TemplateInput {
  std::string path;           // a file, a folder of parts, or the id of a built-in template
  std::string size = "16:9";  // of a built-in one; or 4:3
};

// --size, for built-in templates.
void add_size_option(Command command, std::string& size, const Console& console);

// Null after an error, which has been printed.
[[nodiscard]] std::shared_ptr<const templates::Template> read_template(const TemplateInput& input,
                                                                       const engine::Engine& engine,
                                                                       Program& program);

// The same as a summary; also from a file that inspect or extract wrote as JSON. Empty after an
// error, which has been printed.
[[nodiscard]] std::optional<engine::TemplateSummary> read_template_summary(
    const TemplateInput& input, const engine::Engine& engine, Program& program);
[[nodiscard]] std::optional<engine::TemplateSummary> summarize(const templates::Template& read,
                                                               const TemplateInput& input,
                                                               Program& program);

}  // namespace deckle::app
