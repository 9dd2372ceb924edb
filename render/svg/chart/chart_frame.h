#pragma once
// The plot, axes and ticks of a chart: as set in the file, else as applications choose them.

#include <string>
#include <vector>

#include "layout/charts/chart_space.h"
#include "layout/charts/scale.h"
#include "render/svg/chart/chart_canvas.h"

namespace deckle::render {

struct ChartTick {
  double value = 0;
  std::string label;
};

struct ChartFrame {
  layout::PlotSpace plot;  // points, from the chart's corner
  layout::Scale values;   // not for a pie
  std::vector<ChartTick> value_ticks;
  layout::Scale across;  // numbers and days along the bottom
  std::vector<ChartTick> across_ticks;
  std::vector<std::vector<std::string>>
      labels;  // lines under or beside each category; empty: none written

  // Position of a value along its axis: x for horizontal bars, else y. Values beyond the axis are
  // clamped to it.
  [[nodiscard]] double along_values(double value, const ChartIr& chart) const;
  // The middle of a category along the other axis.
  [[nodiscard]] double along_categories(std::size_t category, const ChartIr& chart) const;
  // Length of the category axis that belongs to one category.
  [[nodiscard]] double slot(const ChartIr& chart) const;
  // The value where bars begin: at 0, or at the end of the axis that is nearest to it.
  [[nodiscard]] double base() const;
};

[[nodiscard]] ChartFrame chart_frame(const ChartCanvas& canvas);

}  // namespace deckle::render
