#include "layout/groups/frames.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "layout/pictures/photograph.h"
#include "layout/pictures/picture.h"
#include "slidespec/ir/picture_placement.h"

namespace deckle::layout {
namespace {

constexpr double kPhotographCut = 0.25;  // docs/design.md, "Groups"
constexpr double kCoverCut = 0.4;  // ours: where the author allows any cut, pictures are no strips
constexpr double kSameAspect = 0.01;     // ours: less is not seen

bool is_picture(const ElementIr* element) {
  return element != nullptr && element->type == ElementType::Image;
}

// The share of a side that a frame may take from the picture.
double allowed_cut(const ElementIr& element) {
  if (is_round(element)) return 0;
  if (element.fit.crop) return *element.fit.crop == Crop::Contain ? 0 : kCoverCut;
  if (element.picture == nullptr) return kPhotographCut;  // a missing one: any grey box will do
  return may_be_cropped(*element.picture) ? kPhotographCut : 0;
}

}  // namespace

FrameRange frame_range(const std::vector<ElementIr*>& pictures) {
  FrameRange range{0, std::numeric_limits<double>::infinity(), false};
  double tallest = 0;
  for (const ElementIr* element : pictures) {
    if (!is_picture(element)) continue;
    const double aspect = picture_aspect(*element);
    tallest = std::max(tallest, aspect);
    const double keeps = 1 - allowed_cut(*element);
    if (keeps <= 0) continue;
    range.least = std::max(range.least, aspect * keeps * (1 - kSameAspect));
    range.largest = std::min(range.largest, aspect / keeps * (1 + kSameAspect));
  }
  if (range.least > range.largest) return {0, tallest, true};
  return range;
}

Size frame_in(const FrameRange& range, Emu width, Emu height) {
  if (width <= Emu(0) || height <= Emu(0)) return {width, height};
  const double w = static_cast<double>(width.value()), h = static_cast<double>(height.value());
  if (h > w * range.largest) return {width, Emu(std::llround(w * range.largest))};
  if (!range.whole && h < w * range.least) return {Emu(std::llround(h / range.least)), height};
  return {width, height};
}

void fit_to_frame(const FrameRange& range, ElementIr& picture) {
  if (picture.picture == nullptr || picture.fit.crop) return;
  const PicturePlacement placed = place_picture(picture.box, *picture.picture, picture.fit);
  if (range.whole || allowed_cut(picture) <= 0) {
    // The usual rule would crop a tenth of a side.
    if (placed.filled && placed.would_cut > kSameAspect * 2) picture.fit.crop = Crop::Contain;
    keep_whole(picture);
    return;
  }
  if (placed.filled || placed.would_cut > kPhotographCut + 2 * kSameAspect) return;
  PictureFit filled = picture.fit;
  filled.crop = Crop::CenterCrop;
  // A small photograph keeps its margins rather than to be enlarged until pixels are visible.
  const PicturePlacement covered = place_picture(picture.box, *picture.picture, filled);
  if (covered.px_per_inch <= 0 || covered.px_per_inch >= kEmuPerInch / double{kEmuPerPx} / kMaxEnlarged)
    picture.fit.crop = Crop::CenterCrop;
}

}  // namespace deckle::layout
