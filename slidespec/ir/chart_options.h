#pragma once
// The chart options of the author's `style` and the theme, before the chart is fitted to a box.
//
// Made and read by layout/charts only. An element keeps it (ElementIr::chart_options) because a
// patch may change its box, and the chart is then solved again without Deck and template.

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "slidespec/ir/chart_ir.h"
#include "slidespec/ir/text_ir.h"
#include "slidespec/model/chart_style.h"
#include "slidespec/model/deck.h"

namespace deckle {

struct ChartOptions {
  std::string highlight, number_format, units;
  std::vector<std::string> also_highlighted;  // categories
  bool highlight_chosen = false;       // by deckle, not by the author
  std::optional<bool> data_labels;
  std::optional<int> top_n;            // 0: never
  bool pie_to_bar = true, thin_labels = true;
  ChartDirection direction = ChartDirection::Auto;
  double label_pt = 12, min_pt = 10, title_pt = 14;
  RunStyle title, x_title, y_title, labels;
  std::vector<ChartColor> accents;     // the theme's six, then their tints and shades
  bool color_authored = false;         // of the texts
  bool bold_labels = false;            // of values, and names of series
  bool stress = false;                 // the value that the chart is about has a larger label
  bool stress_names = false;           // names of lines are larger than other labels, and bold
  bool name_series = false;            // its only series is named above the plot
  bool totals = false;                 // sums on stacks where they fit, though nobody asks for them
  bool listed = false;                 // of a pie: a list beside it says what its slices are
  bool plain_background = true;        // of the theme, so that names can have the colours of series
  ChartColor foreground, background, grid;
  double text_contrast = 4.5;          // that names and labels have at least, where it can be reached
  std::optional<std::uint32_t> muted;  // greys are this in the background, as themes have them
  std::string language;
  bool rtl = false;
  std::shared_ptr<const ChartStyle> variant;  // null: none of its keys is set
  std::vector<std::pair<std::string, ChartColor>> colors;  // authored, by series or category
  ChartColor good, bad, level;         // of a waterfall
};

}  // namespace deckle
