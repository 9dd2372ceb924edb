#include "layout/covers/section_block.h"

namespace deckle::layout {

std::optional<BackdropIr> section_block(const templates::Layout& layout, Size page,
                                        bool mirrored) {
  for (BackdropIr drawn : layout.backdrop) {
    if (mirrored) drawn.box.x = page.w - drawn.box.right();
    if (drawn.fill.kind == PaintIr::Kind::Solid && drawn.box.h >= page.h &&
        drawn.box.w < page.w / 2 && drawn.box.w > page.w / 8 && drawn.transform.is_identity())
      return drawn;
  }
  return std::nullopt;
}

}  // namespace deckle::layout
