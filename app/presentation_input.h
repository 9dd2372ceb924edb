#pragma once
// Inputs that may be a presentation as well as JSON.

#include <memory>
#include <string>

#include "app/program.h"
#include "engine/pipeline/engine.h"
#include "pptx/read/deck_reader.h"

namespace deckle::app {

// Whether `path` is meant as a presentation: by its first bytes, else by its ending; a folder is
// one, expanded. Stdin is none.
[[nodiscard]] bool is_presentation(const std::string& path);

// Its slides; what is wrong with it is printed, and sets the status. Null: it cannot be read.
[[nodiscard]] std::shared_ptr<const pptx::ReadDeck> read_presentation(const std::string& path,
                                                                      const engine::Engine& engine,
                                                                      Program& program);

}  // namespace deckle::app
