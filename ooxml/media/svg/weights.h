#pragma once
// What the parts of an SVG cost that are drawn on surfaces of their own, in milliseconds for each
// megapixel of the picture. Measured with librsvg 2.54.7 (docs/decisions.md, 48) and rounded up;
// librsvg gives every layer the size of the whole picture, whatever the element's own size is.

#include <span>
#include <string_view>

#include "ooxml/media/svg/xml_reader.h"

namespace deckle::ooxml::svg {

// An element that is drawn apart and then put on the others: opacity, isolation.
inline constexpr double kLayerWork = 4;
inline constexpr double kBlendWork = 18;   // mix-blend-mode, beside its layer
inline constexpr double kMaskWork = 11;    // beside what the mask contains
inline constexpr double kPatternWork = 1;  // of a tile as large as the picture
inline constexpr double kClipWork = 0.2;
// clipPathUnits="objectBoundingBox", which needs a layer.
inline constexpr double kBoxClipWork = 1;
// A filter: copies of the surface, and for what is within its region the conversion of colours.
inline constexpr double kFilterWork = 13, kFilterRegionWork = 28;
// Each primitive of a filter has a surface of its own.
inline constexpr double kPrimitiveWork = 1;

// A primitive of a filter, for its region.
struct PrimitiveWork {
  double fixed = 0;
  // For each pixel of the window that is searched, which is 2 × radius + 1 wide and high;
  // feMorphology alone has one.
  double window = 0;
  double radius_x = 0, radius_y = 0;  // in user units
};

// `element` is the name of a primitive without prefix, in lower case.
[[nodiscard]] PrimitiveWork primitive_work(std::string_view element,
                                           std::span<const Attribute> attributes);

// A filter function, by its name in lower case: blur() and the like; 0 for others.
[[nodiscard]] double function_work(std::string_view function);

}  // namespace deckle::ooxml::svg
