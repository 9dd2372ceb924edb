#pragma once
// The icons that come with deckle: Bootstrap Icons (MIT licence, Debian's package bootstrap-icons),
// drawn as native geometry. A spec names one as the file of an asset of kind "generated":
// "icon:rocket".

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace deckle {

// An outline is written as M x y, L x y, C x y x y x y and Z, each point as its distance from the
// one before it, from the page's left top at M; N begins a path that is filled by itself. 250 to a
// unit of the 16 by 16 of the original.
struct Icon {
  std::string_view name;  // "rocket-takeoff"
  std::string_view outline;
};
inline constexpr std::int32_t kIconSide = 16 * 250;

// By name. They live as long as the program.
[[nodiscard]] std::span<const Icon> icons();

// Null: there is none of that name.
[[nodiscard]] const Icon* find_icon(std::string_view name);

// The prefix of an asset's file_id that names an icon; empty result: it names none.
inline constexpr std::string_view kIconPrefix = "icon:";
[[nodiscard]] std::string_view icon_name_of(std::string_view file_id);

// What an icon shows, for readers who do not see it: "rocket takeoff".
[[nodiscard]] std::string icon_words(std::string_view name);

// ---- outlines
// -------------------------------------------------------------------------------------

struct IconPoint {
  std::int32_t x = 0, y = 0;  // from the left top, of kIconSide
};
struct IconStep {
  enum class Kind { Move, Line, Curve, Close } kind = Kind::Move;
  IconPoint c1, c2, to;  // c1 and c2 of a Curve only; none of Close
};
using IconPath = std::vector<IconStep>;  // filled by itself, by either rule

[[nodiscard]] std::vector<IconPath> icon_paths(const Icon& icon);

}  // namespace deckle
