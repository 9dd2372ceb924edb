#pragma once
// The boxes of the labels of a chart as it is drawn, and which of them touch.

#include <cstddef>
#include <vector>

#include "slidespec/ir/chart_geometry.h"

namespace deckle::qc {

// Points, from the chart's top left corner.
struct LabelBox {
  double left = 0, top = 0, right = 0, bottom = 0;
  bool tall = false;  // has more lines than an axis can show
};

// Of the letters of a line, without what a line leaves free above and below them. Not for a line
// that is turned by another angle than a quarter.
[[nodiscard]] LabelBox label_box(const ChartTextLine& line);
[[nodiscard]] LabelBox bounding_box(const LabelBox& a, const LabelBox& b);

// How many of them share more than `shared_pt` with another one in both directions, or are tall.
// Time is linear in their number unless most of them are in one place.
[[nodiscard]] std::size_t touching_labels(std::vector<LabelBox> labels, double shared_pt);

}  // namespace deckle::qc
