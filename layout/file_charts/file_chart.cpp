#include "layout/file_charts/file_chart.h"

#include <algorithm>

#include "layout/file_charts/file_frame.h"

namespace deckle::layout {

namespace file_charts {
namespace {

constexpr std::size_t kMostLabels = 2000;  // ours: more cannot be read on a slide

void draw_area_behind(Frame& frame, const ChartRect& rect, const ChartShapeLook& look) {
  ChartPiece piece;
  piece.rect = rect;
  piece.paint = paint_of(look);
  if (piece.paint.fill || piece.paint.stroke) frame.out.pieces.push_back(std::move(piece));
}

template <typename Draw, typename Is>
void draw_plots(Frame& frame, Is is, Draw draw) {
  for (std::size_t p = 0; p < frame.look.plots.size(); ++p) {
    if (is(frame.look, p)) draw(frame, p);
  }
}

bool is_radar(const ChartLook& look, std::size_t plot) { return is_kind(look, plot, "radarChart"); }

// Whatever else: lines, stocks, scattered points, bubbles.
bool is_lines(const ChartLook& look, std::size_t plot) {
  return !is_bars(look, plot) && !is_area(look, plot) && !is_round(look, plot) &&
         !is_radar(look, plot);
}

void draw_all(Frame& frame) {
  const ChartLook& look = frame.look;
  draw_area_behind(frame, {0, 0, frame.w, frame.h}, look.chart_area);
  bool axes = false, radar = false;
  for (std::size_t p = 0; p < look.plots.size(); ++p) {
    axes = axes || (!is_round(look, p) && !is_radar(look, p));
    radar = radar || is_radar(look, p);
  }
  if (axes) {
    draw_area_behind(frame, frame.plot, look.plot_area);
    if (!radar) draw_grid(frame);
  }
  draw_plots(frame, is_round, draw_round);
  draw_plots(frame, is_radar, draw_radar);
  draw_plots(frame, is_area, draw_lines);
  draw_plots(frame, is_bars, draw_bars);
  if (axes && !radar) draw_axes(frame);
  draw_plots(frame, is_lines, draw_lines);
  for (std::size_t i = 0; i < std::min(frame.labels.size(), kMostLabels); ++i)
    draw_label(frame, frame.labels[i]);
  if (axes && !radar) draw_axis_titles(frame);
  draw_legend(frame);
  draw_title(frame);
}

}  // namespace
}  // namespace file_charts

std::optional<ChartDrawing> draw_file_chart(const ChartLook& look, Size box,
                                            const LabelRuler& ruler) {
  const bool any = std::any_of(
      look.facts.series.begin(), look.facts.series.end(),
      [](const ChartSeriesFacts& series) { return !series.values.points.empty(); });
  const bool matching = look.plots.size() == look.facts.plots.size() &&
                        look.series.size() == look.facts.series.size() &&
                        look.axes.size() == look.facts.axes.size();
  if (!any || !matching || box.w <= Emu(0) || box.h <= Emu(0)) return std::nullopt;
  file_charts::Frame frame{look, ruler};
  frame.w = to_pt(box.w);
  frame.h = to_pt(box.h);
  file_charts::set_data(frame);
  file_charts::set_space(frame);
  file_charts::draw_all(frame);
  return std::move(frame.out);
}

}  // namespace deckle::layout
