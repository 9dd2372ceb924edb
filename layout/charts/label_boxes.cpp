#include "layout/charts/label_boxes.h"

#include <algorithm>

namespace deckle::layout {
namespace {

// Whether the line from a to b passes through the box (Liang and Barsky).
bool crosses(const ChartPosition& a, const ChartPosition& b, const LabelBox& box) {
  double from = 0, to = 1;
  const auto clip = [&](double p, double q) {
    if (p == 0) return q >= 0;
    const double t = q / p;
    if (p < 0) from = std::max(from, t);
    if (p > 0) to = std::min(to, t);
    return from <= to;
  };
  const double dx = b.x - a.x, dy = b.y - a.y;
  return clip(-dx, a.x - box.left) && clip(dx, box.right - a.x) && clip(-dy, a.y - box.top) &&
         clip(dy, box.bottom - a.y);
}

}  // namespace

LabelBox letters_at(double x, double y, double width_pt, double size_pt) {
  const double half = kHalfDigits * size_pt;
  return {x - width_pt / 2, x + width_pt / 2, y - half, y + half};
}

LabelBox or_farther(LabelBox letters, bool above) {
  // LibreOffice 7.4, of a font whose lines are high: 2.8 pt.
  constexpr double kFartherPt = 2;
  (above ? letters.top : letters.bottom) += above ? -kFartherPt : kFartherPt;
  return letters;
}

bool touch(const LabelBox& a, const LabelBox& b) {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

bool too_near(const LabelBox& a, const LabelBox& b) {
  return touch(a, {b.left - kFromLabelPt, b.right + kFromLabelPt, b.top - 1, b.bottom + 1});
}

double label_distance(const RunStyle& style) {
  return kChartMarkerPt / 2.0 + line_height(style) / 2;
}

LinePoints line_points(const ChartFrame& frame) {
  LinePoints lines;
  for (const ChartColumn& column : frame.chart.data.series) {
    auto& line = lines.emplace_back();
    for (std::size_t i = 0; i < column.values.size(); ++i) {
      if (column.values[i])
        line.emplace_back(
            ChartPosition{frame.along_categories(i), frame.along_values(*column.values[i])});
      else
        line.emplace_back();
    }
  }
  return lines;
}

bool any_line_at(const LinePoints& lines, const LabelBox& letters) {
  const LabelBox box{letters.left - 1, letters.right + 1, letters.top - kFromLinePt,
                     letters.bottom + kFromLinePt};
  constexpr double kFromMarkerPt = 1, kRadius = kChartMarkerPt / 2.0 + kFromMarkerPt;
  return std::any_of(lines.begin(), lines.end(), [&](const auto& line) {
    for (std::size_t i = 0; i < line.size(); ++i) {
      if (!line[i]) continue;
      const ChartPosition& at = *line[i];
      if (touch(letters, {at.x - kRadius, at.x + kRadius, at.y - kRadius, at.y + kRadius}))
        return true;
      if (i > 0 && line[i - 1] && crosses(*line[i - 1], at, box)) return true;
    }
    return false;
  });
}

}  // namespace deckle::layout
