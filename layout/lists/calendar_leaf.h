#pragma once
// The date of an item as a leaf of a calendar: the day in large letters, and a strip with the month
// above or below it, in the order of the text. What it shows is the text of the item, which leaves its
// paragraph.

#include <optional>
#include <vector>

#include "layout/lists/leaf_date.h"
#include "layout/lists/list_drawing.h"

namespace deckle::layout {

// The two texts of a leaf, in the order in which the author wrote them. The look of each is set; to
// be placed by place_leaf().
struct CalendarLeaf {
  ParagraphIr strip, large;  // without runs: there is none
  bool large_first = false;
  double strip_pt = 0, large_pt = 0;
};

// One leaf for each item, all in one size, and `paragraphs` without the dates; nullopt: not each
// begins with a date, none has more than a month, something in a date is a link, a field or a mark,
// or a date does not fit a leaf of that size.
[[nodiscard]] std::optional<std::vector<CalendarLeaf>> take_leaves(
    const ListContext& context, std::vector<ParagraphIr*> paragraphs, const Size& size);

// The shapes of a leaf in `box`, in reading order, without ids: its ground, and its two texts. One
// without text is decorative.
[[nodiscard]] std::vector<ElementIr> place_leaf(const ListContext& context,
                                                const CalendarLeaf& leaf, const Rect& box);

// One of them as a piece of a list, above what is drawn for it.
void add_leaf_piece(ElementIr piece, DrawnList& drawn);

}  // namespace deckle::layout
