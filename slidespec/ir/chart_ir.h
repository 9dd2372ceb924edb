#pragma once
// A chart as it is to be drawn: what was authored (ElementIr::data) after the rules for charts.

namespace deckle {

struct ChartIr {};

}  // namespace deckle
