#pragma once
// The space inside a chart: what titles, axes and legend leave for the plot, and which labels fit.
// A slightly conservative estimate of what applications do.

#include <string>
#include <vector>

#include "measure/text/text_engine.h"
#include "slidespec/ir/chart_ir.h"

namespace deckle::layout {

class LabelRuler {
 public:
  explicit LabelRuler(const measure::TextEngine& engine) : engine_(engine) {}
  // Width of the text on one line, in points.
  [[nodiscard]] double width(const std::string& text, const RunStyle& style) const;
  [[nodiscard]] double widest(const std::vector<std::string>& texts, const RunStyle& style) const;
  // Number of lines of the text at `width_pt`, broken at spaces alone; 0 when a word is wider.
  [[nodiscard]] std::size_t lines(const std::string& text, const RunStyle& style,
                                  double width_pt) const;
  [[nodiscard]] measure::Target target() const { return engine_.target(); }

 private:
  const measure::TextEngine& engine_;
};

// Ours, about what PowerPoint and LibreOffice use: the key of a legend entry with the space after
// its text, and the shares of the chart's width for a row of the legend and a line of the title.
inline constexpr double kLegendKeyPt = 24, kLegendRowShare = 0.9, kTitleWidthShare = 0.8;

// Height of one line of labels: PowerPoint's single line (facts: 1.2 of the size).
[[nodiscard]] double line_height(const RunStyle& style);

// Height of a legend below the plot, the gap above it included; 0 without one.
[[nodiscard]] double legend_height(const ChartIr& chart, const LabelRuler& ruler);

// The plot inside `size`, in points: everything around it in `chart` is already set.
struct PlotSpace {
  double left = 0, top = 0, width = 0, height = 0;
};
[[nodiscard]] PlotSpace plot_space(const ChartIr& chart, const LabelRuler& ruler,
                                   double category_label_extent, double value_label_width);

}  // namespace deckle::layout
