#include "render/display/marked_slide.h"

#include <algorithm>

#include "render/display/display_paint.h"
#include "render/display/geometry.h"

namespace deckle::render {
namespace {

// Points on a page of 960: so wide that a frame is seen on a small picture, so far outside that it
// covers no letter.
constexpr double kPageWidth = 960, kLine = 3, kOutside = 3;
constexpr double kGap = 24;
constexpr std::uint32_t kEdge = 0xB8C2CC, kEmpty = 0xEEF0F3;

void add_slide(const DisplayList& slide, double x, double scale, DisplayList& out) {
  out.items.emplace_back(
      BeginGroup{{scale, 0, 0, scale, x, kGap}, rect_path({0, 0, slide.width, slide.height}), 1});
  out.items.insert(out.items.end(), slide.items.begin(), slide.items.end());
  out.items.emplace_back(EndGroup{});
}

}  // namespace

DisplayList marked_slide(const DisplayList& slide, const std::vector<Mark>& marks) {
  DisplayList out = slide;
  const double unit = slide.width / kPageWidth, inside = kLine / 2 * unit;
  for (const Mark& mark : marks) {
    const double left = std::max(mark.frame.x - kOutside * unit, inside);
    const double top = std::max(mark.frame.y - kOutside * unit, inside);
    const double right =
        std::min(mark.frame.x + mark.frame.w + kOutside * unit, slide.width - inside);
    const double bottom =
        std::min(mark.frame.y + mark.frame.h + kOutside * unit, slide.height - inside);
    if (right <= left || bottom <= top) continue;
    out.items.emplace_back(StrokedPath{rect_path({left, top, right - left, bottom - top}),
                                       stroke_of(solid(mark.rgb), kLine * unit)});
  }
  return out;
}

DisplayList side_by_side(const DisplayList* left, const DisplayList* right) {
  DisplayList out;
  const DisplayList& shown = left != nullptr ? *left : *right;
  const double height = shown.height;
  const auto scaled = [height](const DisplayList& one) {
    return one.height > 0 ? height / one.height : 1.0;
  };
  double x = kGap;
  std::vector<Frame> frames;
  for (const DisplayList* one : {left, right}) {
    const double scale = one == nullptr ? 1 : scaled(*one);
    const double width = one == nullptr ? shown.width : one->width * scale;
    frames.push_back({x, kGap, width, height});
    x += width + kGap;
  }
  out.width = x;
  out.height = height + 2 * kGap;
  out.items.emplace_back(FilledPath{rect_path({0, 0, out.width, out.height}), solid(0xFFFFFF)});
  for (std::size_t i = 0; i < 2; ++i) {
    const DisplayList* const one = i == 0 ? left : right;
    if (one == nullptr)
      out.items.emplace_back(FilledPath{rect_path(frames[i]), solid(kEmpty)});
    else
      add_slide(*one, frames[i].x, scaled(*one), out);
    out.items.emplace_back(StrokedPath{rect_path(frames[i]), stroke_of(solid(kEdge), 0.75)});
  }
  return out;
}

}  // namespace deckle::render
