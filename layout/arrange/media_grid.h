#pragma once
// Pictures and charts in one area: a grid of equal cells, row by row, as large as they can be
// shown.

#include <vector>

#include "measure/text/text_engine.h"
#include "slidespec/core/geometry.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::layout {

// A picture or chart with the caption below it, if it has one.
struct Medium {
  ElementIr* element = nullptr;
  ElementIr* caption = nullptr;
};

struct GridPlan {
  Rect area;
  std::size_t columns = 1;
  double visible_area = 0;  // square points of all media as they will be seen; larger is better
  bool legible = false;  // no cell is smaller than its medium can be read in
};

// The number of columns with the largest visible area. `area` may be too small for anything: the
// plan then says that it is not legible.
[[nodiscard]] GridPlan plan_grid(const measure::TextEngine& engine,
                                 const std::vector<Medium>& media, const Rect& area);
void place_grid(const measure::TextEngine& engine, const std::vector<Medium>& media,
                const GridPlan& plan);

}  // namespace deckle::layout
