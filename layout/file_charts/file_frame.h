#pragma once
// The data, scales and plot of a chart that was read. Internal to file_charts/.

#include <string>
#include <utility>
#include <vector>

#include "layout/charts/chart_frame.h"
#include "layout/charts/chart_space.h"
#include "layout/charts/scale.h"
#include "slidespec/ir/chart_drawing.h"
#include "slidespec/ir/chart_look.h"

namespace deckle::layout::file_charts {

inline constexpr std::size_t kNone = ChartPlotLook::kNone;

// ---- data -------------------------------------------------------------------------------------

// A value from where its mark begins; of what is not stacked `from` is the base, unset here.
struct StackedValue {
  double value = 0;       // as in the file
  double from = 0, to = 0;  // along the axis, of stacks
  double share = 0;       // of its category
};

struct PlotData {
  std::vector<std::size_t> series;  // in ChartLook::series
  bool stacked = false, percent = false;
  // By series of the plot and category; unset is a gap.
  std::vector<std::vector<std::optional<StackedValue>>> values;
};

[[nodiscard]] PlotData plot_data(const ChartLook& look, std::size_t plot);

[[nodiscard]] bool is_kind(const ChartLook& look, std::size_t plot, std::string_view kind);
[[nodiscard]] bool is_bars(const ChartLook& look, std::size_t plot);
[[nodiscard]] bool is_area(const ChartLook& look, std::size_t plot);
[[nodiscard]] bool is_round(const ChartLook& look, std::size_t plot);  // pies and rings
[[nodiscard]] bool has_own_x(const ChartLook& look, std::size_t plot);  // scatter, bubble

// x of a point of a scatter chart.
[[nodiscard]] double own_x(const ChartSeriesFacts& series, std::size_t point);

// The text of a category as the axis writes it.
[[nodiscard]] std::string category_text(const ChartLook& look, std::size_t series,
                                        std::size_t category, const std::string& format = {});

// At most 1,000 bytes of a text: more cannot be seen, and takes long to measure.
[[nodiscard]] std::string shortened(const std::string& text);

// `value` by a number format, dates included; empty for what is not finite.
[[nodiscard]] std::string value_text(double value, const std::string& format, bool date1904);

// ---- frame ------------------------------------------------------------------------------------

struct AxisFrame {
  bool vertical = false, categories = false, dates = false, reversed = false;
  bool edges = false;       // of categories: the first and last are at the ends
  std::size_t count = 0;    // of categories
  std::size_t named_by = kNone;  // of categories: the series that names them
  double unit_days = 1;     // of dates
  Scale scale;
  double log_base = 0;      // 0: linear
  std::string format;
  std::vector<ScaleTick> ticks;                   // of values and dates
  std::vector<std::vector<std::string>> labels;   // of categories; empty: not written
  double angle = 0;         // of the labels
  double extent = 0;        // of the labels, away from the axis
};

// A mark that may have a label.
struct LabelAt {
  std::size_t plot = 0, series = 0, point = 0;  // `series` in ChartLook::series
  double value = 0, share = 0;
  ChartRect mark;          // of a bar; of a point empty, around it
  double radius = 0;       // of a marker
  bool bar = false, horizontal = false, backward = false;  // a bar towards smaller values
  ChartPosition center;    // of a slice: of its circle
  double rim = 0, hole = 0, angle = 0;  // of a slice; radians clockwise from the top
};

struct Frame {
  const ChartLook& look;
  const LabelRuler& ruler;
  double w = 0, h = 0;
  std::vector<PlotData> data{};   // of each plot
  std::vector<AxisFrame> axes{};  // of each axis
  ChartRect plot{};
  double title_height = 0;
  ChartDrawing out{};
  std::vector<LabelAt> labels{};  // drawn above all marks

  // Positions on an axis, in points of the chart; values beyond the ends are at the ends.
  [[nodiscard]] double along(std::size_t axis, double value) const;
  [[nodiscard]] double along_category(std::size_t axis, std::size_t category) const;
  // The same as shares of its length, from the left or from below.
  [[nodiscard]] double share(std::size_t axis, double value) const;
  [[nodiscard]] double category_share(std::size_t axis, double category) const;
  [[nodiscard]] double length(std::size_t axis) const;
  // Of one category.
  [[nodiscard]] double slot(std::size_t axis) const;
  // Where `axis` crosses its other one, as a share of that.
  [[nodiscard]] double crossing(std::size_t axis) const;
  // The value at which marks of a plot begin.
  [[nodiscard]] double base(std::size_t plot) const;
  // Where the marks of a series are: `x` along the categories, `y` along the values.
  [[nodiscard]] ChartPosition point(std::size_t plot, std::size_t category, double value) const;

  void add_text(const char* part, const ChartTextLine& line);
  void add_lines(const char* part, const std::vector<ChartTextLine>& lines);
};

[[nodiscard]] ChartPiecePaint paint_of(const ChartShapeLook& shape);
[[nodiscard]] ChartPiecePaint paint_of(const ChartLineLook& line);

// Data, scales, ticks, labels of categories and the plot's rectangle (file_frame.cpp, file_scales.cpp).
void set_data(Frame& frame);
void set_scales(Frame& frame, double plot_w, double plot_h);
void set_space(Frame& frame);

// ---- pieces -----------------------------------------------------------------------------------

void draw_grid(Frame& frame);
void draw_axes(Frame& frame);         // lines, ticks and labels
void draw_axis_titles(Frame& frame);
void draw_title(Frame& frame);
void draw_legend(Frame& frame);
void draw_bars(Frame& frame, std::size_t plot);
void draw_lines(Frame& frame, std::size_t plot);  // lines, areas, scatter and bubbles
void draw_round(Frame& frame, std::size_t plot);  // pies and rings
void draw_radar(Frame& frame, std::size_t plot);
void draw_label(Frame& frame, const LabelAt& at);

// The look of the legend's entries and what they are (file_legend.cpp).
struct LegendWidth {
  double widest = 0, total = 0;
  std::size_t count = 0;
};
[[nodiscard]] LegendWidth legend_width(const Frame& frame);
[[nodiscard]] double legend_space(const Frame& frame);  // height of one above or below, gap included

// Fill, line and marker of a point of a series.
[[nodiscard]] ChartShapeLook shape_at(const Frame& frame, std::size_t series, std::size_t point);
[[nodiscard]] const ChartMarkerLook& marker_at(const ChartSeriesLook& look, std::size_t point);

}  // namespace deckle::layout::file_charts
