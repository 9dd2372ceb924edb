#pragma once
// A contact on its block: a light band with a bar in the accent, an icon beside each line that has
// an address or a number.

#include <optional>
#include <vector>

#include "layout/lists/list_drawing.h"

namespace deckle::layout {

struct ContactBlock {
  ElementIr text;
  std::vector<ElementIr> behind, icons;
};

// At the top of `area`, as wide as that and as high as its text; nullopt: it does not fit. `large`:
// may be set in larger letters, as nothing else is on the slide. `ground`: of a panel that it stands
// on; null: it stands on the page.
[[nodiscard]] std::optional<ContactBlock> contact_block(const ListContext& context,
                                                        const SlideIr& slide,
                                                        const ElementIr& contact, const Rect& area,
                                                        bool large, const Color* ground = nullptr);

}  // namespace deckle::layout
