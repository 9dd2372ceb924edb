#pragma once
// The fills and lines that a theme lists (a:fmtScheme, ECMA-376 Part 1, 20.1.4.1.14), and those of
// an element as the IR has them.

#include <cstdint>
#include <optional>
#include <pugixml.hpp>

#include "ooxml/drawing/color.h"
#include "ooxml/drawing/theme.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::ooxml {

struct FillWithOpacity {
  FillIr fill;  // Inherit: nothing is said
  double opacity_pct = 100;
};

// A fill group (a:solidFill, a:noFill …): solid fills exactly, gradients and patterns as their
// mean, a picture as none.
[[nodiscard]] FillWithOpacity read_fill_ir(pugi::xml_node parent, const SchemeColors& colors,
                                           std::uint32_t placeholder = 0);
// a:ln. Without a fill: Inherit.
[[nodiscard]] LineIr read_line_ir(pugi::xml_node line, const SchemeColors& colors,
                                  std::uint32_t placeholder = 0);

// a:fillRef and a:lnRef: entry `index` of the theme's list, counted from 1, in `color`; from 1001
// the fills for backgrounds. 0 and 1000 are none. Where the theme has no such entry, or a picture,
// the colour itself.
[[nodiscard]] FillWithOpacity theme_fill(const Theme& theme, std::int64_t index, const Color& color,
                                         const SchemeColors& colors);
[[nodiscard]] LineIr theme_line(const Theme& theme, std::int64_t index, const Color& color,
                                const SchemeColors& colors);

}  // namespace deckle::ooxml
