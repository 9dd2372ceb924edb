#include "layout/charts/room.h"

#include <algorithm>
#include <cmath>

namespace deckle::layout {
namespace {

constexpr double kEdgePt = 8;        // readers keep about this much off the chart's edges
constexpr double kLabelGapPt = 6;    // between an axis and its labels
constexpr double kTitleGapPt = 8;    // below a title
constexpr double kLegendKeyPt = 24;  // a legend's key and the space behind its text

TextBodyIr body_of(const std::string& text, const RunStyle& style) {
  TextBodyIr body;
  ParagraphIr paragraph;
  paragraph.runs.push_back({text, style, {}, RunIr::Field::None});
  paragraph.end = style;
  body.paragraphs.push_back(std::move(paragraph));
  body.insets = {};
  return body;
}

}  // namespace

double LabelRuler::width(const std::string& text, const RunStyle& style) const {
  return text.empty() ? 0 : engine_.width_range(body_of(text, style)).max_pt;
}

double LabelRuler::widest(const std::vector<std::string>& texts, const RunStyle& style) const {
  double widest = 0;
  for (const std::string& text : texts) widest = std::max(widest, width(text, style));
  return widest;
}

std::size_t LabelRuler::lines(const std::string& text, const RunStyle& style,
                              double width_pt) const {
  std::size_t lines = 1;
  std::size_t start = 0, end = 0;  // of the present line
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t next = std::min(text.find_first_of(" \n", at), text.size());
    if (width(text.substr(at, next - at), style) > width_pt) return 0;
    if (end > start && width(text.substr(start, next - start), style) > width_pt) {
      ++lines;
      start = at;
    }
    end = next;
    if (next < text.size() && text[next] == '\n') {
      ++lines;
      start = next + 1;
    }
    at = next + 1;
  }
  return lines;
}

double line_height(const RunStyle& style) { return 1.2 * style.size_pt; }

Scale scale_of(double min, double max, bool from_zero) {
  if (from_zero) {
    min = std::min(min, 0.0);
    max = std::max(max, 0.0);
  }
  // Halves first: the difference of two extreme doubles is beyond all doubles.
  const double span = (max / 2 - min / 2) * 2;
  if (!(span > 0) || !std::isfinite(span)) return {min, max > min ? max : min + 1, 1};
  const double raw = span / 5;
  const double power = std::pow(10, std::floor(std::log10(raw)));
  if (!(power > 0) || !std::isfinite(power)) return {min, max, raw};
  const double ratio = raw / power;
  const double step = power * (ratio <= 1 ? 1 : ratio <= 2 ? 2 : ratio <= 5 ? 5 : 10);
  return {std::floor(min / step) * step, std::ceil(max / step) * step, step};
}

PlotRoom plot_room(const ChartIr& chart, const LabelRuler& ruler, double category_label_extent,
                   double value_label_width) {
  const double w = to_pt(chart.size.w), h = to_pt(chart.size.h);
  PlotRoom room{kEdgePt, kEdgePt, w - 2 * kEdgePt, h - 2 * kEdgePt};
  const auto off_top = [&](double by) {
    room.top += by;
    room.height -= by;
  };
  const auto off_left = [&](double by) {
    room.left += by;
    room.width -= by;
  };
  if (!chart.title.text.empty()) {
    const std::size_t lines =
        std::max<std::size_t>(1, ruler.lines(chart.title.text, chart.title.style, 0.8 * w));
    off_top(static_cast<double>(lines) * line_height(chart.title.style) + kTitleGapPt);
  }
  if (chart.legend != ChartLegend::None) {
    double widest = 0, total = 0;
    for (const ChartColumn& column : chart.data.series) {
      const double width = ruler.width(column.name, chart.legend_text) + kLegendKeyPt;
      widest = std::max(widest, width);
      total += width;
    }
    if (chart.legend == ChartLegend::Right)
      room.width -= std::min(widest, w / 2) + kLabelGapPt;
    else
      room.height -= std::min(std::ceil(total / std::max(1.0, 0.9 * w)), 4.0) *
                         line_height(chart.legend_text) +
                     kLabelGapPt;
  }
  if (chart.plot == ChartPlot::Pie) return room;
  const ChartAxisLook& below = chart.horizontal ? chart.value : chart.category;
  const ChartAxisLook& beside = chart.horizontal ? chart.category : chart.value;
  if (!below.title.text.empty()) room.height -= line_height(below.title.style) + kLabelGapPt;
  if (!beside.title.text.empty()) off_left(line_height(beside.title.style) + kLabelGapPt);
  const double below_labels =
      chart.horizontal ? line_height(chart.value.labels) : category_label_extent;
  const double beside_labels = chart.horizontal ? category_label_extent : value_label_width;
  if (below.show_labels) room.height -= below_labels + kLabelGapPt;
  if (beside.show_labels) off_left(beside_labels + kLabelGapPt);
  room.width = std::max(room.width, 1.0);
  room.height = std::max(room.height, 1.0);
  return room;
}

}  // namespace deckle::layout
