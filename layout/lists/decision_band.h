#pragma once
// A decision that is asked for in the last row of a list: it leaves the list for a band of the dark.

#include <optional>

#include "layout/lists/heads.h"
#include "layout/lists/list_drawing.h"
#include "layout/lists/list_form.h"

namespace deckle::layout {

// Of all bands behind rows: what text keeps from their edges, and the bar at an edge.
inline constexpr double kBandInsetPt = 16, kBandBarPt = 5;

struct Decision {
  ParagraphIr paragraph;
  Head head;  // "Decision needed:"
};

// Of the row's first paragraph; nullopt: it asks for none, or has details.
[[nodiscard]] std::optional<Decision> decision_of(const ListRow& row,
                                                  const std::optional<Head>& head,
                                                  const TextBodyIr& list);

// The band in `box`, with a bar at its edge, its text in `size_pt` or a step larger where it stays on one line;
// `drawn` holds the list without that row. False: the text has no space there.
[[nodiscard]] bool add_decision(const ListContext& context, const Element& element,
                                Decision decision, const Rect& box, double size_pt,
                                DrawnList& drawn);

}  // namespace deckle::layout
