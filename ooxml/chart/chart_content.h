#pragma once
// A chart of a presentation as content of a SlideSpec, for rules and reports that know only those.

#include <string>

#include "slidespec/ir/chart_facts.h"
#include "slidespec/model/deck.h"

namespace deckle::ooxml {

struct ChartAsContent {
  ChartContent content;
  ChartDirection direction = ChartDirection::Auto;  // of bars
  // What it is in the file where the type of the content is only the nearest of SlideSpec's five:
  // "doughnutChart", "barChart stacked lineChart". Empty: the type is exact.
  std::string nearest_to;
  bool cut = false;  // it has more series than 100,000 points or 4 MiB of labels allow
};

// All series have the categories of the first that has any, and as many points as the longest, with
// gaps; those of scatter and bubble charts have their own x. Levels of categories are joined by
// spaces, the outermost first; days are written as ISO dates. Without categories x counts from 1.
[[nodiscard]] ChartAsContent chart_content(const ChartFacts& chart);

}  // namespace deckle::ooxml
