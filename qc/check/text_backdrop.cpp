#include "qc/check/text_backdrop.h"

#include <algorithm>
#include <string_view>

#include "qc/check/template_context.h"

namespace deckle::qc {

namespace {

// Whether the file has more of the element than the IR: `what` is "fill" or "geometry".
bool is_approximated(const SlideIr& slide, const ElementIr& element, std::string_view what) {
  return element.origin &&
         std::any_of(slide.unread.begin(), slide.unread.end(), [&](const UnreadIr& unread) {
           return unread.part == element.origin->part && unread.xpath == element.origin->xpath &&
                  unread.what.ends_with(what);
         });
}

// The background of the page has an entry of its own (pptx/read/slide.h).
bool is_background_known(const SlideIr& slide) {
  return std::none_of(slide.unread.begin(), slide.unread.end(),
                      [](const UnreadIr& unread) { return unread.what.ends_with(" background"); });
}

// Only shapes that fill their box hide what is behind all of it.
bool fills_its_box(const SlideIr& slide, const ElementIr& element) {
  if (is_approximated(slide, element, "geometry")) return false;
  const std::string_view shape = element.shape;
  return (shape == "rect" || shape.starts_with("round") || shape.starts_with("snip")) &&
         element.transform.rotation == 0;
}

bool is_opaque(const ElementIr& element) {
  return element.type == ElementType::Image || element.fill.kind == FillIr::Kind::Solid;
}

}  // namespace

Backdrop backdrop_of(const SlideIr& slide, std::size_t index, const Rect& area) {
  Backdrop out;
  const double whole = std::max(area_px(area), 1.0);
  const auto add = [&out](std::uint32_t rgb) {
    if (std::find(out.colors.begin(), out.colors.end(), rgb) == out.colors.end())
      out.colors.push_back(rgb);
  };
  const auto add_layer = [&](const ElementIr& element) {
    if (element.type == ElementType::Image || is_approximated(slide, element, "fill"))
      out.partly_unknown = true;
    else
      add(element.fill.color.rgb);
  };
  const ElementIr& own = slide.elements[index];
  if (own.fill.kind == FillIr::Kind::Solid) {
    add_layer(own);
    return out;
  }
  for (std::size_t i = index; i-- > 0;) {
    const ElementIr& below = slide.elements[i];
    if (below.placeholder || below.hidden || !is_opaque(below)) continue;
    const double seen = area_px(intersection(below.box, area)) / whole;
    if (seen < kSeenShare) continue;
    if (!fills_its_box(slide, below) && below.type != ElementType::Image) {
      // How much of the area an outline covers is not known from its box.
      out.partly_unknown = true;
      continue;
    }
    add_layer(below);
    if (seen > 1 - kSeenShare) return out;
  }
  if (is_background_known(slide))
    add(slide.background_rgb);
  else
    out.partly_unknown = true;
  return out;
}

}  // namespace deckle::qc
