#pragma once
// What lies behind the elements of a slide: the background, and what layout and master draw.

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "slidespec/core/color.h"
#include "slidespec/core/geometry.h"
#include "slidespec/ir/picture_ir.h"
#include "slidespec/ir/transform_ir.h"

namespace deckle {

// A stop of a gradient: `at` from 0 to 1 along it.
struct GradientStopIr {
  double at = 0;
  std::uint32_t rgb = 0;
  double alpha = 1;  // 1 is opaque
  friend bool operator==(const GradientStopIr&, const GradientStopIr&) = default;
};

// The paint of an area. Unknown: a fill that is not understood (a pattern, a picture that cannot be
// decoded), with `unknown` saying what it is.
struct PaintIr {
  enum class Kind { None, Solid, Gradient, Picture, Unknown } kind = Kind::None;
  std::uint32_t rgb = 0xFFFFFF;  // Solid
  double alpha = 1;              // Solid and Picture; 1 is opaque
  std::vector<GradientStopIr> stops;  // Gradient, by `at`
  int angle = 0;                 // Gradient: a:lin/@ang, 60,000 to the degree
  bool radial = false;           // Gradient: a:path
  std::shared_ptr<const PictureIr> picture;  // Picture
  PictureFit fit;                // Picture: how it lies in the area
  std::string unknown;
};

// A shape that layout or master draw.
struct BackdropIr {
  std::string part;              // the sheet that draws it
  std::uint32_t shape_id = 0;    // cNvPr id
  Rect box;
  TransformIr transform;
  std::string shape = "rect";    // preset geometry; empty: a geometry of its own, or a picture
  PaintIr fill;
  PaintIr line;                  // Solid, or None
  double line_width_pt = 0;
};

}  // namespace deckle
