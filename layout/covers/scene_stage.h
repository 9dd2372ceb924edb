#pragma once
// Where covers and closing slides of the built-in templates have space for a scene.

#include <optional>

#include "layout/lists/list_drawing.h"

namespace deckle::layout {

struct SceneStage {
  Rect box;              // as on a page that is read from the left
  Color ground;          // what is behind the scene
  bool panel = false;    // drawn as a box of that colour; else it is the colour of the page there
  bool centred = false;  // between texts that are
  Rect plain = {};       // painted as the page is, over what the theme draws beside a panel
};

// Whether the scene of a cover stands beside its title, not above or below it.
[[nodiscard]] bool has_scene_beside(const ListContext& context);

// Clear of the lines of all texts, not of their boxes. nullopt: there is too little space.
[[nodiscard]] std::optional<SceneStage> cover_stage(const ListContext& context,
                                                    const SlideIr& slide);
// Clear of cards and contacts too.
[[nodiscard]] std::optional<SceneStage> closing_stage(const ListContext& context,
                                                      const SlideIr& slide);

}  // namespace deckle::layout
