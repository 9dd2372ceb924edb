// Places on the axes, and the plot's rectangle: what titles, legend and labels leave.

#include "layout/file_charts/file_frame.h"

#include <algorithm>
#include <cmath>

namespace deckle::layout::file_charts {
namespace {

constexpr double kTitleGapPt = 8;  // as layout/charts/chart_space.cpp
constexpr double kMostLegendShare = 0.5;

struct Sides {
  double left = 0, right = 0, top = 0, bottom = 0;
};

// What labels and titles of axes take outside the plot.
Sides axis_sides(const Frame& frame, bool titles) {
  Sides sides;
  // Axes of a radar are in the plot.
  for (std::size_t p = 0; p < frame.look.plots.size(); ++p) {
    if (is_kind(frame.look, p, "radarChart")) return sides;
  }
  for (std::size_t a = 0; a < frame.axes.size(); ++a) {
    const ChartAxisLook& look = frame.look.axes[a];
    const AxisFrame& axis = frame.axes[a];
    if (frame.look.facts.axes[a].deleted) continue;
    const double crossing = frame.crossing(a);
    const bool high = look.tick_labels == "high" ||
                      (look.tick_labels == "nextTo" && crossing > 1 - 1e-6);
    // Labels beside an axis that runs through the plot are in the plot.
    const bool inside = look.tick_labels == "nextTo" && crossing > 1e-6 && !high;
    double extent = look.tick_labels == "none" || inside ? 0 : axis.extent + kAxisGapPt;
    // A title put by hand keeps no space of its own.
    if (titles && !look.title.text.empty() && !look.title.overlay && !look.title.place.x)
      extent += line_height(look.title.look.style) + kAxisGapPt;
    double& side = axis.vertical ? (high ? sides.right : sides.left)
                                 : (high ? sides.top : sides.bottom);
    side += extent;
  }
  return sides;
}

ChartRect without(ChartRect rect, const Sides& sides) {
  rect.left += sides.left;
  rect.top += sides.top;
  rect.width = std::max(1.0, rect.width - sides.left - sides.right);
  rect.height = std::max(1.0, rect.height - sides.top - sides.bottom);
  return rect;
}

ChartRect automatic_space(const Frame& frame) {
  ChartRect space{kEdgePt, kEdgePt, frame.w - 2 * kEdgePt, frame.h - 2 * kEdgePt};
  Sides around;
  if (!frame.look.title.overlay) around.top = frame.title_height;
  const ChartLegendLook& legend = frame.look.legend;
  if (!legend.position.empty() && !legend.overlay) {
    if (legend.position == "b" || legend.position == "t") {
      (legend.position == "b" ? around.bottom : around.top) += legend_space(frame);
    } else {
      const double width = std::min(legend_width(frame).widest, frame.w * kMostLegendShare);
      (legend.position == "l" ? around.left : around.right) += width + kAxisGapPt;
    }
  }
  return without(space, around);
}

// What is no number is at the beginning.
double clamp_share(double part) { return part > 0 ? std::min(part, 1.0) : 0; }

}  // namespace

double Frame::share(std::size_t axis, double value) const {
  const AxisFrame& a = axes[axis];
  if (a.categories && !a.dates) return category_share(axis, value - 1);
  double low = a.scale.min, high = a.scale.max;
  if (a.log_base > 1) {
    const auto log = [&](double v) { return v > 0 ? std::log(v) / std::log(a.log_base) : -300.0; };
    low = log(low), high = log(high), value = log(value);
  }
  // Halves first: see layout/charts/scale.cpp.
  const double span = high / 2 - low / 2;
  const double part = clamp_share(span > 0 ? (value / 2 - low / 2) / span : 0);
  return a.reversed ? 1 - part : part;
}

double Frame::category_share(std::size_t axis, double category) const {
  const AxisFrame& a = axes[axis];
  const auto count = static_cast<double>(std::max<std::size_t>(1, a.count));
  const double part =
      a.edges ? (count > 1 ? category / (count - 1) : 0.5) : (category + 0.5) / count;
  return a.reversed ? 1 - part : part;
}

double Frame::along(std::size_t axis, double value) const {
  const double part = share(axis, value);
  return axes[axis].vertical ? plot.top + (1 - part) * plot.height
                             : plot.left + part * plot.width;
}

double Frame::along_category(std::size_t axis, std::size_t category) const {
  const AxisFrame& a = axes[axis];
  if (a.dates && a.named_by != kNone)
    return along(axis, own_x(look.facts.series[a.named_by], category));
  const double part = category_share(axis, static_cast<double>(category));
  return a.vertical ? plot.top + (1 - part) * plot.height : plot.left + part * plot.width;
}

double Frame::length(std::size_t axis) const {
  return axes[axis].vertical ? plot.height : plot.width;
}

double Frame::slot(std::size_t axis) const {
  const AxisFrame& a = axes[axis];
  if (a.dates) {
    const double span = a.scale.max - a.scale.min;
    return span > 0 ? length(axis) * std::min(1.0, a.unit_days / span) : length(axis);
  }
  return length(axis) / static_cast<double>(std::max<std::size_t>(1, a.count));
}

double Frame::crossing(std::size_t axis) const {
  const ChartAxisLook& own = look.axes[axis];
  const std::size_t other = own.crossed;
  if (other >= axes.size()) return 0;
  const AxisFrame& a = axes[other];
  double part = 0;
  if (own.crosses_at) {
    part = a.categories && !a.dates && !a.edges
               ? (*own.crosses_at - 1) / static_cast<double>(std::max<std::size_t>(1, a.count))
               : share(other, *own.crosses_at);
    if (a.categories && !a.dates && !a.edges && a.reversed) part = 1 - part;
    return clamp_share(part);
  }
  if (own.crosses == "max") {
    part = 1;
  } else if (own.crosses == "autoZero" && !a.categories) {
    return share(other, a.log_base > 1 ? a.scale.min : std::clamp(0.0, a.scale.min, a.scale.max));
  }
  return a.reversed ? 1 - part : part;
}

double Frame::base(std::size_t plot_index) const {
  const ChartPlotLook& own = look.plots[plot_index];
  const Scale& scale = axes[own.value_axis].scale;
  if (own.category_axis < look.axes.size()) {
    const ChartAxisLook& category = look.axes[own.category_axis];
    if (category.crosses_at) return std::clamp(*category.crosses_at, scale.min, scale.max);
    if (category.crosses == "min") return scale.min;
  }
  return std::clamp(0.0, scale.min, scale.max);
}

ChartPosition Frame::point(std::size_t plot_index, std::size_t category, double value) const {
  const ChartPlotLook& own = look.plots[plot_index];
  const double across = along_category(own.category_axis, category);
  const double at = along(own.value_axis, value);
  return axes[own.value_axis].vertical ? ChartPosition{across, at} : ChartPosition{at, across};
}

void Frame::add_text(const char* part, const ChartTextLine& line) {
  if (!(line.width > 0)) return;
  ChartPiece piece;
  piece.kind = ChartPiece::Kind::Text;
  piece.part = part;
  piece.text = line;
  out.pieces.push_back(std::move(piece));
}

void Frame::add_lines(const char* part, const std::vector<ChartTextLine>& lines) {
  for (const ChartTextLine& line : lines) add_text(part, line);
}

void set_space(Frame& frame) {
  const ChartLook& look = frame.look;
  const ChartTitleLook& title = look.title;
  if (!title.text.empty() && !title.place.y) {
    const std::size_t lines = std::max<std::size_t>(
        1, frame.ruler.lines(shortened(title.text), title.look.style, kTitleShare * frame.w));
    frame.title_height = static_cast<double>(lines) * line_height(title.look.style) + kTitleGapPt;
  } else if (!title.text.empty()) {
    frame.title_height = std::max(0.0, *title.place.y * frame.h - kEdgePt) +
                         line_height(title.look.style) + kTitleGapPt;
  }
  const ChartPlaceLook& place = look.plot_place;
  const bool manual = place.x && place.y && place.w && place.h;
  const bool axes = !frame.axes.empty();
  ChartRect around = automatic_space(frame);
  if (manual)
    around = {*place.x * frame.w, *place.y * frame.h, *place.w * frame.w, *place.h * frame.h};
  frame.plot = around;
  // Twice: how many ticks there are depends on the plot, and the plot on how wide they are.
  for (int round = 0; round < 3; ++round) {
    if (axes) set_scales(frame, frame.plot.width, frame.plot.height);
    const bool outer = !manual || !place.inner;
    frame.plot = outer && axes ? without(around, axis_sides(frame, !manual)) : around;
  }
}

}  // namespace deckle::layout::file_charts
