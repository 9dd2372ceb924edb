#pragma once
// Every key deckle understands in the places SlideSpec v1 leaves open, in one table: validation
// warns about others, and docs/slidespec.md lists these.

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "slidespec/model/deck.h"

namespace deckle {

// The places where the schema allows any key.
enum class OpenPlace {
  Document,           // extensions of the document
  SlideExtensions,    // slides[].extensions
  ElementExtensions,  // elements[].extensions
  Box,                // elements[].extensions.box
  Run,                // one run of elements[].extensions.runs
  Style,              // elements[].style
  ChartTarget,        // elements[].style.target
  ChartAnnotation,    // one of elements[].style.annotations
  TableColumn,        // one of elements[].style.columns
  TableCell,          // one of elements[].style.cells
  Constraints,        // elements[].constraints
  LayoutHints,        // slides[].layout.layout_hints
  Brand,              // theme.brand
  ShapeContent,       // content of a shape
  DividerContent,     // content of a divider
};

[[nodiscard]] const char* to_string(OpenPlace place);  // "elements[].style" …

// Element kinds as a set of bits, 1 << ElementKind.
using KindSet = std::uint32_t;
[[nodiscard]] constexpr KindSet kind_bit(ElementKind kind) {
  return KindSet{1} << static_cast<unsigned>(kind);
}
inline constexpr KindSet kAllKinds = 0x7F;

struct KnownKey {
  OpenPlace place;
  std::string_view key;
  std::string_view type;     // for people: "number, 1 to 400"
  KindSet kinds;             // elements it has an effect on
  std::string_view summary;  // one line
};

// Sorted by place, then key.
[[nodiscard]] std::span<const KnownKey> known_keys();
[[nodiscard]] const KnownKey* find_known_key(OpenPlace place, std::string_view key);
// The keys of a place, for hints.
[[nodiscard]] std::vector<std::string_view> known_keys_of(OpenPlace place);

// docs/contracts.md, "Roles".
[[nodiscard]] std::span<const std::string_view> known_roles();

// Colour names a spec may use, and the preset shapes (ECMA-376 Part 1, 20.1.10.56 ST_ShapeType).
[[nodiscard]] std::span<const std::string_view> known_color_names();
[[nodiscard]] std::span<const std::string_view> preset_shapes();

}  // namespace deckle
