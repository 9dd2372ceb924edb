#include "layout/scenes/scene_list.h"

#include <algorithm>

#include "layout/scenes/scenes.h"

namespace deckle::layout {
namespace {

constexpr Scene kScenes[] = {
    {"airport", draw_airport}, {"books", draw_books},       {"canteen", draw_canteen},
    {"city", draw_city},       {"cycling", draw_cycling},   {"energy", draw_energy},
    {"freight", draw_freight}, {"globe", draw_globe},       {"growth", draw_growth},
    {"health", draw_health},   {"industry", draw_industry}, {"launch", draw_launch},
    {"law", draw_law},         {"lecture", draw_lecture},   {"money", draw_money},
    {"nature", draw_nature},   {"network", draw_network},   {"papers", draw_papers},
    {"people", draw_people},   {"rail", draw_rail},         {"research", draw_research},
    {"road", draw_road},       {"roadmap", draw_roadmap},   {"security", draw_security},
    {"shop", draw_shop},       {"software", draw_software}, {"talk", draw_talk},
    {"target", draw_target},   {"trend", draw_trend},       {"water", draw_water},
};

}  // namespace

std::span<const Scene> scenes() { return kScenes; }

const Scene* find_scene(std::string_view name) {
  const auto found = std::find_if(std::begin(kScenes), std::end(kScenes),
                                  [name](const Scene& scene) { return scene.name == name; });
  return found == std::end(kScenes) ? nullptr : found;
}

}  // namespace deckle::layout
