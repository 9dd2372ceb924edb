#include "layout/scenes/scene_icons.h"

#include <algorithm>
#include <array>
#include <utility>

#include "layout/icons/subject_icon.h"
#include "layout/scenes/scene_words.h"

namespace deckle::layout {
namespace {

using Row = std::pair<std::string_view, std::string_view>;

constexpr auto kIcons = std::to_array<Row>(
    {{"airport", "airplane"},  {"books", "book"},            {"canteen", "cup-hot"},
     {"city", "buildings"},    {"cycling", "bicycle"},       {"energy", "lightning-charge"},
     {"freight", "box-seam"},  {"globe", "globe"},           {"growth", "graph-up-arrow"},
     {"health", "heart-pulse"}, {"industry", "gear"},        {"launch", "rocket-takeoff"},
     {"law", "bank"},          {"lecture", "mortarboard"},   {"money", "coin"},
     {"nature", "tree"},       {"network", "cpu"},           {"papers", "file-earmark-text"},
     {"people", "people"},     {"rail", "train-front"},      {"research", "eyedropper"},
     {"road", "car-front"},    {"roadmap", "signpost-2"},    {"security", "shield-check"},
     {"shop", "shop"},         {"software", "code-slash"},   {"talk", "chat-dots"},
     {"target", "bullseye"},   {"trend", "graph-up"},        {"water", "droplet"}});

}  // namespace

std::optional<std::string_view> icon_of_deck(const std::string& title) {
  if (const auto icon = subject_icon(title, "")) return icon;
  const std::optional<std::string_view> scene = scene_of_subject(title, "");
  if (!scene) return std::nullopt;
  const auto found = std::find_if(kIcons.begin(), kIcons.end(),
                                  [&](const Row& row) { return row.first == *scene; });
  return found == kIcons.end() ? std::nullopt : std::optional(found->second);
}

}  // namespace deckle::layout
