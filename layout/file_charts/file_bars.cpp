// Bars and columns.

#include <algorithm>

#include "layout/file_charts/file_frame.h"

namespace deckle::layout::file_charts {

void draw_bars(Frame& frame, std::size_t plot) {
  const ChartPlotLook& look = frame.look.plots[plot];
  const PlotData& data = frame.data[plot];
  if (look.category_axis >= frame.axes.size() || look.value_axis >= frame.axes.size()) return;
  const AxisFrame& categories = frame.axes[look.category_axis];
  const bool horizontal = categories.vertical;
  // Each bar of a group begins this share of a bar after the one before it.
  const auto count = static_cast<double>(std::max<std::size_t>(1, data.series.size()));
  const double step = data.stacked ? 0 : 1 - look.overlap / 100;
  const double bars = 1 + (count - 1) * step;
  const double thickness = frame.slot(look.category_axis) / (bars + look.gap_width / 100);
  // The series of a group follow their axis: downward where it is reversed.
  const bool backward = horizontal != categories.reversed;
  const double base = frame.base(plot);
  for (std::size_t k = 0; k < data.series.size(); ++k) {
    const std::size_t s = data.series[k];
    const double place = (backward ? count - 1 - static_cast<double>(k) : static_cast<double>(k)) * step;
    for (std::size_t i = 0; i < data.values[k].size(); ++i) {
      const auto& value = data.values[k][i];
      if (!value) continue;
      const double across =
          frame.along_category(look.category_axis, i) + thickness * (place - bars / 2);
      const double from = frame.along(look.value_axis, data.stacked ? value->from : base),
                   to = frame.along(look.value_axis, value->to);
      const double low = std::min(from, to), length = std::max(from, to) - low;
      ChartPiece piece;
      piece.rect = horizontal ? ChartRect{low, across, length, thickness}
                              : ChartRect{across, low, thickness, length};
      piece.paint = paint_of(shape_at(frame, s, i));
      LabelAt label;
      label.plot = plot;
      label.series = s;
      label.point = i;
      label.value = value->value;
      label.share = value->share;
      label.mark = piece.rect;
      label.bar = true;
      label.horizontal = horizontal;
      label.backward = (value->value < 0) != frame.axes[look.value_axis].reversed;
      frame.labels.push_back(label);
      if (piece.paint.fill || piece.paint.stroke) frame.out.pieces.push_back(std::move(piece));
    }
  }
}

}  // namespace deckle::layout::file_charts
