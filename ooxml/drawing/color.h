#pragma once
// Reads the colours of DrawingML (ECMA-376 Part 1, 20.1.2.3) as RGB.

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
// `placeholder` is the value of phClr. The theme name is kept when the colour has no transforms.
// nullopt when there is no colour child. Transparency is ignored, because the background is unknown
// here.
[[nodiscard]] std::optional<Color> read_color(pugi::xml_node parent, const SchemeColors& colors,
                                              std::uint32_t placeholder = 0);

// RGB of a clrScheme entry (a:dk1 …), where theme names are not yet defined.
[[nodiscard]] std::optional<std::uint32_t> read_plain_color(pugi::xml_node parent);

// The fill among `parent`'s children as one opaque colour: solid fills exactly, gradients and
// patterns as their mean. nullopt: none, a:noFill, or a picture.
[[nodiscard]] std::optional<Color> read_fill(pugi::xml_node parent, const SchemeColors& colors,
                                             std::uint32_t placeholder = 0);

// The same of a fill element itself: a:solidFill, a:gradFill or a:pattFill.
[[nodiscard]] std::optional<Color> read_fill_element(pugi::xml_node fill,
                                                     const SchemeColors& colors,
                                                     std::uint32_t placeholder = 0);

}  // namespace deckle::ooxml
