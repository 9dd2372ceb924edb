#pragma once
// The drawing function of each pattern, one file each.

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

}  // namespace deckle::layout
