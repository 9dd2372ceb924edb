#pragma once
// Icons beside the heads of rows and on the headings of columns.

#include <string>
#include <string_view>
#include <vector>

#include "layout/lists/list_drawing.h"

namespace deckle::layout {

// One for each head, by what it names; empty: one of them names nothing that an icon surely shows, or the
// slide is to have none.
[[nodiscard]] std::vector<std::string_view> icons_of_heads(const ListContext& context,
                                                           const std::vector<std::string>& heads);

// The same for sentences without heads.
[[nodiscard]] std::vector<std::string_view> icons_of_sentences(
    const ListContext& context, const std::vector<std::string>& sentences);

// A piece of the list; square, in the middle of `box`, which may be wider.
[[nodiscard]] ElementIr list_icon(const DrawnList& drawn, std::string_view icon, const Rect& box,
                                  const Color& color);

}  // namespace deckle::layout
