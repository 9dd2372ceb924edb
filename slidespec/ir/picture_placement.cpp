#include "slidespec/ir/picture_placement.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "slidespec/ir/divider_line.h"

namespace deckle {
namespace {

// EXIF orientation → mirrored, then turned clockwise (CIPA DC-008, tag 0x0112).
struct Rotation {
  bool flip_h, flip_v;
  int quarters;
};
Rotation rotation_of(int orientation) {
  switch (orientation) {
    case 2:
      return {true, false, 0};
    case 3:
      return {false, false, 2};
    case 4:
      return {false, true, 0};
    case 5:
      return {true, false, 3};
    case 6:
      return {false, false, 1};
    case 7:
      return {true, false, 1};
    case 8:
      return {false, false, 3};
    default:
      return {false, false, 0};
  }
}

Emu scaled(double px, double scale) { return Emu(std::max(1LL, std::llround(px * scale))); }

// The share of the free space that lies before the picture: 0, 1/2 or 1.
double before(Align align) {
  return align == Align::Left ? 0 : align == Align::Right ? 1 : 0.5;
}
double before(Anchor anchor) {
  return anchor == Anchor::Top ? 0 : anchor == Anchor::Bottom ? 1 : 0.5;
}

Emu part_of(Emu length, double share) {
  return Emu(std::llround(static_cast<double>(length.value()) * share));
}

// The maximum of EMU per pixel.
double largest_scale(const PictureIr& picture, const PictureFit& fit) {
  if (is_vector(picture.format)) return std::numeric_limits<double>::infinity();
  if (picture.icon && fit.crop.value_or(Crop::Contain) == Crop::Contain) return double{kEmuPerPx};
  return fit.crop ? std::numeric_limits<double>::infinity() : kEmuPerPx * kMaxEnlarged;
}

bool fills(const PictureIr& picture, const PictureFit& fit, double would_cut, double cover,
           double largest) {
  if (fit.crop) return *fit.crop != Crop::Contain;
  if (picture.icon || cover > largest) return false;
  return would_cut <= (fit.whole ? kUnseenCut : kMaxCut);
}

// As PowerPoint draws a:blipFill with a:stretch: what a:srcRect leaves is stretched over the box.
PicturePlacement placed_as_read(const Rect& box, const PictureIr& picture, const PictureCut& cut) {
  PicturePlacement out;
  out.visible = out.frame = box;
  out.filled = true;
  out.cut_left = cut.left;
  out.cut_top = cut.top;
  out.cut_right = cut.right;
  out.cut_bottom = cut.bottom;
  if (!is_vector(picture.format) && box.w > Emu(0)) {
    out.px_per_inch = picture.width * (1 - cut.left - cut.right) * double{kEmuPerInch} /
                      static_cast<double>(box.w.value());
  }
  return out;
}

}  // namespace

DisplaySize display_size(const PictureIr& picture) {
  if (rotation_of(picture.orientation).quarters % 2 == 1) return {picture.height, picture.width};
  return {picture.width, picture.height};
}

PicturePlacement place_picture(const Rect& box, const PictureIr& picture, const PictureFit& fit) {
  PicturePlacement out;
  out.visible = out.frame = box;
  const DisplaySize size = display_size(picture);
  if (fit.cut) return placed_as_read(box, picture, *fit.cut);
  if (box.empty() || size.width <= 0 || size.height <= 0) return out;
  const double across = static_cast<double>(box.w.value()) / size.width;
  const double down = static_cast<double>(box.h.value()) / size.height;
  const double contain = std::min(across, down), cover = std::max(across, down);
  const double largest = largest_scale(picture, fit);
  out.would_cut = 1 - contain / cover;
  out.filled = fills(picture, fit, out.would_cut, cover, largest);
  double left = 0, top = 0, right = 0, bottom = 0;  // cropped, as displayed
  if (out.filled) {
    const double over_x = 1 - across / cover, over_y = 1 - down / cover;
    left = over_x * before(fit.align);
    right = over_x - left;
    top = over_y * before(fit.anchor);
    bottom = over_y - top;
  } else {
    const double scale = std::min(contain, largest);
    const Emu w = std::min(scaled(size.width, scale), box.w);
    const Emu h = std::min(scaled(size.height, scale), box.h);
    out.visible = {box.x + part_of(box.w - w, before(fit.align)),
                   box.y + part_of(box.h - h, before(fit.anchor)), w, h};
  }
  const Rotation rotation = rotation_of(picture.orientation);
  out.flip_h = rotation.flip_h;
  out.flip_v = rotation.flip_v;
  out.quarter_turns = rotation.quarters;
  // Undoes the rotation a quarter turn at a time: the side displayed on top is stored on the left,
  // and so on.
  for (int i = 0; i < rotation.quarters; ++i) {
    const double first = left;
    left = top;
    top = right;
    right = bottom;
    bottom = first;
  }
  if (rotation.flip_h) std::swap(left, right);
  if (rotation.flip_v) std::swap(top, bottom);
  out.cut_left = left;
  out.cut_top = top;
  out.cut_right = right;
  out.cut_bottom = bottom;
  out.frame = out.visible;
  if (rotation.quarters % 2 == 1) {
    out.frame.w = out.visible.h;
    out.frame.h = out.visible.w;
    out.frame.x = out.visible.x + (out.visible.w - out.frame.w) / 2;
    out.frame.y = out.visible.y + (out.visible.h - out.frame.h) / 2;
  }
  if (!is_vector(picture.format)) {
    out.px_per_inch = picture.width * (1 - left - right) * double{kEmuPerInch} /
                      static_cast<double>(std::max<std::int64_t>(1, out.frame.w.value()));
  }
  return out;
}

Rect visible_box(const ElementIr& element) {
  // A thin line hides as much as one of 1 px, which is what screens draw of it.
  if (element.type == ElementType::Divider)
    return divider_line(element.box, std::max(emu_from_pt(element.line.width_pt), Emu(kEmuPerPx)));
  if (element.type != ElementType::Image || element.picture == nullptr) return element.box;
  return place_picture(element.box, *element.picture, element.fit).visible;
}

Rect covered_box(const ElementIr& element) {
  return bounds_of(turned_with({visible_box(element), {}}, {element.box, element.transform}));
}

}  // namespace deckle
