#pragma once
// Attribute values of DrawingML in both dialects: strict files write "90%" and "1in" where
// transitional ones write 90000 and 914400. Malformed and out-of-range values count as absent.

#include <optional>
#include <pugixml.hpp>
#include <string_view>

#include "slidespec/core/units.h"

namespace deckle::ooxml {

// ST_Percentage and related types, in percent: 90000 and "90%" are 90.
[[nodiscard]] std::optional<double> percent(pugi::xml_node node, const char* attribute);

// ST_Angle in degrees.
[[nodiscard]] std::optional<double> degrees(pugi::xml_node node, const char* attribute);

// ST_Coordinate and ST_Coordinate32. Values beyond kLargestCoordinate count as absent.
[[nodiscard]] std::optional<Emu> coordinate(pugi::xml_node node, const char* attribute);

// Twenty times the largest page PowerPoint allows (56 in), so that sums and products stay exact.
inline constexpr std::int64_t kLargestCoordinate = 20 * 56 * kEmuPerInch;

// Hundredths of a point (sz, kern, spcPts) in points; also "12pt".
[[nodiscard]] std::optional<double> hundredths(pugi::xml_node node, const char* attribute,
                                               double lowest, double highest);

}  // namespace deckle::ooxml
