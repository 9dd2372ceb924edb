#pragma once
// The scenes by name. A new one is a file like the others, its line in scenes.h, here, and in
// slidespec/validate/hint_words.cpp, and the words that name it in scene_words.cpp.

#include <span>
#include <string_view>

#include "layout/scenes/scene_canvas.h"

namespace deckle::layout {

struct Scene {
  std::string_view name;
  void (*draw)(SceneCanvas& canvas);
};

[[nodiscard]] std::span<const Scene> scenes();
// Null: there is none of that name.
[[nodiscard]] const Scene* find_scene(std::string_view name);

}  // namespace deckle::layout
