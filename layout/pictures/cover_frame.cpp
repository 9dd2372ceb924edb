#include "layout/pictures/cover_frame.h"

#include <algorithm>

#include "layout/base/frame.h"
#include "layout/pictures/photograph.h"
#include "slidespec/ir/picture_placement.h"

namespace deckle::layout {
namespace {

// Ours: sizes in whole pixels have the proportions meant only nearly.
constexpr double kTolerance = 0.002;

// Width over height, of picture and frame.
double aspect_of(const PictureIr& picture) {
  const DisplaySize size = display_size(picture);
  return size.width > 0 && size.height > 0 ? size.width / size.height : 1;
}
double aspect_of(const Rect& frame) {
  return std::max(1.0, to_pt(frame.w)) / std::max(1.0, to_pt(frame.h));
}

}  // namespace

bool fills_cover_frame(const PictureIr& picture, const std::optional<Crop>& crop,
                       const Rect& frame) {
  if (picture.icon) return false;
  if (crop) return *crop != Crop::Contain;
  const double ratio = aspect_of(picture) / aspect_of(frame);
  const double lost = 1 - std::min(ratio, 1 / ratio);
  if (lost <= kTolerance) return true;
  return may_be_cropped(picture) && lost <= kMaxCoverCut + kTolerance;
}

Rect part_of_cover_frame(const PictureIr& photograph, const Rect& frame) {
  const double aspect = aspect_of(photograph);
  Rect part = frame;
  if (aspect > aspect_of(frame))
    part.h = std::min(frame.h, snap(emu_from_pt(to_pt(frame.w) / (aspect * (1 - kMaxCoverCut)))));
  else
    part.w = std::min(frame.w, snap(emu_from_pt(to_pt(frame.h) * aspect / (1 - kMaxCoverCut))));
  part.x = frame.right() - part.w;
  part.y = frame.bottom() - part.h;
  return part;
}

bool is_sharp_in(const PictureIr& picture, const Rect& frame) {
  if (is_vector(picture.format)) return true;
  PictureFit fill;
  fill.crop = Crop::Cover;
  const double min = double{kEmuPerInch} / double{kEmuPerPx} / kMaxEnlarged;
  return place_picture(frame, picture, fill).px_per_inch >= min;
}

}  // namespace deckle::layout
