#pragma once
// Slots: the places a layout offers, each with a role, and the template's placeholder where a
// suitable one exists (docs/design.md, decision 13: found by type and geometry, not by name alone).

#include <string>
#include <vector>

#include "layout/base/frame.h"
#include "layout/base/slot.h"
#include "slidespec/model/deck.h"
#include "templates/template.h"

namespace deckle::layout {

// Whether the slots are side by side, as left and right.
[[nodiscard]] bool in_columns(const std::vector<Slot>& slots);

// Gives every slot the best unused placeholder of `layout` and its box. With `keep_boxes` (an
// authored ratio) the computed boxes are kept; a title still takes its placeholder's box where no
// other slot overlaps it.
void bind_placeholders(const templates::Layout& layout, std::vector<Slot>& slots, bool keep_boxes);

// Gives a title's slot without placeholder the layout's title that is turned, at the side of the
// page, set horizontally in the slot's box: it remains the slide's title in the outline.
void adopt_turned_title(const templates::Layout& layout, std::vector<Slot>& slots);

// The slots of a layout that is not a preset: one for each of its placeholders, in reading order.
[[nodiscard]] std::vector<Slot> slots_of(const templates::Layout& layout);

}  // namespace deckle::layout
