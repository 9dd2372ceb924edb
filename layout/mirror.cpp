#include "layout/mirror.h"

#include <algorithm>

#include "layout/language.h"

namespace deckle::layout {
namespace {

constexpr double kWholeWidth = 0.98;  // of the page: a picture that bleeds, no column

bool reads_from_the_right(const templates::Template& t) {
  for (const templates::Layout& layout : t.layouts) {
    for (const templates::Placeholder& p : layout.placeholders) {
      const bool words = p.type == "title" || p.type == "body" || p.type.empty() || p.type == "obj";
      if (words && p.text && p.text->levels[0].paragraph.rtl) return true;
    }
  }
  return false;
}

}  // namespace

bool mirrors(const TextContext& context) {
  return is_right_to_left(context.deck.language) && !reads_from_the_right(context.t);
}

Rect content_extent(const templates::Layout& layout, Size page, const Rect& otherwise) {
  Rect extent;
  for (const templates::Placeholder& p : layout.placeholders) {
    if (p.box.empty() || !p.upright || to_pt(p.box.w) > kWholeWidth * to_pt(page.w)) continue;
    extent = bounding(extent, p.box);
  }
  return extent.empty() ? otherwise : extent;
}

void mirror(SlideIr& slide, const Rect& extent, const Rect& safe) {
  for (ElementIr& element : slide.elements) {
    if (element.pinned && element.type != ElementType::Citation) continue;
    Rect& box = element.box;
    const bool inside = box.x >= extent.x && box.right() <= extent.right();
    const Rect& within = inside ? extent : safe;
    const Emu x = within.x + within.right() - box.right();
    if (x >= Emu(0) && x + box.w <= slide.size.w) box.x = x;
  }
}

}  // namespace deckle::layout
