#pragma once
// What lies behind the elements of a slide: the background, and what layout and master draw. Which
// colours that makes behind a text is computed in slidespec/backdrop.

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
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

// Shares of a rectangle cut off at each side.
struct SidesIr {
  double left = 0, top = 0, right = 0, bottom = 0;
  friend bool operator==(const SidesIr&, const SidesIr&) = default;
};

// The paint of an area. Unknown: a fill that is not understood (an effect on a picture, a picture
// that is not in the file), with `unknown` saying what it is.
struct PaintIr {
  enum class Kind { None, Solid, Gradient, Picture, Pattern, Unknown } kind = Kind::None;
  std::uint32_t rgb = 0xFFFFFF;  // Solid
  double alpha = 1;              // Solid and Picture; 1 is opaque
  std::vector<GradientStopIr> stops;  // Gradient, by `at`; Pattern: its background and foreground
  int angle = 0;                 // Gradient: a:lin/@ang, 60,000 to the degree
  bool radial = false;           // Gradient: a:path
  bool boxed = false;            // radial: along rectangles instead of circles
  SidesIr focus = {0.5, 0.5, 0.5, 0.5};  // radial: a:fillToRect, where its first stop is
  double share = 0.5;            // Pattern: of the foreground
  std::shared_ptr<const PictureIr> picture;  // Picture
  PictureFit fit;                // Picture: how it lies in the area
  Size tile;                     // Picture: repeated with this size from `tile_at`; empty: stretched
  Size tile_at;                  // from the left top of the area
  std::optional<std::pair<std::uint32_t, std::uint32_t>> duotone = {};  // Picture: dark, light
  std::string unknown;
};

// A closed outline: points in shares of the width and height of a box.
struct OutlinePointIr {
  double x = 0, y = 0;
  friend bool operator==(const OutlinePointIr&, const OutlinePointIr&) = default;
};
using OutlineIr = std::vector<OutlinePointIr>;

// A path of a geometry (a:path), in shares of the width and height of its box.
struct ShapePathIr {
  struct Step {
    enum class Kind { Move, Line, Curve, Close } kind = Kind::Move;
    OutlinePointIr to, c1, c2;  // Curve: cubic, with its control points
    friend bool operator==(const Step&, const Step&) = default;
  };
  // ST_PathFillMode: how the shape's fill is changed within it.
  enum class Fill { None, Normal, Lighten, LightenLess, Darken, DarkenLess } fill = Fill::Normal;
  bool stroked = true;
  std::vector<Step> steps;
  friend bool operator==(const ShapePathIr&, const ShapePathIr&) = default;
};

// What is at an end of a line (a:headEnd, a:tailEnd).
struct LineEndIr {
  std::string type;  // ST_LineEndType: "triangle", "stealth", "diamond", "oval", "arrow"; "": none
  std::string width = "med", length = "med";  // ST_LineEndWidth: "sm", "med", "lg"
  friend bool operator==(const LineEndIr&, const LineEndIr&) = default;
};

// A shape that layout or master draw; or what FillIr and the name of a preset do not tell of one
// of a file (ElementIr::look).
struct BackdropIr {
  std::string part;              // the sheet that draws it
  std::uint32_t shape_id = 0;    // cNvPr id
  Rect box;
  TransformIr transform;
  std::string shape = "rect";    // preset geometry; of another geometry "rect" with `outlines`
  // Curves as polygons; a point within an odd number of them is inside. Empty: those of the preset
  // with its default adjustments (slidespec/backdrop/outline.h).
  std::vector<OutlineIr> outlines;
  PaintIr fill;
  bool page_fill = false;        // the fill is that of the page, and lies as there (useBgFill)
  PaintIr line;                  // Solid, or None
  double line_width_pt = 0;
  std::string dash;              // ST_PresetLineDashVal of the line; empty: solid
  LineEndIr line_start, line_end;
  std::map<std::string, double> adjustments;  // a:avLst of the preset, as in the file
  // Of a:custGeom, what `outlines` reduces to areas; null: of a preset.
  std::shared_ptr<const std::vector<ShapePathIr>> paths;
};

}  // namespace deckle
