#include "layout/slide/backdrop.h"

#include <algorithm>
#include <memory>
#include <utility>

#include "layout/text/signal_colors.h"

namespace deckle::layout {

void set_backdrop(const templates::Layout& layout, SlideIr& slide) {
  slide.background_rgb = layout.background_rgb;
  slide.background = layout.background;
  slide.backdrop = layout.backdrop;
  slide.text_colors = layout.text_colors;
  slide.brand = layout.brand;
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

void allow_signals(SlideIr& slide) {
  if (slide.brand == nullptr || slide.brand->colors.empty()) return;
  BrandIr brand = *slide.brand;
  brand.colors.insert(brand.colors.end(), kSignalColors.begin(), kSignalColors.end());
  slide.brand = std::make_shared<const BrandIr>(std::move(brand));
}

}  // namespace deckle::layout
