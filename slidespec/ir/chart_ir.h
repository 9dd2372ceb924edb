#pragma once
// A chart as it is to be drawn: what was authored (ElementIr::data) after the rules for charts, fitted
// to its box. Made by layout/charts, written by ooxml/chart, drawn by render/svg; neither decides anything.
//
// Sizes of text and of the plot are points, relative to the chart's own box.

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "slidespec/core/geometry.h"
#include "slidespec/ir/chart_geometry.h"
#include "slidespec/ir/text_ir.h"
#include "slidespec/model/deck.h"

namespace deckle {

// ---- data -----------------------------------------------------------------------------------------

// What the categories are: text, numbers, or days. Numbers and days have `number` set.
enum class ChartX { Text, Number, Date };

struct ChartCategory {
  std::string label;              // as authored; a number in its shortest form
  std::optional<double> number;   // Number: the value. Date: days since 1899-12-30, as spreadsheets count
};

struct ChartColumn {
  std::string name;
  std::vector<std::optional<double>> values;  // one per category; unset is a gap
};

// The sheet of the workbook, and the cache of the chart: one model for both.
struct ChartData {
  ChartX x = ChartX::Text;
  std::vector<ChartCategory> categories;
  std::vector<ChartColumn> series;
};

// What a series is where it is not simply one of the chart's plot. Of the first two the numbers are the
// author's; the others are made by deckle, and in the workbook as well.
enum class ChartRole {
  Data,
  Line,               // a line over bars
  Base,               // of a waterfall: what its bars stand on; not drawn
  Rise, Fall, Level,  // of a waterfall: its bars
  Caption,            // at the end of each stack, not drawn: it carries their labels
  Connector,          // lines from bar to bar
  Target,             // a line at one value
  Arrow               // from one point to another; its name says what is between them
};

struct ChartSeriesRole {
  ChartRole role = ChartRole::Data;
  bool second_axis = false;
};

// ---- look -----------------------------------------------------------------------------------------

// A theme colour, or plain RGB, with a:lumMod and a:lumOff in percent. color.rgb is the result.
struct ChartColor {
  Color color;
  int lum_mod = 100, lum_off = 0;
};

struct ChartText {
  std::string text;  // empty: none
  RunStyle style;
};

// Diameter of the markers of lines, of that of a stressed point, and the width of lines.
inline constexpr int kChartMarkerPt = 8, kChartStressedMarkerPt = 11;
inline constexpr double kChartLinePt = 2.75;

enum class ChartLabelPlace {
  Default,
  OutsideEnd,
  Center,
  InsideEnd,
  InsideBase,
  Above,
  Below,
  Right,
  Left
};

// What a label shows: the value, the name of the series, both, a text of its own, or the share of a
// slice.
enum class ChartLabelShow { Value, Name, NameAndValue, Text, Percent };

struct ChartPointLabel {
  std::size_t point = 0;
  ChartLabelShow show = ChartLabelShow::Value;
  ChartLabelPlace place = ChartLabelPlace::Default;
  std::string format{};  // of a value
  double right_pt = 0;   // moved to the right by this from its place
  std::string text{};    // of ChartLabelShow::Text; lines are separated by \n
  double size_pt = 0;    // 0: that of the chart's labels
  bool bold = false;     // besides labels that are bold anyway
  std::optional<ChartColor> color{};  // unset: that of the series' labels
};

// The labels of a series that differ from the chart's.
struct ChartSeriesLabels {
  bool values = false;  // at all points; `points` are the exceptions
  ChartLabelPlace place = ChartLabelPlace::Default;
  std::string format;
  ChartColor color;
  bool bold = false;
  std::vector<ChartPointLabel> points;  // by their point
};

// The label of the value that a chart is about, larger and in the colour of its mark.
struct ChartStress {
  std::size_t point = 0;
  double size_pt = 0;
  ChartColor color;
};

struct ChartSeriesStyle {
  ChartColor color;
  std::string dash = "solid";     // ST_PresetLineDashVal; lines
  std::string marker = "none";    // ST_MarkerStyle; lines
  ChartColor label_color;         // of labels inside bars and slices
  std::vector<std::pair<std::size_t, ChartColor>> points;  // coloured one by one: slices, a highlighted bar
  std::vector<ChartColor> point_label_colors;                // of labels inside them, one for each
  std::vector<std::size_t> lone_points;                    // between gaps: seen only with a marker
  std::optional<std::size_t> name_at;                      // the point that carries the name (no legend)
  ChartColor name_color;                                   // of that name
  ChartLabelPlace name_place = ChartLabelPlace::Default;   // Default: after its point, in reading direction
  double name_right_pt = 0, name_down_pt = 0;  // moved by this from that place
  double name_pt = 0;        // its size; 0: that of labels
  bool name_bold = false;    // besides labels that are bold anyway
  std::string name_format;   // of the value after the name; empty: the name alone
  std::optional<ChartStress> stress;  // of bars their labels; of lines the marker (labels: ChartPointLabel)
  bool line = false;         // drawn as a line, whatever the plot
  bool second_axis = false;
  bool drawn = true;         // false: without fill, line and markers
  bool stroked = true;       // of a line; false: its markers alone
  double line_pt = 0;        // width of a line; 0: the usual one
  bool arrow = false;        // at the end of a line
  bool to_edges = false;     // a line of one value goes on to the edges of the plot
  bool in_legend = true;
  std::optional<ChartSeriesLabels> labels;
};

// A series that is not drawn and carries labels: the names beside a stack, or those of categories
// below steps.
struct ChartLabelSeries {
  std::string name;                           // heading of its column
  std::vector<std::optional<double>> values;  // one per category
  ChartSeriesLabels labels;
};

// A line of steps: what worksheet and cache hold in place of `data`. The point i of `data` is row 2
// i, where its level begins; the row after it is where the level ends.
struct ChartSteps {
  ChartData rows;
  // Of categories without a scale: a level is as long as its category, whose name is a label. Else
  // a level ends where the next one begins.
  bool whole_categories = false;
  double half_pt = 0;  // to the right from there to the middle of the category
};

enum class ChartPlot { Bar, StackedBar, Line, Area, Pie, Scatter };
enum class ChartLegend { None, Bottom, Right };
enum class ChartLabels { None, Value, CategoryPercent, CategoryValue, Percent };

struct ChartAxisIr {
  ChartText title;
  RunStyle labels;
  std::string format = "General";      // number format code
  bool show_labels = true;
  bool grid = false;
  bool line = true;
  bool reversed = false;               // c:orientation maxMin
  bool cross_at_max = false;           // where this axis crosses the other: c:crosses max
  std::optional<double> min, max, major_unit;
  std::string time_unit;               // of major_unit on an axis of days: ST_TimeUnit
  int label_every = 0;                 // c:tickLblSkip; 0 leaves it to the reader
};

struct ChartIr {
  ChartPlot plot = ChartPlot::Bar;
  bool horizontal = false;             // c:barDir bar
  ChartData data;                      // as drawn
  std::shared_ptr<const ChartData> all;  // as authored, when `data` is an extract or in other units
  std::string all_name;                // name of its sheet
  bool all_unscaled = false;           // `data` is in other units, and `value_format` not for `all`
  bool has_other = false;              // the last category is the sum of those left out
  std::vector<ChartSeriesRole> roles;           // one per series, or none: all Data
  std::vector<ChartSeriesStyle> series_styles;  // one per series
  ChartText title;
  bool title_at_start = false;         // a heading at the side where lines begin, before the unit
  ChartAxisIr category, value;
  std::optional<ChartAxisIr> second;   // values of the series on the second axis
  bool percent = false;                // stacks of 100 %
  int hole_pct = 0;                    // of a pie: diameter of its hole; 0: none
  bool high_low = false;               // of lines: joined from the highest to the lowest of a category
  std::optional<ChartSteps> steps;     // of lines
  std::vector<ChartLabelSeries> label_series;  // after all others
  double beside_pt = 0;  // kept free beside the last category, for names of series
  ChartColor axis_line, grid_line;
  ChartColor background;               // what separates bars and slices, and edges markers
  std::string value_format = "General";  // of the data: cells, cache
  std::string label_format = "General";  // of labels at points
  ChartLegend legend = ChartLegend::None;
  RunStyle legend_text;
  ChartLabels labels = ChartLabels::None;
  ChartLabelPlace label_place = ChartLabelPlace::Default;
  RunStyle label_text;
  int gap_width = 60, overlap = 0;     // percent of a bar
  bool separate_bars = true;  // by a line of the background's colour; it would hide thin bars
  std::optional<Rect> inner_plot;      // Emu: plot area without labels; unset: the reader's own
  Size size;                           // the box it was fitted to
  std::optional<ChartGeometry> geometry;  // unset: not solved, or nothing to draw
};

}  // namespace deckle
