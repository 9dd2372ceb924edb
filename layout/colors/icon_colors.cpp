#include "layout/colors/icon_colors.h"

#include <algorithm>
#include <cstddef>

#include "layout/colors/readable_colors.h"
#include "layout/pictures/picture.h"
#include "slidespec/backdrop/ground.h"
#include "slidespec/ir/icon_shape.h"
#include "slidespec/ir/picture_placement.h"

namespace deckle::layout {
namespace {

// WCAG 2.1, 1.4.11: of graphics that are needed to understand the content.
constexpr double kIconContrast = 3;

bool has_own_color(const Slide& source, const ElementIr& icon) {
  const auto found =
      std::find_if(source.elements.begin(), source.elements.end(),
                   [&](const Element& element) { return element.element_id == icon.eid; });
  return found != source.elements.end() && icon_color(*found) != nullptr;
}

}  // namespace

void make_icons_visible(const Slide& source, SlideIr& slide) {
  if (std::none_of(slide.elements.begin(), slide.elements.end(), is_icon)) return;
  const SlideGround ground(slide);
  for (std::size_t i = 0; i < slide.elements.size(); ++i) {
    ElementIr& element = slide.elements[i];
    if (!is_icon(element) || element.picture == nullptr || has_own_color(source, element)) continue;
    const Rect frame = place_picture(element.box, *element.picture, element.fit).frame;
    const Ground behind = ground.below(i, frame);
    if (behind.is_known() && contrast_on(behind, element.fill.color.rgb) < kIconContrast)
      element.fill.color = readable_color(slide, {behind});
  }
}

}  // namespace deckle::layout
