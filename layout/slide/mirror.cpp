#include "layout/slide/mirror.h"

namespace deckle::layout {

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
