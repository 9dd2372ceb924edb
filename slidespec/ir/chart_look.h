#pragma once
// How a chart of an existing presentation looks: everything of its part that drawing it needs, with
// inherited and automatic looks resolved. Beside ChartFacts, whose plots, series and axes it follows.
//
// Read by ooxml/chart/read_look.h; solved by layout/file_charts into a ChartDrawing. Colours are RGB,
// lengths points, places shares of the chart. Names of values are those of ECMA-376 Part 1, 21.2.

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "slidespec/ir/chart_facts.h"
#include "slidespec/ir/text_ir.h"

namespace deckle {

// ---- paints and text --------------------------------------------------------------------------

struct ChartFillLook {
  std::optional<std::uint32_t> rgb;  // unset: none
  double opacity = 1;
};

struct ChartLineLook {
  std::optional<std::uint32_t> rgb;  // unset: none
  double width_pt = 0.75;
  std::string dash = "solid";   // ST_PresetLineDashVal
  bool arrow_at_end = false;
};

struct ChartShapeLook {
  ChartFillLook fill;
  ChartLineLook line;
};

struct ChartTextLook {
  RunStyle style;
  std::optional<double> rotation;  // degrees clockwise; unset: chosen by the application
};

// A rectangle set by hand (c:manualLayout). Of a label `x` and `y` are distances from its place.
struct ChartPlaceLook {
  std::optional<double> x, y, w, h;
  bool inner = false;  // of the plot: without the labels of its axes
};

struct ChartTitleLook {
  std::string text;  // empty: none
  ChartTextLook look;
  ChartPlaceLook place;
  bool overlay = false;  // no space is kept for it
};

// ---- series -----------------------------------------------------------------------------------

struct ChartMarkerLook {
  std::string symbol = "none";  // ST_MarkerStyle
  double size_pt = 5;
  ChartShapeLook shape;
};

// A label at a point.
struct ChartLabelLook {
  bool deleted = false;
  bool value = false, category = false, series = false, percent = false, size = false;
  std::string separator = ", ";
  std::string format;    // number format code; empty: that of the values
  std::string position;  // ST_DLblPos; empty: that of the plot
  ChartTextLook look;
  ChartShapeLook shape;
  ChartPlaceLook moved;
  std::string text;  // its own, in place of all others
  [[nodiscard]] bool shown() const {
    return !deleted && (value || category || series || percent || size || !text.empty());
  }
};

// A point that differs from its series (c:dPt).
struct ChartPointLook {
  std::optional<ChartShapeLook> shape;
  std::optional<ChartMarkerLook> marker;
};

// A straight line fitted to a series (c:trendline of the type linear).
struct ChartTrendLook {
  ChartLineLook line;
  double forward = 0, backward = 0;
  std::string name;
};

struct ChartSeriesLook {
  ChartShapeLook shape;  // bars, areas, slices; of lines `line` alone
  ChartMarkerLook marker;
  bool smooth = false;
  std::map<std::size_t, ChartPointLook> points;
  ChartLabelLook labels;                           // of all points
  std::map<std::size_t, ChartLabelLook> own_labels;  // of points that differ, each complete
  std::vector<ChartTrendLook> trends;
};

// ---- plots, axes ------------------------------------------------------------------------------

struct ChartPlotLook {
  static constexpr std::size_t kNone = static_cast<std::size_t>(-1);
  bool horizontal = false;       // bars
  bool vary_colors = false;      // each point of the only series its own
  double gap_width = 150, overlap = 0;  // percent of a bar
  double first_slice = 0;        // degrees clockwise from the top
  double hole = 0;               // of a doughnut: percent of its diameter
  double bubble_scale = 100;
  bool bubble_width = false;     // sizes are diameters
  bool radar_filled = false;
  std::optional<ChartLineLook> high_low, drop;
  std::optional<ChartShapeLook> up_bars, down_bars;
  double up_down_gap = 150;
  std::size_t category_axis = kNone, value_axis = kNone;  // in ChartLook::axes
};

struct ChartAxisLook {
  bool vertical = false;
  std::size_t crossed = ChartPlotLook::kNone;  // the other axis, in ChartLook::axes
  std::string crosses = "autoZero";            // autoZero, min, max: where this axis crosses it
  std::optional<double> crosses_at;
  bool between = true;     // of values: categories lie between the ticks of the axis it crosses
  std::string tick_labels = "nextTo";          // ST_TickLblPos
  std::string tick_mark = "out";               // ST_TickMark, major
  std::optional<double> major_unit;
  std::string base_unit = "days", major_time_unit;  // ST_TimeUnit
  int label_every = 0;                         // c:tickLblSkip; 0: chosen by the application
  std::string format;                          // empty: that of the values
  double display_unit = 1;                     // values are divided by it
  ChartLineLook line;
  std::optional<ChartLineLook> grid, minor_grid;
  ChartTextLook labels;
  ChartTitleLook title;
};

struct ChartLegendLook {
  std::string position;  // r, l, t, b, tr; empty: none
  bool overlay = false;
  ChartPlaceLook place;
  ChartTextLook look;
  ChartShapeLook shape;
  std::vector<std::size_t> hidden;  // entries left out, ascending
};

struct ChartLook {
  ChartFacts facts;
  std::vector<ChartPlotLook> plots;    // one for each of facts.plots
  std::vector<ChartSeriesLook> series;  // one for each of facts.series
  std::vector<ChartAxisLook> axes;     // one for each of facts.axes
  ChartTitleLook title;
  ChartLegendLook legend;
  ChartPlaceLook plot_place;
  ChartShapeLook plot_area, chart_area;
  std::string blanks = "gap";  // ST_DispBlanksAs
  std::vector<std::uint32_t> point_colors;  // of points that vary, in turn
};

}  // namespace deckle
