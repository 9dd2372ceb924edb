#pragma once
// The placeholders that stand on every slide.

#include <string_view>

namespace deckle::layout {

// Of footer, date and slide number (ECMA-376 Part 1, 19.7.10, ST_PlaceholderType).
[[nodiscard]] constexpr bool is_footer_type(std::string_view type) {
  return type == "ftr" || type == "dt" || type == "sldNum";
}

}  // namespace deckle::layout
