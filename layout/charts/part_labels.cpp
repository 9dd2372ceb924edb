#include "layout/charts/part_labels.h"

#include <algorithm>

namespace deckle::layout {
namespace {

constexpr double kGapPt = 3;   // ours, as between other labels
constexpr double kStepPt = 2;  // ours: sizes that look like two and not like an error

}  // namespace

std::optional<double> part_label_size(const ChartIr& chart, const LabelRuler& ruler,
                                      const std::string& text, const PartSpace& part,
                                      double min_pt) {
  RunStyle style = chart.label_text;
  const double usual = style.size_pt, least = std::min(usual, min_pt);
  for (double size = usual;; size = std::max(size - kStepPt, least)) {
    style.size_pt = size;
    const double width = ruler.width(text, style) + kGapPt, height = line_height(style);
    const bool fits = chart.horizontal ? width <= part.along && height <= part.across
                                       : height <= part.along && width <= part.across;
    if (fits) return size;
    if (size <= least) return std::nullopt;
  }
}

}  // namespace deckle::layout
