#pragma once
// What a rollout shows of each iteration (docs/repair-loop.md, 11.1): an HTML page, and a PNG drawn
// from the measured lines.

#include "app/program.h"
#include "engine/pipeline/engine.h"
#include "fixers/refine/rollout_folder.h"

namespace deckle::app {

// `engine` must outlive the result, which any number of threads may call. Without cairo there is no
// PNG, and the console says so once. The error is that of the engine's fonts.
[[nodiscard]] Result<fixers::RolloutPictures> rollout_pictures(
    const engine::Engine& engine, measure::Target target,
    const std::vector<std::string>& font_folders, Program& program);

}  // namespace deckle::app
