#include "layout/charts/chart_space.h"

#include <algorithm>
#include <cmath>

#include "layout/charts/fit_labels.h"
#include "layout/charts/variants.h"
#include "measure/unicode/any_character.h"
#include "measure/unicode/characters.h"

namespace deckle::layout {
namespace {

constexpr double kTitleGapPt = 8;    // below a title
constexpr double kHeadingGapPt = 10;  // ours: between the unit and the labels of the highest values
// Of the chart's width: LibreOffice breaks a longer title of an upright axis, over the labels below it.
constexpr double kHeadingShare = 0.15;
// Ours: the names of the series on the second axis, at the other end of the line.
constexpr double kSecondHeadingShare = 0.4;
constexpr int kMaxLegendRows = 4;  // ours: a legend below the plot counts as no more rows

TextBodyIr body_of(const std::string& text, const RunStyle& style) {
  TextBodyIr body;
  ParagraphIr paragraph;
  paragraph.runs.push_back({text, style, {}, RunIr::Field::None});
  paragraph.end = style;
  body.paragraphs.push_back(std::move(paragraph));
  body.insets = {};
  return body;
}

}  // namespace

bool has_line_key(const ChartIr& chart, std::size_t series) {
  return chart.plot == ChartPlot::Line || chart.plot == ChartPlot::Scatter ||
         is_over_plot(chart, series);
}

LegendWidths legend_widths(const ChartIr& chart, const LabelRuler& ruler) {
  LegendWidths widths;
  const double row = kLegendRowShare * to_pt(chart.size.w);
  double used = 0;
  const auto add = [&](const std::string& name, double key) {
    const double width = key + kKeyGapPt + ruler.width(name, chart.legend_text) + kEntryGapPt;
    widths.widest = std::max(widths.widest, width);
    widths.total += width;
    if (widths.rows == 0 || used + width > row) {
      ++widths.rows;
      used = 0;
    }
    used += width;
  };
  if (chart.plot == ChartPlot::Pie) {
    for (const ChartCategory& category : chart.data.categories) add(category.label, kKeyPt);
  } else {
    for (std::size_t s = 0; s < chart.data.series.size(); ++s) {
      if (is_in_legend(chart, s))
        add(chart.data.series[s].name, has_line_key(chart, s) ? kLineKeyPt : kKeyPt);
    }
  }
  return widths;
}

LabelRuler::Styled& LabelRuler::styled(const RunStyle& style) const {
  const auto found = std::find_if(styles_.begin(), styles_.end(), [&style](const Styled& known) {
    const RunStyle& other = known.body.paragraphs.front().runs.front().style;
    return other.size_pt == style.size_pt && other.bold == style.bold &&
           other.italic == style.italic && other.fonts == style.fonts && other.lang == style.lang &&
           other.kern_pt == style.kern_pt && other.spacing_pt == style.spacing_pt &&
           other.baseline_pct == style.baseline_pct;
  });
  if (found != styles_.end()) return *found;
  return styles_.emplace_back(Styled{body_of({}, style), {}});
}

double LabelRuler::width(const std::string& text, const RunStyle& style) const {
  if (text.empty()) return 0;
  Styled& labels = styled(style);
  const auto [entry, fresh] = labels.widths.try_emplace(text, 0);
  if (fresh) {
    labels.body.paragraphs.front().runs.front().text = text;
    entry->second = engine_.width_range(labels.body).max_pt;
  }
  return entry->second;
}

double LabelRuler::widest(const std::vector<std::string>& texts, const RunStyle& style) const {
  double widest = 0;
  for (const std::string& text : texts) widest = std::max(widest, width(text, style));
  return widest;
}

std::size_t LabelRuler::lines(const std::string& text, const RunStyle& style,
                              double width_pt) const {
  std::size_t lines = 1;
  std::size_t start = 0, end = 0;  // of the current line
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t next = std::min(text.find_first_of(" \n", at), text.size());
    if (width(text.substr(at, next - at), style) > width_pt) return 0;
    if (end > start && width(text.substr(start, next - start), style) > width_pt) {
      ++lines;
      start = at;
    }
    end = next;
    if (next < text.size() && text[next] == '\n') {
      ++lines;
      start = next + 1;
    }
    at = next + 1;
  }
  return lines;
}

std::vector<std::string> LabelRuler::wrapped(const std::string& text, const RunStyle& style,
                                             double width_pt) const {
  TextBodyIr body;
  body.insets = {};
  // Charts keep Korean words whole, and part Japanese and Chinese anywhere.
  if (measure::any_character(text, measure::is_hangul)) body.word_break = WordBreak::KeepAll;
  std::size_t begin = 0;
  while (true) {
    const std::size_t end = std::min(text.find_first_of("\n\v", begin), text.size());
    ParagraphIr& paragraph = body.paragraphs.emplace_back();
    if (end > begin)
      paragraph.runs.push_back({text.substr(begin, end - begin), style, {}, RunIr::Field::None});
    paragraph.end = style;
    if (end == text.size()) break;
    begin = end + 1;
  }
  std::vector<std::string> lines;
  for (const measure::Line& line : engine_.lay_out(body, std::max(1.0, width_pt)).lines) {
    const ParagraphIr& paragraph = body.paragraphs[line.paragraph];
    lines.push_back(paragraph.runs.empty() ? std::string()
                                           : paragraph.runs.front().text.substr(
                                                 line.begin, line.visible_end - line.begin));
  }
  return lines;
}

ChartTextLine LabelRuler::placed(const std::string& text, const RunStyle& style,
                                 ChartPosition middle, ChartTextLine::Anchor anchor) const {
  return {text, style, middle.x, middle.y, width(text, style), anchor};
}

std::vector<ChartTextLine> LabelRuler::placed(const std::vector<std::string>& lines,
                                              const RunStyle& style, ChartPosition middle,
                                              ChartTextLine::Anchor anchor) const {
  std::vector<ChartTextLine> out;
  for (const std::string& line : lines) {
    out.push_back(placed(line, style, middle, anchor));
    middle.y += line_height(style);
  }
  return out;
}

double line_height(const RunStyle& style) { return 1.2 * style.size_pt; }

double title_height(const ChartIr& chart, const LabelRuler& ruler) {
  if (chart.title.text.empty()) return 0;
  // On the line of the unit, or one of its own.
  if (chart.title_at_start)
    return has_heading(chart, ruler) ? 0 : line_height(chart.title.style) + kHeadingGapPt;
  const std::size_t lines = std::max<std::size_t>(
      1, ruler.lines(chart.title.text, chart.title.style, kTitleShare * to_pt(chart.size.w)));
  return static_cast<double>(lines) * line_height(chart.title.style) + kTitleGapPt;
}

bool has_heading(const ChartIr& chart, const LabelRuler& ruler) {
  const auto& title = chart.value.title;
  const bool upright = !chart.horizontal || chart.category.title.text.empty();
  return upright && !title.text.empty() &&
         ruler.lines(title.text, title.style, kHeadingShare * to_pt(chart.size.w)) <= 1;
}

bool has_second_heading(const ChartIr& chart, const LabelRuler& ruler) {
  return chart.second && !chart.second->title.text.empty() &&
         ruler.width(chart.second->title.text, chart.second->title.style) <=
             kSecondHeadingShare * to_pt(chart.size.w);
}

double legend_height(const ChartIr& chart, const LabelRuler& ruler) {
  if (chart.legend != ChartLegend::Bottom) return 0;
  const int rows = std::min(legend_widths(chart, ruler).rows, kMaxLegendRows);
  return rows * line_height(chart.legend_text) + kAxisGapPt;
}

ChartRect plot_space(const ChartIr& chart, const LabelRuler& ruler, double category_label_extent,
                     double value_label_width) {
  const double w = to_pt(chart.size.w), h = to_pt(chart.size.h);
  ChartRect space{kEdgePt, kEdgePt, w - 2 * kEdgePt, h - 2 * kEdgePt};
  const auto off_top = [&](double by) {
    space.top += by;
    space.height -= by;
  };
  const auto off_left = [&](double by) {
    space.left += by;
    space.width -= by;
  };
  off_top(title_height(chart, ruler));
  const double legend = chart.legend == ChartLegend::Right
                            ? std::min(legend_widths(chart, ruler).widest, w / 2) + kAxisGapPt
                            : 0;
  space.width -= legend;
  space.height -= legend_height(chart, ruler);
  if (chart.plot == ChartPlot::Pie) return space;
  const ChartAxisIr& below = chart.horizontal ? chart.value : chart.category;
  const ChartAxisIr& beside = chart.horizontal ? chart.category : chart.value;
  // What the values are counted in is read before them: a line above the plot.
  const bool heading = has_heading(chart, ruler);
  if (heading) {
    off_top(line_height(chart.value.title.style) + kHeadingGapPt);
    // The uppermost number of an upright axis reaches above the plot by half of its line.
    if (!chart.horizontal && beside.show_labels) off_top(line_height(beside.labels) / 2);
  }
  if (!below.title.text.empty() && !(heading && chart.horizontal))
    space.height -= line_height(below.title.style) + kAxisGapPt;
  if (!beside.title.text.empty() && !(heading && !chart.horizontal))
    off_left(line_height(beside.title.style) + kAxisGapPt);
  if (chart.second) {
    if (has_second_heading(chart, ruler) && !heading)
      off_top(line_height(chart.second->title.style) + kHeadingGapPt);
    space.width -= second_ticks(chart, ruler, space.height).widest + kAxisGapPt;
  }
  const double below_labels =
      chart.horizontal ? line_height(chart.value.labels) : category_label_extent;
  const double beside_labels = chart.horizontal ? category_label_extent : value_label_width;
  if (below.show_labels) space.height -= below_labels + kAxisGapPt;
  if (beside.show_labels) off_left(beside_labels + kAxisGapPt);
  space.width -= chart.beside_pt;
  // The other way round, but for the legend, which stays on the right.
  if (chart.horizontal ? chart.value.reversed : chart.category.reversed)
    space.left = w - legend - space.left - space.width;
  space.width = std::max(space.width, 1.0);
  space.height = std::max(space.height, 1.0);
  return space;
}

}  // namespace deckle::layout
