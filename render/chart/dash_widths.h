#pragma once
// ST_PresetLineDashVal (ECMA-376 Part 1, 20.1.10.49): lengths of dashes and gaps, in widths of the
// line.

#include <string_view>
#include <utility>
#include <vector>

namespace deckle::render {

// Empty: solid, or a name that is none.
[[nodiscard]] inline const std::vector<int>& dash_widths(std::string_view name) {
  static const std::vector<std::pair<std::string_view, std::vector<int>>> kDashes = {
      {"dot", {1, 3}},
      {"dash", {4, 3}},
      {"dashDot", {4, 3, 1, 3}},
      {"lgDash", {8, 3}},
      {"lgDashDot", {8, 3, 1, 3}},
      {"lgDashDotDot", {8, 3, 1, 3, 1, 3}},
      {"sysDash", {3, 1}},
      {"sysDot", {1, 1}},
      {"sysDashDot", {3, 1, 1, 1}},
      {"sysDashDotDot", {3, 1, 1, 1, 1, 1}}};
  static const std::vector<int> kSolid;
  for (const auto& [known, widths] : kDashes) {
    if (known == name) return widths;
  }
  return kSolid;
}

}  // namespace deckle::render
