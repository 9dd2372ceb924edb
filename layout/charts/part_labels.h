#pragma once
// Values in the parts of stacks: how large each part lets its label be.

#include <optional>
#include <string>

#include "layout/charts/chart_space.h"

namespace deckle::layout {

// The part of a bar that has a label within it, in points along the values and across the bar.
struct PartSpace {
  double along = 0, across = 0;
};

// The size of a label that stands in the part: that of labels, else a smaller one. Unset: not even
// the smallest has space.
[[nodiscard]] std::optional<double> part_label_size(const ChartIr& chart, const LabelRuler& ruler,
                                                    const std::string& text, const PartSpace& part,
                                                    double min_pt);

}  // namespace deckle::layout
