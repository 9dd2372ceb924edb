#pragma once
// The icon on a large disc at the end of a dark page that has one sentence.

#include <string_view>
#include <vector>

#include "layout/lists/list_drawing.h"

namespace deckle::layout {

// What the disc takes of the area's width, with the space before it.
[[nodiscard]] Emu page_disc_room(const Rect& area);

// The disc and the icon, at the end of the area, as high as its middle. They belong to `sentence`.
[[nodiscard]] std::vector<ElementIr> draw_page_disc(const ListContext& context, std::string_view icon,
                                                    const Rect& area, const ElementIr& sentence);

}  // namespace deckle::layout
