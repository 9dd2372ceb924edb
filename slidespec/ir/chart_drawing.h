#pragma once
// A chart as the pieces to draw, in their order: any canvas draws them and decides nothing.
//
// Made by layout/file_charts of a ChartLook and a box, so no JSON form has it. Points, as double;
// origin: the chart's top left corner, y downward.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "slidespec/ir/chart_geometry.h"

namespace deckle {

struct ChartPiecePaint {
  std::optional<std::uint32_t> fill;  // unset: none
  double fill_opacity = 1;
  std::optional<std::uint32_t> stroke;
  double stroke_pt = 0;
  std::string dash = "solid";
  bool round_ends = false;
};

struct ChartPiece {
  enum class Kind {
    Rect,
    Line,     // through `points`
    Polygon,  // of `points`
    Slice,    // of the circle around the first of `points`
    Marker,   // at each of `points`
    Arrow,    // an arrow head from the first to the second of `points`
    Text
  };
  Kind kind = Kind::Rect;
  ChartPiecePaint paint;
  ChartRect rect;
  std::vector<ChartPosition> points;
  double radius = 0;             // of a slice, of a marker
  double from = 0, to = 0;       // of a slice: shares of the circle, clockwise from the top
  std::string form;              // of a marker: ST_MarkerStyle
  std::string part;              // of a text: "title", "legend", "label", "axis"
  ChartTextLine text;
};

struct ChartDrawing {
  std::vector<ChartPiece> pieces;
};

}  // namespace deckle
