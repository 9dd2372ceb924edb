// Which elements are not seen at all: what opaque ones painted later leave of them is found by
// cutting rectangles out of rectangles, in EMU, so that nothing is rounded.

#include <algorithm>
#include <numeric>

#include "fixers/diagnose/detect.h"
#include "slidespec/ir/picture_placement.h"

namespace deckle::fixers {
namespace {

bool is_opaque(const ElementIr& element) {
  if (element.hidden || !element.transform.is_identity() || element.look != nullptr) return false;
  if (element.type == ElementType::Image && element.picture != nullptr) {
    const PictureFormat format = element.picture->format;
    return format == PictureFormat::Jpeg || format == PictureFormat::Bmp;
  }
  return element.fill.kind == FillIr::Kind::Solid && element.fill.alpha >= 1 &&
         element.shape == "rect";
}

// Adds what is left of `from` without `cut`.
void subtract(const Rect& from, const Rect& cut, std::vector<Rect>& out) {
  const Rect both = intersection(from, cut);
  if (both.empty()) {
    out.push_back(from);
    return;
  }
  const Rect parts[] = {{from.x, from.y, from.w, both.y - from.y},
                        {from.x, both.bottom(), from.w, from.bottom() - both.bottom()},
                        {from.x, both.y, both.x - from.x, both.h},
                        {both.right(), both.y, from.right() - both.right(), both.h}};
  for (const Rect& part : parts) {
    if (!part.empty()) out.push_back(part);
  }
}

}  // namespace

std::vector<Warning> fully_occluded(const SlideIr& slide, const MeasuredSlide& measured) {
  std::vector<Warning> warnings;
  std::vector<std::size_t> paint(slide.elements.size());
  std::iota(paint.begin(), paint.end(), std::size_t{0});
  std::stable_sort(paint.begin(), paint.end(), [&slide](std::size_t a, std::size_t b) {
    return slide.elements[a].z < slide.elements[b].z;
  });
  const Rect page{Emu(0), Emu(0), slide.size.w, slide.size.h};
  for (std::size_t at = 0; at < paint.size(); ++at) {
    const ElementIr& element = slide.elements[paint[at]];
    if (element.hidden || element.type == ElementType::Decoration || element.full_bleed) continue;
    const Rect seen = intersection(measured.elements[paint[at]].bbox, page);
    if (seen.empty()) continue;
    std::vector<Rect> left{seen}, next;
    Warning warning;
    warning.type = WarningType::FullyOccluded;
    warning.element = paint[at];
    for (std::size_t above = at + 1; above < paint.size() && !left.empty(); ++above) {
      if (!is_opaque(slide.elements[paint[above]])) continue;
      const Rect& cut = measured.elements[paint[above]].bbox;
      if (intersection(seen, cut).empty()) continue;
      next.clear();
      for (const Rect& rect : left) subtract(rect, cut, next);
      left.swap(next);
      warning.covered_by.push_back(paint[above]);
    }
    if (left.empty()) warnings.push_back(std::move(warning));
  }
  return warnings;
}

}  // namespace deckle::fixers
