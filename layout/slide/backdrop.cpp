#include "layout/slide/backdrop.h"

#include <algorithm>

namespace deckle::layout {

void set_backdrop(const templates::Layout& layout, SlideIr& slide) {
  slide.background_rgb = layout.background_rgb;
  slide.background = layout.background;
  slide.backdrop = layout.backdrop;
  slide.text_colors = layout.text_colors;
}

void set_placeholder_looks(const templates::Layout& layout, SlideIr& slide) {
  for (ElementIr& element : slide.elements) {
    if (!element.placeholder || element.fill.kind != FillIr::Kind::Inherit) continue;
    const auto found =
        std::find_if(layout.placeholders.begin(), layout.placeholders.end(),
                     [&](const templates::Placeholder& p) {
                       return p.type == element.placeholder->type &&
                              p.idx == element.placeholder->idx;
                     });
    if (found != layout.placeholders.end()) element.look = found->look;
  }
}

}  // namespace deckle::layout
