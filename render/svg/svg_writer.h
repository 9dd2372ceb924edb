#pragma once
// SVG as text: numbers with two decimals. Text is escaped by slidespec/core/markup.h.

#include <cstdint>
#include <string>
#include <string_view>

#include "slidespec/core/geometry.h"
#include "slidespec/core/units.h"
#include "slidespec/ir/transform_ir.h"

namespace deckle::render {

[[nodiscard]] std::string px(Emu length);            // "12.5"
[[nodiscard]] std::string number(double value);      // at most two decimals, never "-0"
[[nodiscard]] std::string rgb(std::uint32_t color);  // "#1A2B3C"
// ` x="…" y="…" width="…" height="…"`
[[nodiscard]] std::string rect_attributes(const Rect& rect);
// What is drawn in `box`, mirrored and turned: ` transform="…"`; nothing for an identity.
[[nodiscard]] std::string transform_attribute(const TransformIr& transform, const Rect& box);

}  // namespace deckle::render
