#include "layout/pictures/small_pictures.h"

#include <algorithm>
#include <cmath>

#include "slidespec/ir/picture_placement.h"

namespace deckle::layout {
namespace {

constexpr double kMostBesideLarge = 1.5;  // ours
constexpr double kRounding = 0.01;
constexpr double kPxPerInch = double{kEmuPerInch} / double{kEmuPerPx};

bool is_raster(const ElementIr& element) {
  return element.type == ElementType::Image && element.picture != nullptr &&
         !is_vector(element.picture->format) && !element.picture->icon && !element.fit.cut &&
         !element.box.empty();
}

// How much larger than at 96 pixels to the inch; 0 where that is not known.
double enlarged(const ElementIr& element) {
  const double shown = place_picture(element.box, *element.picture, element.fit).px_per_inch;
  return shown > 0 ? kPxPerInch / shown : 0;
}

Emu part_of(Emu length, double share) {
  return Emu(std::llround(static_cast<double>(length.value()) * share));
}

void shrink(ElementIr& element, double by) {
  const Rect seen = place_picture(element.box, *element.picture, element.fit).visible;
  const Size size{part_of(seen.w, by), part_of(seen.h, by)};
  const auto before = [](auto place, auto first, auto last, Emu free) {
    return place == first ? Emu(0) : place == last ? free : free / 2;
  };
  element.box.x = seen.x + before(element.fit.align, Align::Left, Align::Right, seen.w - size.w);
  element.box.y = seen.y + before(element.fit.anchor, Anchor::Top, Anchor::Bottom, seen.h - size.h);
  element.box.w = size.w;
  element.box.h = size.h;
}

}  // namespace

void limit_enlargement(SlideIr& slide) {
  const bool large =
      std::any_of(slide.elements.begin(), slide.elements.end(), [](const ElementIr& element) {
        if (!is_raster(element)) return false;
        const double by = enlarged(element);
        return by > 0 && by < 1;
      });
  if (!large) return;
  for (ElementIr& element : slide.elements) {
    if (!is_raster(element) || element.picture->format != PictureFormat::Png || element.pinned ||
        element.full_bleed || element.fit.crop || element.placeholder)
      continue;
    const double by = enlarged(element);
    if (by > kMostBesideLarge + kRounding) shrink(element, kMostBesideLarge / by);
  }
}

}  // namespace deckle::layout
