#pragma once
// The vertices of a path or polygon: a marker may be drawn at each.

#include <cstdint>
#include <string_view>

namespace deckle::ooxml::svg {

// Of the d attribute of a path; never fewer than it has. Linear time.
[[nodiscard]] std::uint32_t path_vertices(std::string_view d);
// Of the points attribute of a polygon or polyline.
[[nodiscard]] std::uint32_t point_vertices(std::string_view points);

}  // namespace deckle::ooxml::svg
