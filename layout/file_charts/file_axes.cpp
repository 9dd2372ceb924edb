// The grid, the axes with ticks and labels, and the titles.

#include <algorithm>
#include <cmath>
#include <numbers>

#include "layout/file_charts/file_frame.h"

namespace deckle::layout::file_charts {
namespace {

using Anchor = ChartTextLine::Anchor;

constexpr double kTickPt = 4;
constexpr std::size_t kMostMarks = 1000;  // ticks of categories that are drawn

void add_line(Frame& frame, ChartPosition from, ChartPosition to, const ChartLineLook& look) {
  if (!look.rgb) return;
  ChartPiece piece;
  piece.kind = ChartPiece::Kind::Line;
  piece.points = {from, to};
  piece.paint = paint_of(look);
  frame.out.pieces.push_back(std::move(piece));
}

// A line right across the plot, at a place on the axis.
void across(Frame& frame, const AxisFrame& axis, double at, const ChartLineLook& look) {
  const ChartRect& plot = frame.plot;
  if (axis.vertical)
    add_line(frame, {plot.left, at}, {plot.left + plot.width, at}, look);
  else
    add_line(frame, {at, plot.top}, {at, plot.top + plot.height}, look);
}

// Where categories are divided.
std::vector<double> borders(const Frame& frame, std::size_t index) {
  const AxisFrame& axis = frame.axes[index];
  std::vector<double> out;
  if (axis.count == 0 || axis.count > kMostMarks) return out;
  const double half = axis.edges ? 0 : 0.5;
  for (std::size_t i = 0; i <= axis.count; ++i) {
    if (axis.edges && i == axis.count) break;
    const double part = frame.category_share(index, static_cast<double>(i) - half);
    out.push_back(axis.vertical ? frame.plot.top + (1 - part) * frame.plot.height
                                : frame.plot.left + part * frame.plot.width);
  }
  return out;
}

std::vector<double> marks(const Frame& frame, std::size_t index) {
  if (frame.axes[index].categories && !frame.axes[index].dates) return borders(frame, index);
  std::vector<double> out;
  for (const ScaleTick& tick : frame.axes[index].ticks) out.push_back(frame.along(index, tick.value));
  return out;
}

// Across its length, where the axis is: x of an upright one.
double place_of(const Frame& frame, std::size_t index) {
  const double part = frame.crossing(index);
  return frame.axes[index].vertical ? frame.plot.left + part * frame.plot.width
                                    : frame.plot.top + (1 - part) * frame.plot.height;
}

struct Side {
  double at = 0;      // where the labels begin
  bool high = false;  // they are above, or on the right
};

Side label_side(const Frame& frame, std::size_t index) {
  const ChartAxisLook& look = frame.look.axes[index];
  const AxisFrame& axis = frame.axes[index];
  const ChartRect& plot = frame.plot;
  Side side;
  side.high = look.tick_labels == "high" ||
              (look.tick_labels == "nextTo" && frame.crossing(index) > 1 - 1e-6);
  side.at = axis.vertical ? (side.high ? plot.left + plot.width : plot.left)
                          : (side.high ? plot.top : plot.top + plot.height);
  if (look.tick_labels == "nextTo") side.at = place_of(frame, index);
  return side;
}

void add_label(Frame& frame, std::size_t index, double at, const Side& side,
               const std::vector<std::string>& lines) {
  const RunStyle& style = frame.look.axes[index].labels.style;
  const AxisFrame& axis = frame.axes[index];
  const double height = line_height(style), away = side.high ? kAxisGapPt : -kAxisGapPt;
  const auto count = static_cast<double>(lines.size());
  if (axis.vertical) {
    frame.add_lines("axis", frame.ruler.placed(
                                lines, style, {side.at + away, at - height * (count - 1) / 2},
                                side.high ? Anchor::Start : Anchor::End));
    return;
  }
  if (std::abs(axis.angle) >= 1 && !lines.empty()) {
    // Turned labels end, or begin, at their tick.
    const bool up = (axis.angle < 0) != side.high;
    const double shift = height / 2 * std::cos(axis.angle * std::numbers::pi / 180);
    ChartTextLine line = frame.ruler.placed(
        lines.front(), style, {at, side.high ? side.at - kAxisGapPt - shift : side.at + kAxisGapPt + shift},
        up ? Anchor::End : Anchor::Start);
    line.angle = axis.angle;
    frame.add_text("axis", line);
    return;
  }
  const double first = side.high ? side.at - kAxisGapPt - height * (count - 0.5)
                                 : side.at + kAxisGapPt + height / 2;
  frame.add_lines("axis", frame.ruler.placed(lines, style, {at, first}));
}

void draw_labels(Frame& frame, std::size_t index) {
  const ChartAxisLook& look = frame.look.axes[index];
  if (look.tick_labels == "none") return;
  const Side side = label_side(frame, index);
  const AxisFrame& axis = frame.axes[index];
  for (const ScaleTick& tick : axis.ticks)
    add_label(frame, index, frame.along(index, tick.value), side, {tick.label});
  if (axis.dates) return;
  for (std::size_t i = 0; i < axis.labels.size(); ++i) {
    if (!axis.labels[i].empty())
      add_label(frame, index, frame.along_category(index, i), side, axis.labels[i]);
  }
}

void draw_marks(Frame& frame, std::size_t index) {
  const ChartAxisLook& look = frame.look.axes[index];
  if (look.tick_mark == "none" || !look.line.rgb) return;
  const double place = place_of(frame, index);
  const bool high = frame.crossing(index) > 1 - 1e-6;
  const double outward = frame.axes[index].vertical == high ? kTickPt : -kTickPt;
  const double out = look.tick_mark == "in" ? 0 : outward,
               in = look.tick_mark == "out" ? 0 : -outward;
  for (const double at : marks(frame, index)) {
    if (frame.axes[index].vertical)
      add_line(frame, {place + out, at}, {place + in, at}, look.line);
    else
      add_line(frame, {at, place + out}, {at, place + in}, look.line);
  }
}

// A title where it was put by hand: its upper left corner.
void add_placed(Frame& frame, const ChartTitleLook& title, const std::vector<std::string>& lines,
                double x, double y) {
  const RunStyle& style = title.look.style;
  const double widest = frame.ruler.widest(lines, style);
  if (lines.size() == 1)
    frame.add_lines("title", frame.ruler.placed(lines, style, {x, y + line_height(style) / 2},
                                                Anchor::Start));
  else
    frame.add_lines("title", frame.ruler.placed(lines, style,
                                                {x + widest / 2, y + line_height(style) / 2}));
}

double outer_extent(const Frame& frame, std::size_t index) {
  const ChartAxisLook& look = frame.look.axes[index];
  return look.tick_labels == "none" ? 0 : frame.axes[index].extent + kAxisGapPt;
}

}  // namespace

void draw_grid(Frame& frame) {
  for (std::size_t a = 0; a < frame.axes.size(); ++a) {
    const auto& grid = frame.look.axes[a].grid;
    if (!grid) continue;
    for (const double at : marks(frame, a)) across(frame, frame.axes[a], at, *grid);
  }
}

void draw_axes(Frame& frame) {
  const ChartRect& plot = frame.plot;
  for (std::size_t a = 0; a < frame.axes.size(); ++a) {
    if (frame.look.facts.axes[a].deleted || frame.look.facts.axes[a].kind == "serAx") continue;
    const double place = place_of(frame, a);
    const ChartLineLook& line = frame.look.axes[a].line;
    if (frame.axes[a].vertical)
      add_line(frame, {place, plot.top}, {place, plot.top + plot.height}, line);
    else
      add_line(frame, {plot.left, place}, {plot.left + plot.width, place}, line);
    draw_marks(frame, a);
    draw_labels(frame, a);
  }
}

void draw_axis_titles(Frame& frame) {
  const ChartRect& plot = frame.plot;
  for (std::size_t a = 0; a < frame.axes.size(); ++a) {
    const ChartTitleLook& title = frame.look.axes[a].title;
    if (title.text.empty() || frame.look.facts.axes[a].deleted) continue;
    const RunStyle& style = title.look.style;
    const AxisFrame& axis = frame.axes[a];
    const double angle = title.look.rotation.value_or(axis.vertical ? -90 : 0);
    const bool upright = std::abs(angle) > 45;
    const double widest = (axis.vertical && upright ? plot.height : plot.width);
    const std::vector<std::string> lines = frame.ruler.wrapped(shortened(title.text), style, widest);
    const double height = line_height(style), all = height * static_cast<double>(lines.size());
    const ChartPlaceLook& place = title.place;
    if (place.x && place.y && !upright) {
      add_placed(frame, title, lines, *place.x * frame.w, *place.y * frame.h);
      continue;
    }
    const Side side = label_side(frame, a);
    const double away = outer_extent(frame, a);
    std::vector<ChartTextLine> placed;
    if (!axis.vertical) {
      const double middle = side.high ? plot.top - away - kAxisGapPt / 2 - all + height / 2
                                      : plot.top + plot.height + away + kAxisGapPt / 2 + height / 2;
      placed = frame.ruler.placed(lines, style, {plot.left + plot.width / 2, middle});
    } else if (!upright) {
      const double middle = plot.top + plot.height / 2 - (all - height) / 2;
      placed = side.high
                   ? frame.ruler.placed(lines, style, {plot.left + plot.width + away + kAxisGapPt / 2, middle}, Anchor::Start)
                   : frame.ruler.placed(lines, style, {plot.left - away - kAxisGapPt / 2, middle}, Anchor::End);
    } else {
      // Turned lines stand side by side.
      double x = side.high ? plot.left + plot.width + away + kAxisGapPt / 2 + height / 2
                           : plot.left - away - kAxisGapPt / 2 - all + height / 2;
      double y = plot.top + plot.height / 2;
      if (place.x && place.y) {
        x = *place.x * frame.w + height / 2;
        y = *place.y * frame.h + frame.ruler.widest(lines, style) / 2;
      }
      const double from = angle < 0 ? x : x + all - height, step = angle < 0 ? height : -height;
      for (std::size_t i = 0; i < lines.size(); ++i) {
        ChartTextLine line =
            frame.ruler.placed(lines[i], style, {from + step * static_cast<double>(i), y});
        line.turned = angle < 0;
        line.angle = angle < 0 ? 0 : 90;
        placed.push_back(std::move(line));
      }
    }
    frame.add_lines("title", placed);
  }
}

void draw_title(Frame& frame) {
  const ChartTitleLook& title = frame.look.title;
  if (title.text.empty()) return;
  const RunStyle& style = title.look.style;
  const std::vector<std::string> lines =
      frame.ruler.wrapped(shortened(title.text), style, kTitleShare * frame.w);
  if (title.place.x && title.place.y)
    return add_placed(frame, title, lines, *title.place.x * frame.w, *title.place.y * frame.h);
  frame.add_lines("title", frame.ruler.placed(lines, style,
                                              {frame.w / 2, kEdgePt + line_height(style) / 2}));
}

}  // namespace deckle::layout::file_charts
