#pragma once
// The names of lines, at their points: beside their ends where a reader tells them apart there,
// else above and below the ends, or at a peak where the lines are apart. They are labels of the
// series.

#include <optional>
#include <vector>

#include "layout/charts/label_boxes.h"
#include "slidespec/ir/chart_options.h"

namespace deckle::layout {

enum class LineNames {
  Beside,  // the ends, none moved
  Around,  // beside, above and below the ends
  AtPeak,  // each of two lines at its highest point, above the other line or below it
  Moved,   // as Around, and sideways off a line that passes there
  Spread   // beside the ends, moved up and down
};

// One way to name the series of a chart; those of stacks stand beside the last one.
struct NamePlan {
  LineNames where = LineNames::Beside;
  double over_pt = 0;  // names are larger than other labels by this
  // Kept free for them beside the plot; unset: as much as the widest needs.
  std::optional<double> beside_pt;
  double needed_pt = 0;  // of that, once they are placed
};

// The ways to try, the best first.
[[nodiscard]] std::vector<NamePlan> name_plans(const ChartIr& chart, const ChartOptions& options);

[[nodiscard]] RunStyle name_text(const ChartIr& chart, const ChartOptions& options, double over_pt);
// The width of the widest name at the end of a line, with its value where that has space. Unset:
// too wide.
[[nodiscard]] std::optional<double> widest_line_name(const ChartIr& chart,
                                                     const ChartOptions& options,
                                                     const LabelRuler& ruler, double over_pt);

// Places the names by the plan in the plot as it is now. False: they do not stand so.
[[nodiscard]] bool place_line_names(ChartIr& chart, const ChartOptions& options,
                                    const LabelRuler& ruler, NamePlan& plan);

// The letters of a name that is placed. The series has one.
[[nodiscard]] LabelBox name_letters(const ChartIr& chart, const LabelRuler& ruler,
                                    std::size_t series, const ChartPosition& point);

}  // namespace deckle::layout
