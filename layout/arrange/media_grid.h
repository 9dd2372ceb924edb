#pragma once
// Pictures and charts in one area: a grid of equal cells, row by row, as large as possible.

#include <vector>

#include "measure/text/text_engine.h"
#include "slidespec/core/geometry.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::layout {

// A picture or chart, with its caption if it has one.
struct Medium {
  ElementIr* element = nullptr;
  ElementIr* caption = nullptr;
};

struct GridPlan {
  Rect area;
  std::size_t columns = 1;
  double visible_area = 0;  // of all media as displayed, in square points; larger is better
  bool legible = false;     // every cell is large enough for its medium to be legible
};

// The number of columns with the largest visible area. `area` may be too small for any grid: then
// the plan is not legible.
[[nodiscard]] GridPlan plan_grid(const measure::TextEngine& engine,
                                 const std::vector<Medium>& media, const Rect& area);
void place_grid(const measure::TextEngine& engine, const std::vector<Medium>& media,
                const GridPlan& plan);

}  // namespace deckle::layout
