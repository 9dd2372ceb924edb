#pragma once
// A contact on its block: a light band with a bar in the accent, an icon beside each line that has
// an address or a number, or beside a person alone. A next step that is the only one has such a block too.

#include <optional>
#include <vector>

#include "layout/lists/list_drawing.h"

namespace deckle::layout {

struct ContactBlock {
  ElementIr text;
  std::vector<ElementIr> behind, icons;
};

struct ContactLook {
  bool large = false;             // it may have larger letters, as nothing else is on the slide
  bool is_step = false;           // the text is a next step
  const Color* ground = nullptr;  // of a panel that it stands on; null: it stands on the page
  double most_pt = 28;            // its letters have no more
};

// At the top of `area`, as wide as that and as high as its text; nullopt: it does not fit.
[[nodiscard]] std::optional<ContactBlock> contact_block(const ListContext& context,
                                                        const SlideIr& slide,
                                                        const ElementIr& contact, const Rect& area,
                                                        const ContactLook& look);

}  // namespace deckle::layout
