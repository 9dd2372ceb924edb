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

// The cards of placed cells: each is drawn below its parts.
[[nodiscard]] std::vector<ElementIr> icon_cards(const Cells& cells, const Tones& tones);
[[nodiscard]] bool is_icon_card(const ElementIr& element);
// The box of a card, for the present boxes of its parts.
void place_icon_card(const SlideIr& slide, ElementIr& card);

// Of placed cells that are an icon above a shape with text: the icon is put into the shape, which
// takes the place of both.
void put_icons_into_shapes(const Cells& cells);

}  // namespace deckle::layout
