#pragma once
// The drawing function of each pattern, one file each.

#include <optional>

#include "layout/lists/heads.h"
#include "layout/patterns/pattern.h"

namespace deckle::layout {

PatternResult draw_big_number(PatternCanvas& canvas);
PatternResult draw_card_grid(PatternCanvas& canvas);
PatternResult draw_comparison(PatternCanvas& canvas);
PatternResult draw_cycle(PatternCanvas& canvas);
PatternResult draw_funnel(PatternCanvas& canvas);
PatternResult draw_kpi(PatternCanvas& canvas);
PatternResult draw_matrix(PatternCanvas& canvas);
PatternResult draw_org_chart(PatternCanvas& canvas);
PatternResult draw_picture_left(PatternCanvas& canvas);
PatternResult draw_picture_right(PatternCanvas& canvas);
PatternResult draw_process(PatternCanvas& canvas);
PatternResult draw_pros_cons(PatternCanvas& canvas);
PatternResult draw_roadmap(PatternCanvas& canvas);
PatternResult draw_large_statement(PatternCanvas& canvas);
PatternResult draw_team(PatternCanvas& canvas);
PatternResult draw_timeline(PatternCanvas& canvas);

// Of the first text of a cell; text that the author marks has none. Steps that all begin with a date
// have it in their pointed shapes (process.cpp).
[[nodiscard]] std::optional<Head> begins_with_date(const PatternCell& cell);

}  // namespace deckle::layout
