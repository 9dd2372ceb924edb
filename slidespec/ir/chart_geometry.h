#pragma once
// The positions of all parts of a chart: plot, ticks, marks, legend, and each line of its text.
// What the file leaves to the application (ticks, line ends, places of labels) is as applications
// choose it.
//
// Solved by layout (geometry/solve_geometry.h) for a finished ChartIr and its box. Derived from it, so
// no JSON form has it; colours and strokes are the ChartIr's.
//
// Points, as double; origin: the chart's top left corner, y downward.

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "slidespec/ir/text_ir.h"

namespace deckle {

struct ChartPosition {
  double x = 0, y = 0;
};

struct ChartRect {
  double left = 0, top = 0, width = 0, height = 0;
};

// One line of text as it was measured.
struct ChartTextLine {
  enum class Anchor { Start, Middle, End };
  std::string text;
  RunStyle style;
  double x = 0;       // of the line's start, middle or end
  double middle = 0;  // y of the middle of its height
  double width = 0;   // 0: nothing is seen of it
  Anchor anchor = Anchor::Middle;
  bool turned = false;  // runs upward: rotated around (x, middle)
  double angle = 0;     // else rotated around it by this, in degrees clockwise
};

// A tick of an axis; of an axis of categories the middle of one.
struct ChartTick {
  double at = 0;                     // along its axis
  std::vector<ChartTextLine> label;  // its lines; none where the axis leaves it out
};

struct ChartBar {
  std::size_t series = 0, category = 0;
  ChartRect rect;
};

struct ChartSlice {
  std::size_t category = 0;
  double from = 0, to = 0;  // shares of the circle, clockwise from the top
};

struct ChartLegendEntry {
  ChartRect key;  // a square; of a line, what is shown of it
  ChartTextLine name;
};

struct ChartGeometry {
  ChartRect plot;
  std::vector<ChartTextLine> title;
  std::vector<ChartTick> value_ticks, category_ticks;  // none of a pie
  std::vector<ChartTextLine> axis_titles;              // below the plot, then beside it
  std::vector<ChartTick> second_ticks;                 // of the second axis of values
  std::optional<ChartTextLine> second_title;
  double base = 0;  // where bars and areas begin, along the axis of values
  std::vector<ChartBar> bars;  // in the order they are drawn
  std::vector<std::vector<std::optional<ChartPosition>>> points;  // of lines and areas: [series][category]
  ChartPosition center;  // of a pie
  double radius = 0;
  std::vector<ChartSlice> slices;
  std::vector<ChartTextLine> labels;     // at bars, points and slices
  std::vector<ChartLegendEntry> legend;  // one for each series; of a pie, for each slice
};

}  // namespace deckle
