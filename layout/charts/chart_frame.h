#pragma once
// The plot of a chart and its scales: as set in the file, else as applications choose them.

#include <string>
#include <vector>

#include "layout/charts/chart_space.h"
#include "layout/charts/scale.h"

namespace deckle::layout {

struct ScaleTick {
  double value = 0;
  std::string label;
};

struct ChartFrame {
  const ChartIr& chart;
  ChartRect plot{};
  Scale values{};  // not of a pie
  std::vector<ScaleTick> value_ticks{};
  Scale second_values{};  // of the second axis
  std::vector<ScaleTick> second_ticks{};
  Scale across{};  // numbers and days along the bottom
  std::vector<ScaleTick> across_ticks{};
  // Lines under or beside each category; empty: none written.
  std::vector<std::vector<std::string>> labels{};

  // Position of a value along its axis: x for horizontal bars, else y. Values beyond the axis are
  // clamped to it.
  [[nodiscard]] double along_values(double value) const;
  [[nodiscard]] double along_second(double value) const;
  // The middle of a category along the other axis.
  [[nodiscard]] double along_categories(std::size_t category) const;
  // Length of the category axis that belongs to one category.
  [[nodiscard]] double slot() const;
  // The value where bars begin: at 0, or at the end of the axis that is nearest to it.
  [[nodiscard]] double base() const;
};

// `chart` outlives the frame; it has data.
[[nodiscard]] ChartFrame chart_frame(const ChartIr& chart, const LabelRuler& ruler);

// Sets geometry.bars, .points or .slices, and .labels; of a pie also its circle.
void set_marks(const ChartFrame& frame, const LabelRuler& ruler, ChartGeometry& geometry);

}  // namespace deckle::layout
