#pragma once
// Where a picture is displayed, and which part of it, computed from box, picture and fit.
// Measuring, QC and writing share it.
//
// Contain shows all of it. Cover and center_crop are the same: the picture fills the box, and the
// excess is cropped evenly, or on the side opposite to align and anchor. Without a crop the box is
// filled when that cuts at most kMaxCut of a side (docs/design.md, decision 19), of a picture that
// stays whole kUnseenCut, else the picture is contained; and pixels are not enlarged beyond
// kMaxEnlarged (docs/design.md, "Pictures": small pictures keep their margins).

#include "slidespec/core/geometry.h"
#include "slidespec/ir/picture_ir.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle {

inline constexpr double kMaxCut = 0.10;
// Ours: sizes in whole pixels have the proportions meant only nearly.
inline constexpr double kUnseenCut = 0.004;
// 48 pixels per inch: below, single pixels become visible. Icons are not enlarged at all.
inline constexpr double kMaxEnlarged = 2;

struct PicturePlacement {
  Rect visible;  // on the slide, as displayed
  // The same before rotation and mirroring, as a:xfrm stores it (ECMA-376 Part 1, 20.1.7.6:
  // mirrored first, then turned clockwise about its centre).
  Rect frame;
  int quarter_turns = 0;
  bool flip_h = false, flip_v = false;
  // Shares of the stored picture cut off at each side, in [0, 1).
  double cut_left = 0, cut_top = 0, cut_right = 0, cut_bottom = 0;
  bool filled = false;        // the picture fills the box
  double would_cut = 0;       // share of a side that filling the box cuts
  double px_per_inch = 0;     // of the stored pixels as shown; 0 for vectors
};

[[nodiscard]] PicturePlacement place_picture(const Rect& box, const PictureIr& picture,
                                             const PictureFit& fit);

// The part of the slide that an element covers: its box, the visible part of its picture where that
// is smaller, or the line of a divider. The element's transform is left out.
[[nodiscard]] Rect visible_box(const ElementIr& element);
// The bounds of the same as it is turned.
[[nodiscard]] Rect covered_box(const ElementIr& element);

// Width and height as displayed, in px.
struct DisplaySize {
  double width = 0, height = 0;
};
[[nodiscard]] DisplaySize display_size(const PictureIr& picture);

}  // namespace deckle
