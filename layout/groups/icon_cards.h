#pragma once
// Icons and their texts, several times: each pair on a card of its own.

#include <vector>

#include "layout/groups/cells.h"
#include "layout/text/tones.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::layout {

// Whether the cells are icons with texts below them, none of which has a fill or was given `none`
// as its fill.
[[nodiscard]] bool are_icon_cards(const Cells& cells);
// Free space around the parts of such a cell.
[[nodiscard]] Emu icon_card_padding();
// Where each cell is an icon and one text that begins with a bold line: sets that line larger.
// Before plan_cells().
void enlarge_heads(Cells& cells);

// The cards of placed cells: each is drawn below its parts.
[[nodiscard]] std::vector<ElementIr> icon_cards(const Cells& cells, const Tones& tones);
[[nodiscard]] bool is_icon_card(const ElementIr& element);
// The box of a card, and of its rule, for the present boxes of its parts.
void place_icon_card(SlideIr& slide, ElementIr& card);

// Whether the cells are icons above shapes with text.
[[nodiscard]] bool are_icons_of_shapes(const Cells& cells);
// Puts an icon into the shape below it, which takes the place of both.
void put_into_shape(ElementIr& icon, ElementIr& shape);

}  // namespace deckle::layout
