#pragma once
// An icon that comes with deckle (slidespec/icons/icon.h) is a picture without bytes, whose geometry
// is the icon's: ElementIr::shape is "icon:" and its name, and the fill is its colour.

#include <string>
#include <string_view>

#include "slidespec/ir/slide_ir.h"

namespace deckle {

inline constexpr std::string_view kIconShape = "icon:";

[[nodiscard]] inline bool is_icon(const ElementIr& element) {
  return element.type == ElementType::Image &&
         std::string_view(element.shape).substr(0, kIconShape.size()) == kIconShape;
}

// Of an element that is one.
[[nodiscard]] inline std::string_view icon_name(const ElementIr& element) {
  return std::string_view(element.shape).substr(kIconShape.size());
}

}  // namespace deckle
