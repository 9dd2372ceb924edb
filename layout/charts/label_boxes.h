#pragma once
// Boxes of labels in a plot of lines, and what touches them. Lengths are points in the chart's box.

#include <optional>
#include <vector>

#include "layout/charts/chart_frame.h"

namespace deckle::layout {

inline constexpr double kHalfDigits = 0.35;  // of the size: digits above and below their middle
// Ours: how near a line may come to the letters of a label, half its width included; and another
// label.
inline constexpr double kFromLinePt = 2.5, kFromLabelPt = 3;
// Ours: between the line box of a label and an axis below it, on which applications would set it
// otherwise.
inline constexpr double kFromAxisPt = 4;

struct LabelBox {
  double left = 0, right = 0, top = 0, bottom = 0;
};

// Of letters whose middle is at x, y.
[[nodiscard]] LabelBox letters_at(double x, double y, double width_pt, double size_pt);
// With what applications may set them farther from the point that they are above or below.
[[nodiscard]] LabelBox or_farther(LabelBox letters, bool above);
[[nodiscard]] bool touch(const LabelBox& a, const LabelBox& b);
// Whether they are nearer than labels may be.
[[nodiscard]] bool too_near(const LabelBox& a, const LabelBox& b);

// The middle of a label above or below a point, from that point.
[[nodiscard]] double label_distance(const RunStyle& style);

// The points of each line, one for each category.
using LinePoints = std::vector<std::vector<std::optional<ChartPosition>>>;
[[nodiscard]] LinePoints line_points(const ChartFrame& frame);
// Whether a line or one of its markers touches letters in this box.
[[nodiscard]] bool any_line_at(const LinePoints& lines, const LabelBox& letters);

}  // namespace deckle::layout
