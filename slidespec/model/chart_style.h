#pragma once
// `style` of a chart beyond the keys that all elements share (docs/slidespec.md, "Variants of charts").

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace deckle {

enum class ChartSort { None, Ascending, Descending };

struct ChartTarget {
  double value = 0;
  std::string label;  // empty: the value alone
  bool operator==(const ChartTarget&) const = default;
};

// Between the values of one series at two categories.
struct ChartAnnotation {
  std::string from, to;  // categories
  std::string series;    // empty: the sums of a stack, else the first series
  bool growth = false;   // in percent; else the difference
  bool operator==(const ChartAnnotation&) const = default;
};

struct ChartStyle {
  // Words of `variant`; other words are the author's own.
  bool horizontal = false, percent = false, doughnut = false, waterfall = false, combo = false,
       dumbbell = false, steps = false;
  bool from_zero = false;  // of a waterfall: its axis begins at 0, however small the steps are
  std::vector<std::string> line_series, second_axis;
  std::optional<ChartTarget> target;
  std::optional<bool> totals;               // sums above stacks; unset: where they fit
  std::optional<std::vector<std::string>> total_categories;  // of a waterfall: the categories that are sums
  std::vector<ChartAnnotation> annotations;
  ChartSort sort = ChartSort::None;
  std::vector<std::pair<std::string, std::string>> colors;  // series or category → colour, checked
  bool operator==(const ChartStyle&) const = default;
};

}  // namespace deckle
