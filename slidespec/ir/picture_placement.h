#pragma once
// Where a picture is seen, and which part of it: from box, picture and fit, by arithmetic alone, so
// that measuring, QC and writing agree.
//
// Contain shows all of it. Cover and center_crop are the same thing: the box is filled and what
// exceeds the box is cut off evenly, or at the side that align and anchor leave. Without a crop the
// box is filled when that cuts at most kMaxCut of a side (docs/design.md, decision 19), else the
// picture is contained; and pixels are not enlarged beyond kMaxEnlarged (docs/design.md,
// "Pictures": small pictures keep their margins).

#include "slidespec/core/geometry.h"
#include "slidespec/ir/picture_ir.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle {

inline constexpr double kMaxCut = 0.10;
// 48 pixels to the inch: beyond, a picture is seen as its squares. Icons are not enlarged at all.
inline constexpr double kMaxEnlarged = 2;

struct PicturePlacement {
  Rect visible;  // on the slide, as it is seen
  // The same before it is turned and mirrored: what a:xfrm says (ECMA-376 Part 1, 20.1.7.6: mirrored
  // first, then turned clockwise about its centre).
  Rect frame;
  int quarter_turns = 0;
  bool flip_h = false, flip_v = false;
  // Shares of the stored picture cut off at each side, in [0, 1).
  double cut_left = 0, cut_top = 0, cut_right = 0, cut_bottom = 0;
  bool filled = false;        // shown is the whole box
  double would_cut = 0;       // share of a side that filling the box cuts
  double px_per_inch = 0;     // of the stored pixels as shown; 0 for vectors
};

[[nodiscard]] PicturePlacement place_picture(const Rect& box, const PictureIr& picture,
                                             const PictureFit& fit);

// The part of the slide an element is seen on: the picture's own, where it is smaller than its box.
// The element's transform is left out.
[[nodiscard]] Rect visible_box(const ElementIr& element);
// The bounds of the same as it is turned.
[[nodiscard]] Rect covered_box(const ElementIr& element);

// Width and height as seen, in px.
struct SeenSize {
  double width = 0, height = 0;
};
[[nodiscard]] SeenSize seen_size(const PictureIr& picture);

}  // namespace deckle
