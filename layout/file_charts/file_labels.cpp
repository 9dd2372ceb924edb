// Labels at bars, points and slices.

#include <algorithm>
#include <cmath>
#include <string_view>

#include "layout/file_charts/file_frame.h"

namespace deckle::layout::file_charts {
namespace {

using Anchor = ChartTextLine::Anchor;

constexpr double kMarkGapPt = 4;       // as layout/charts/chart_marks.cpp
constexpr double kInsideShare = 0.8;   // of the radius: a label at a slice's inner end
constexpr double kNearVertical = 0.3;  // nearer to top or bottom a label is centred
constexpr double kFittingShare = 0.9;  // of the chord that a label inside a slice may take
constexpr double kMostLabelShare = 0.8;  // of the chart's width

const ChartLabelLook& label_of(const ChartSeriesLook& series, std::size_t point) {
  const auto own = series.own_labels.find(point);
  return own == series.own_labels.end() ? series.labels : own->second;
}

std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> out;
  while (true) {
    const std::size_t end = std::min(text.find_first_of("\n\v"), text.size());
    out.emplace_back(text.substr(0, end));
    if (end == text.size()) return out;
    text.remove_prefix(end + 1);
  }
}

std::string text_of(const Frame& frame, const LabelAt& at, const ChartLabelLook& label) {
  if (!label.text.empty()) return shortened(label.text);
  const ChartSeriesFacts& series = frame.look.facts.series[at.series];
  const bool date1904 = frame.look.facts.date1904;
  std::string out;
  const auto add = [&](const std::string& part) {
    if (part.empty()) return;
    if (!out.empty()) out += shortened(label.separator);
    out += part;
  };
  if (label.series) add(shortened(series.name.text));
  if (label.category)
    add(has_own_x(frame.look, at.plot)
            ? value_text(own_x(series, at.point), series.categories.format, date1904)
            : category_text(frame.look, at.series, at.point));
  if (label.value)
    add(value_text(at.value, label.format.empty() ? series.values.format : label.format,
                   date1904));
  if (label.percent) {
    const bool own = !label.value && !label.format.empty() && label.format != "General";
    add(value_text(at.share, own ? label.format : "0%", date1904));
  }
  if (label.size && at.point < series.sizes.points.size() && series.sizes.points[at.point])
    add(value_text(*series.sizes.points[at.point],
                   label.format.empty() ? series.sizes.format : label.format, date1904));
  return out;
}

// Lines of text: the middle of the first one, and at which end of them `x` is.
struct Place {
  double x = 0, middle = 0;
  Anchor anchor = Anchor::Middle;
};

Place at_bar(const LabelAt& at, std::string_view position, double height, double all) {
  const ChartRect& r = at.mark;
  const double cx = r.left + r.width / 2, cy = r.top + r.height / 2;
  const double first = -(all - height) / 2;  // of lines around a middle
  if (position == "ctr") return {cx, cy + first, Anchor::Middle};
  const bool end = position == "outEnd" || position == "inEnd";
  const bool outward = position == "outEnd" || position == "inBase";  // from its edge
  if (at.horizontal) {
    const double edge = end != at.backward ? r.left + r.width : r.left;
    // A label inside at the base begins there.
    const bool right = outward != at.backward;
    return {edge + (right ? kMarkGapPt : -kMarkGapPt), cy + first,
            right ? Anchor::Start : Anchor::End};
  }
  const double edge = end != at.backward ? r.top : r.top + r.height;
  const bool up = outward != at.backward;
  return {cx, up ? edge - 1 - all + height / 2 : edge + 1 + height / 2, Anchor::Middle};
}

Place at_point(const LabelAt& at, std::string_view position, double height, double all) {
  const double x = at.mark.left, y = at.mark.top, away = at.radius + kMarkGapPt;
  const double first = -(all - height) / 2;
  if (position == "r") return {x + away, y + first, Anchor::Start};
  if (position == "l") return {x - away, y + first, Anchor::End};
  if (position == "t") return {x, y - at.radius - all + height / 2, Anchor::Middle};
  if (position == "b") return {x, y + at.radius + height / 2, Anchor::Middle};
  return {x, y + first, Anchor::Middle};
}

Place at_slice(const LabelAt& at, std::string_view position, double height, double all,
               double widest) {
  const double dx = std::sin(at.angle), dy = -std::cos(at.angle);
  const double first = -(all - height) / 2;
  const auto inside = [&](double radius) {
    return Place{at.center.x + radius * dx, at.center.y + radius * dy + first, Anchor::Middle};
  };
  if (at.hole > 0) return inside((at.hole + at.rim) / 2);
  if (position == "ctr") return inside(at.rim / 2);
  if (position == "inEnd") return inside(kInsideShare * at.rim);
  if (position != "outEnd") {
    // The best place: inside where there is room.
    const double radius = 0.65 * at.rim;
    const double chord = 2 * radius * std::sin(std::min(1.57, at.share * 3.1416));
    const bool wide = at.share > 0.25;
    if (widest <= (wide ? at.rim * kFittingShare : chord * kFittingShare) && all <= at.rim)
      return inside(radius);
  }
  const double radius = at.rim + kMarkGapPt;
  const Anchor anchor = std::abs(dx) < kNearVertical ? Anchor::Middle
                        : dx > 0                     ? Anchor::Start
                                                     : Anchor::End;
  const double middle = at.center.y + radius * dy + dy * all / 2;
  return {at.center.x + radius * dx, middle + first, anchor};
}

std::string position_of(const Frame& frame, const LabelAt& at, const ChartLabelLook& label) {
  if (!label.position.empty()) return label.position;
  if (at.bar) return frame.data[at.plot].stacked ? "ctr" : "outEnd";
  if (at.rim > 0) return "bestFit";
  return is_area(frame.look, at.plot) ? "ctr" : "r";
}

void add_box(Frame& frame, const ChartLabelLook& label, const std::vector<ChartTextLine>& lines) {
  const ChartPiecePaint paint = paint_of(label.shape);
  if ((!paint.fill && !paint.stroke) || lines.empty()) return;
  constexpr double kInsetPt = 2;
  double left = 1e9, right = -1e9;
  for (const ChartTextLine& line : lines) {
    const double start = line.anchor == Anchor::Start    ? line.x
                         : line.anchor == Anchor::Middle ? line.x - line.width / 2
                                                         : line.x - line.width;
    left = std::min(left, start);
    right = std::max(right, start + line.width);
  }
  const double half = line_height(label.look.style) / 2;
  ChartPiece piece;
  piece.rect = {left - kInsetPt, lines.front().middle - half, right - left + 2 * kInsetPt,
                lines.back().middle - lines.front().middle + 2 * half};
  piece.paint = paint;
  frame.out.pieces.push_back(std::move(piece));
}

}  // namespace

void draw_label(Frame& frame, const LabelAt& at) {
  const ChartLabelLook& label = label_of(frame.look.series[at.series], at.point);
  if (!label.shown()) return;
  const std::string text = text_of(frame, at, label);
  if (text.empty()) return;
  const RunStyle& style = label.look.style;
  std::vector<std::string> lines = lines_of(text);
  if (frame.ruler.widest(lines, style) > kMostLabelShare * frame.w)
    lines = frame.ruler.wrapped(text, style, kMostLabelShare * frame.w);
  const double height = line_height(style), all = height * static_cast<double>(lines.size());
  const std::string position = position_of(frame, at, label);
  Place place = at.bar       ? at_bar(at, position, height, all)
                : at.rim > 0 ? at_slice(at, position, height, all,
                                        frame.ruler.widest(lines, style))
                             : at_point(at, position, height, all);
  place.x += label.moved.x.value_or(0) * frame.w;
  place.middle += label.moved.y.value_or(0) * frame.h;
  std::vector<ChartTextLine> placed =
      frame.ruler.placed(lines, style, {place.x, place.middle}, place.anchor);
  if (lines.size() == 1 && std::abs(label.look.rotation.value_or(0)) > 1)
    placed.front().angle = *label.look.rotation;
  add_box(frame, label, placed);
  frame.add_lines("label", placed);
}

}  // namespace deckle::layout::file_charts
