#pragma once
// Fits the labels of categories and points to the available space.

#include "layout/charts/chart_space.h"
#include "layout/charts/layout_chart.h"
#include "layout/charts/scale.h"
#include "slidespec/ir/chart_ir.h"
#include "slidespec/number_format/number_format.h"

namespace deckle::layout {

inline constexpr double kCategoryGapPt = 4;    // between neighbouring labels
inline constexpr double kMaxLabelShare = 0.4;  // of the width, for labels beside horizontal bars

// The scale of the value axis. `length_pt`: length of the axis, where known; short axes have fewer
// ticks.
[[nodiscard]] Scale value_scale(const ChartIr& chart, const LabelRuler& ruler,
                                double length_pt = 0);

// The same, and the width of its labels.
struct ValueTicks {
  Scale scale;
  double widest = 0;  // points
};
[[nodiscard]] ValueTicks value_ticks(const ChartIr& chart, const NumberFormat& format,
                                     const LabelRuler& ruler, double length_pt = 0);

// The same of the second axis, for a chart that has one.
[[nodiscard]] ValueTicks second_ticks(const ChartIr& chart, const LabelRuler& ruler,
                                      double length_pt);

// Decides size of the labels, direction of bars, and which category labels are written
// (chart.horizontal, .category, .legend_text …). Returns the plot's space.
[[nodiscard]] ChartRect fit_categories(ChartIr& chart, const ChartOptions& options, bool ordered,
                                       const NumberFormat& ticks, const LabelRuler& ruler,
                                       std::vector<ChartChange>& changes);

// Labels bars and points with their values where all of them fit, or as `style.data_labels`
// requests; the value axis then has no labels.
void fit_data_labels(ChartIr& chart, const ChartOptions& options, const ChartRect& space,
                     const NumberFormat& format, const LabelRuler& ruler);

// Category and share at the slices of a pie, or a legend.
void label_pie(ChartIr& chart, const ChartOptions& options, const NumberFormat& format,
               const LabelRuler& ruler);

}  // namespace deckle::layout
