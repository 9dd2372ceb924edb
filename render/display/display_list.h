#pragma once
// A slide as a list of things to draw, in paint order: what every back end draws and none decides.
//
// Lengths are points; origin: top left of the slide, y downward. A transform applies to what is
// within its group. Plain values; fonts and pictures are shared with what they came from.

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "slidespec/ir/picture_ir.h"

namespace deckle::measure {
class FontFile;
}

namespace deckle::render {

struct Point {
  double x = 0, y = 0;
  friend bool operator==(const Point&, const Point&) = default;
};

struct Frame {
  double x = 0, y = 0, w = 0, h = 0;
  friend bool operator==(const Frame&, const Frame&) = default;
};

// x' = a x + c y + e, y' = b x + d y + f, as in PDF and SVG.
struct Matrix {
  double a = 1, b = 0, c = 0, d = 1, e = 0, f = 0;
  [[nodiscard]] Point of(const Point& p) const {
    return {a * p.x + c * p.y + e, b * p.x + d * p.y + f};
  }
  friend bool operator==(const Matrix&, const Matrix&) = default;
};

struct PathStep {
  enum class Kind { Move, Line, Curve, Close } kind = Kind::Move;
  Point to, c1, c2;  // Curve: cubic, with its control points
};

struct DisplayPath {
  std::vector<PathStep> steps;
  bool even_odd = true;  // else non-zero
};

struct Rgba {
  std::uint32_t rgb = 0;  // 0xRRGGBB
  double alpha = 1;
  friend bool operator==(const Rgba&, const Rgba&) = default;
};

struct ColorStop {
  double at = 0;
  Rgba color;
};

// A picture as it lies on the page: the unit square of the stored picture is drawn through `place`.
struct PlacedPicture {
  std::shared_ptr<const PictureIr> picture;  // with pixels
  Matrix place;
  double alpha = 1;
  std::optional<std::pair<std::uint32_t, std::uint32_t>> duotone;  // dark, light
  bool repeated = false;  // side by side, in both directions
};

struct DisplayPaint {
  enum class Kind { None, Solid, Linear, Radial, Boxed, Pattern, Picture } kind = Kind::None;
  Rgba color;                    // Solid; Pattern: its background
  std::vector<ColorStop> stops;  // Linear, Radial, Boxed
  Point from, to;                // Linear: of the first and the last stop
  Matrix circle;                 // Radial: of the unit circle around 0, 0, where the last stop is
  Frame inner, outer;            // Boxed: where the first and the last stop are
  Rgba foreground;               // Pattern
  double share = 0.5;            // Pattern: of the foreground
  PlacedPicture picture;         // Picture
};

struct DisplayStroke {
  DisplayPaint paint;
  double width = 0;            // 0: the thinnest line
  std::vector<double> dashes;  // lengths of dashes and gaps; empty: solid
  bool round_ends = false, round_corners = false;
};

// ---- items
// ----------------------------------------------------------------------------------------

struct FilledPath {
  DisplayPath path;
  DisplayPaint paint;
};

struct StrokedPath {
  DisplayPath path;
  DisplayStroke stroke;
};

struct DrawnPicture {
  DisplayPath clip;  // what is shown of it
  PlacedPicture picture;
};

struct DisplayGlyph {
  std::uint32_t glyph = 0;
  Point at;
};

struct DisplayCluster {
  std::string text;  // UTF-8
  std::size_t glyphs = 0;
};

// Glyphs of one face in one colour, from left to right.
struct DrawnGlyphs {
  const measure::FontFile* file = nullptr;  // lives as long as the catalogue
  double size = 0;
  double stretch = 1;    // along the line
  bool slanted = false;  // italic without an italic face
  Rgba color;
  bool rtl = false;  // clusters run from right to left
  std::vector<DisplayGlyph> glyphs;
  std::vector<DisplayCluster> clusters;
};

// What follows, up to the EndGroup that belongs to it, is transformed, clipped and faded as one.
struct BeginGroup {
  Matrix transform;
  std::optional<DisplayPath> clip;  // in the group's own coordinates
  double opacity = 1;
};
struct EndGroup {};

// An area that leads somewhere: to a URI, or to a slide of the deck ("#" and its id). In the
// coordinates of the group that it lies in.
struct LinkArea {
  Frame area;
  std::string target;
};

using DisplayItem = std::variant<FilledPath, StrokedPath, DrawnPicture, DrawnGlyphs, BeginGroup,
                                 EndGroup, LinkArea>;

// What is not drawn, or not as it is: a labelled box is at its place.
struct NotDrawn {
  std::string eid;   // of the element; empty: of layout or master
  std::string what;  // "a picture without its bytes"
  friend bool operator==(const NotDrawn&, const NotDrawn&) = default;
};

struct DisplayList {
  double width = 0, height = 0;
  std::string slide_id;
  std::string title;  // of the slide, for an outline; may be empty
  bool hidden = false;
  std::vector<DisplayItem> items;
  std::vector<NotDrawn> not_drawn;
};

}  // namespace deckle::render
