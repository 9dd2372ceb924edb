#pragma once
// Colours as DrawingML writes them (ECMA-376 Part 1, 20.1.2.3), down to RGB.

#include <cstdint>
#include <map>
#include <optional>
#include <pugixml.hpp>
#include <string>

#include "slidespec/core/color.h"

namespace deckle::ooxml {

// Every ST_SchemeColorVal a slide may name → RGB, under one colour map: dk1 … folHlink, bg1 … tx2.
using SchemeColors = std::map<std::string, std::uint32_t>;

// The colour child (a:srgbClr, a:schemeClr …) of `parent` with its transforms applied.
// `placeholder` stands for phClr. The theme name is kept when the colour is that name and nothing
// else. nullopt when there is no colour child. Transparency is ignored: what lies behind is not
// known here.
[[nodiscard]] std::optional<Color> read_color(pugi::xml_node parent, const SchemeColors& colors,
                                              std::uint32_t placeholder = 0);

// RGB of a clrScheme entry (a:dk1 …), where theme names have no meaning yet.
[[nodiscard]] std::optional<std::uint32_t> read_plain_color(pugi::xml_node parent);

// The fill among `parent`'s children as one opaque colour: solid as it is, gradients and patterns
// by their mean. nullopt: none, a:noFill, or a picture.
[[nodiscard]] std::optional<Color> read_fill(pugi::xml_node parent, const SchemeColors& colors,
                                             std::uint32_t placeholder = 0);

}  // namespace deckle::ooxml
