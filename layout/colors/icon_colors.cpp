#include "layout/colors/icon_colors.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

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

struct SeenIcon {
  std::size_t index = 0;
  Ground behind;
};

}  // namespace

void make_icons_visible(const Slide& source, SlideIr& slide) {
  if (std::none_of(slide.elements.begin(), slide.elements.end(), is_icon)) return;
  // By group: icons that a reader compares have one colour.
  std::map<std::string, std::vector<SeenIcon>> families;
  {
    const SlideGround ground(slide);
    for (std::size_t i = 0; i < slide.elements.size(); ++i) {
      const ElementIr& element = slide.elements[i];
      const bool pale =
          element.decorative && element.name.find(kUnmarkedName) != std::string::npos;
      if (!is_icon(element) || element.picture == nullptr || pale || has_own_color(source, element))
        continue;
      const Rect frame = place_picture(element.box, *element.picture, element.fit).frame;
      Ground behind = ground.below(i, frame);
      if (!behind.is_known()) continue;
      families[element.member ? "group " + element.member->group : "alone " + element.eid]
          .push_back({i, std::move(behind)});
    }
  }
  for (const auto& [name, icons] : families) {
    std::vector<Ground> behind;
    for (const SeenIcon& icon : icons) behind.push_back(icon.behind);
    const auto lowest = [&](std::uint32_t rgb) {
      double out = kIconContrast;
      for (const Ground& ground : behind) out = std::min(out, contrast_on(ground, rgb));
      return out;
    };
    const double own = lowest(slide.elements[icons.front().index].fill.color.rgb);
    if (own >= kIconContrast) continue;
    const Color other = readable_color(slide, behind);
    if (lowest(other.rgb) <= own) continue;
    for (const SeenIcon& icon : icons) slide.elements[icon.index].fill.color = other;
  }
}

}  // namespace deckle::layout
