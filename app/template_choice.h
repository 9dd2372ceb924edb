#pragma once
// --template and --size: the template that a command describes, without a spec.

#include <memory>
#include <string>

#include "app/command.h"
#include "app/program.h"
#include "engine/pipeline/engine.h"

namespace deckle::app {

struct TemplateChoice {
  std::string path;           // empty: the built-in one
  std::string size = "16:9";  // of the built-in one; or 4:3
};

void add_template_options(Command command, TemplateChoice& choice, const Console& console);

// Null after an error, which has been printed.
[[nodiscard]] std::shared_ptr<const templates::Template> read_template(const TemplateChoice& choice,
                                                                       Program& program);

}  // namespace deckle::app
