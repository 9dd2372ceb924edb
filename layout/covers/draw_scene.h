#pragma once
// A scene on a cover or a closing slide, as shapes of one group that say nothing to a reader.

#include <string>

#include "layout/covers/scene_stage.h"

namespace deckle::layout {

// Quiet: paler, for a page that is not about its subject any more.
enum class SceneVoice { Full, Quiet };

void draw_scene(const ListContext& context, const SceneStage& stage, const std::string& scene,
                SceneVoice voice, SlideIr& slide);

}  // namespace deckle::layout
