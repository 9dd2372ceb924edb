#pragma once
// What changed in faces, text styles, colours, backgrounds, and in what shows through.

#include <vector>

#include "engine/template/compare.h"
#include "engine/template/match_layouts.h"

namespace deckle::engine {

// Of masters, paired by their order.
void compare_masters(const TemplateSummary& older, const TemplateSummary& newer,
                     std::vector<Difference>& out);
// Of layouts: text styles that no master explains, and backgrounds.
void compare_looks(const std::vector<LayoutPair>& pairs, std::vector<Difference>& out);
// Dates, footers, numbers and decoration; without `places` only what is gone or new.
void compare_furniture(const TemplateSummary& older, const TemplateSummary& newer,
                       const std::vector<LayoutPair>& pairs, bool places,
                       std::vector<Difference>& out);

}  // namespace deckle::engine
