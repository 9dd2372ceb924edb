#pragma once
// The space inside a chart: what titles, axes and legend leave for the plot, and which labels fit.
// A slightly conservative estimate of what applications do.

#include <string>
#include <unordered_map>
#include <vector>

#include "measure/text/text_engine.h"
#include "slidespec/ir/chart_geometry.h"
#include "slidespec/ir/chart_ir.h"

namespace deckle::layout {

inline constexpr double kEdgePt = 8;     // applications keep about this distance from the edges
inline constexpr double kAxisGapPt = 6;  // between an axis and its labels
inline constexpr double kTitleShare = 0.8, kLegendRowShare = 0.9;  // of the chart's width

// Remembers the widths it measured, so one is for one thread.
class LabelRuler {
 public:
  explicit LabelRuler(const measure::TextEngine& engine) : engine_(engine) {}
  // Width of the text on one line, in points.
  [[nodiscard]] double width(const std::string& text, const RunStyle& style) const;
  [[nodiscard]] double widest(const std::vector<std::string>& texts, const RunStyle& style) const;
  // Number of lines of the text at `width_pt`, broken at spaces alone; 0 when a word is wider.
  [[nodiscard]] std::size_t lines(const std::string& text, const RunStyle& style,
                                  double width_pt) const;
  // The text on lines of at most `width_pt`, broken at spaces; a longer word exceeds the width.
  [[nodiscard]] std::vector<std::string> wrapped(const std::string& text, const RunStyle& style,
                                                 double width_pt) const;
  // The text measured, at a place.
  [[nodiscard]] ChartTextLine placed(
      const std::string& text, const RunStyle& style, ChartPosition middle,
      ChartTextLine::Anchor anchor = ChartTextLine::Anchor::Middle) const;
  // Lines one below the other; `middle` is that of the first line.
  [[nodiscard]] std::vector<ChartTextLine> placed(
      const std::vector<std::string>& lines, const RunStyle& style, ChartPosition middle,
      ChartTextLine::Anchor anchor = ChartTextLine::Anchor::Middle) const;
  [[nodiscard]] measure::Target target() const { return engine_.target(); }

 private:
  // The labels of one size and face; the body is that of one label after the other.
  struct Styled {
    TextBodyIr body;
    std::unordered_map<std::string, double> widths;  // by text
  };
  Styled& styled(const RunStyle& style) const;

  const measure::TextEngine& engine_;
  mutable std::vector<Styled> styles_;
};

// Height of one line of labels: PowerPoint's single line of 1.2 times the size (docs/text-layout.md, 1.1).
[[nodiscard]] double line_height(const RunStyle& style);

// Entries are the series, and the slices of a pie.
struct LegendWidths {
  double widest = 0, total = 0;  // of an entry, of all
  int rows = 0;                  // below the plot: as many entries in each as kLegendRowShare allows
};
// Of an entry: its key, a square or a piece of the line; the gap after the key; the gap after the
// name. Ours, as applications do.
inline constexpr double kKeyPt = 8, kLineKeyPt = 20, kKeyGapPt = 4, kEntryGapPt = 12;
// Whether the key of a series is a piece of its line; of a pie's slices none is.
[[nodiscard]] bool has_line_key(const ChartIr& chart, std::size_t series);
[[nodiscard]] LegendWidths legend_widths(const ChartIr& chart, const LabelRuler& ruler);

// What the chart's title takes at the top, with the space below it; 0: none.
[[nodiscard]] double title_height(const ChartIr& chart, const LabelRuler& ruler);

// Whether the title of the value axis, its unit, is a heading above the plot; else it is turned beside an
// upright axis, or below one of bars that lie.
[[nodiscard]] bool has_heading(const ChartIr& chart, const LabelRuler& ruler);

// Whether the names of the series on the second axis are a heading at its side.
[[nodiscard]] bool has_second_heading(const ChartIr& chart, const LabelRuler& ruler);

// Height of a legend below the plot, the gap above it included; 0 without one.
[[nodiscard]] double legend_height(const ChartIr& chart, const LabelRuler& ruler);

// The plot inside `size`, in points: everything around it in `chart` is already set.
[[nodiscard]] ChartRect plot_space(const ChartIr& chart, const LabelRuler& ruler,
                                   double category_label_extent, double value_label_width);

}  // namespace deckle::layout
