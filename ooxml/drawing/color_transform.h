#pragma once
// The colour transforms of DrawingML (ECMA-376 Part 1, 20.1.2.3): a:lumMod, a:tint and so on.

#include <cstdint>
#include <pugixml.hpp>

namespace deckle::ooxml {

// Red, green, blue in 0–1 as displayed (sRGB, gamma included).
struct Rgb {
  double r = 0, g = 0, b = 0;
};
struct Hsl {
  double h = 0, s = 0, l = 0;  // hue in degrees, the others 0–1
};

[[nodiscard]] Rgb to_rgb(std::uint32_t packed);
[[nodiscard]] std::uint32_t pack(const Rgb& color);
[[nodiscard]] Hsl to_hsl(const Rgb& color);
[[nodiscard]] Rgb from_hsl(const Hsl& color);
[[nodiscard]] double to_linear(double displayed);
[[nodiscard]] double from_linear(double linear);

// `color` after the children of a colour element, in document order; unknown ones are skipped.
[[nodiscard]] Rgb apply_transforms(Rgb color, pugi::xml_node color_element);
// True when a child changes the colour itself (transparency does not).
[[nodiscard]] bool has_transforms(pugi::xml_node color_element);

}  // namespace deckle::ooxml
