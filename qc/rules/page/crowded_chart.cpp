#include <algorithm>
#include <optional>
#include <vector>

#include "qc/check/chart_labels.h"
#include "qc/check/page_content.h"
#include "qc/messages/tr.h"
#include "slidespec/ir/chart_ir.h"

namespace deckle::qc {
namespace {

// As layout labels them by itself: the numbers of more points cannot be read.
constexpr RuleOption kMaxLabels{"max_labels", 1, 1000, 30, N_("labelled points of a chart")};
// Ours: thinner bars of a projected slide are lines.
constexpr RuleOption kMinBar{"min_bar", 1, 100, 3, N_("points that a bar should be wide")};
// Ours: one label in so many that touch another one is seen at once.
constexpr RuleOption kMaxTouching{"max_touching", 0, 100, 10,
                                  N_("percent of the labels of a chart that may touch another")};
constexpr RuleOption kOptions[] = {kMaxLabels, kMaxTouching, kMinBar};

constexpr RuleDoc kDoc{
    .id = "crowded-chart",
    .type = "crowded_chart",
    .ir_type = "",
    .severity = Severity::Warning,
    .summary = "a chart has more labels, points or bars than fit its size",
    .what =
        "Measures the labels of a chart as it is drawn: those of its axis of categories, and those "
        "at its points. More than 10 % of them that touch another one, or have more than three "
        "lines, are a warning; more than 30 labelled points (names of series and totals of stacks "
        "are not counted), and bars thinner than 3 pt, a note. Of presentations the labels at the "
        "points are judged, where somebody moved them too, but not those of a pie, which "
        "applications place by rules of their own.",
    .why =
        "Labels that touch each other cannot be read, and the values of very thin bars cannot be "
        "told apart.",
    .bad =
        R"([{"slide_id":"s1","type":"chart","layout":{"layout_id":"one_column"},"elements":[{"element_id":"t","kind":"text","role":"title","content":{"text":"Costs of two years"}},{"element_id":"c","kind":"chart","extensions":{"box":{"x":48,"y":160,"w":1184,"h":440}},"style":{"data_labels":true},"content":{"chart_type":"line","series":[{"name":"2023","data":[{"x":"Jan","y":100},{"x":"Feb","y":101},{"x":"Mar","y":102},{"x":"Apr","y":103}]},{"name":"2024","data":[{"x":"Jan","y":100},{"x":"Feb","y":101},{"x":"Mar","y":102},{"x":"Apr","y":103}]}]}}]}])",
    .good =
        R"([{"slide_id":"s1","type":"chart","layout":{"layout_id":"one_column"},"elements":[{"element_id":"t","kind":"text","role":"title","content":{"text":"Costs of a year"}},{"element_id":"c","kind":"chart","extensions":{"box":{"x":48,"y":160,"w":1184,"h":440}},"style":{"data_labels":true},"content":{"chart_type":"line","series":[{"name":"2024","data":[{"x":"Jan","y":100},{"x":"Feb","y":101},{"x":"Mar","y":102},{"x":"Apr","y":103}]}]}}]}])",
    .fixes = "",
    .options = kOptions,
};

// Ours: of a label below an axis. Layout writes two; an application turns such labels instead.
constexpr std::size_t kMaxLines = 3;
// Ours: what two labels may share before letters touch; measured widths are rounded.
constexpr double kSharedPt = 0.5;

// One for each label that is seen.
std::vector<LabelBox> category_labels(const ChartGeometry& chart) {
  std::vector<LabelBox> out;
  for (const ChartTick& tick : chart.category_ticks) {
    std::optional<LabelBox> box;
    for (const ChartTextLine& line : tick.label) {
      if (line.width <= 0) continue;
      box = box ? bounding_box(*box, label_box(line)) : label_box(line);
    }
    if (!box) continue;
    box->tall = tick.label.size() > kMaxLines;
    out.push_back(*box);
  }
  return out;
}

std::vector<LabelBox> point_labels(const ChartGeometry& chart) {
  std::vector<LabelBox> out;
  for (const ChartTextLine& line : chart.labels) {
    if (line.width > 0) out.push_back(label_box(line));
  }
  return out;
}

// Labels that say no value at a point: names of series, and the totals of stacks. (What stands at
// the end of a bar of a waterfall is its value.)
std::size_t other_labels(const ChartIr& chart) {
  std::size_t count = 0;
  const bool waterfall =
      std::any_of(chart.roles.begin(), chart.roles.end(),
                  [](const ChartSeriesRole& role) { return role.role == ChartRole::Base; });
  for (std::size_t s = 0; s < chart.series_styles.size(); ++s) {
    const ChartSeriesStyle& style = chart.series_styles[s];
    if (style.name_at) ++count;
    if (waterfall || style.drawn || !style.labels) continue;
    count += style.labels->values ? chart.data.categories.size() : style.labels->points.size();
  }
  for (const ChartLabelSeries& series : chart.label_series) count += series.labels.points.size();
  return count;
}

// Across its length; 0 without bars.
double thinnest_bar_pt(const ChartIr& chart) {
  double thinnest = 0;
  for (const ChartBar& bar : chart.geometry->bars) {
    const double width = chart.horizontal ? bar.rect.height : bar.rect.width;
    thinnest = thinnest == 0 ? width : std::min(thinnest, width);
  }
  return thinnest;
}

struct Crowd {
  Severity severity = Severity::Note;
  Message message, hint;
  Facts facts;
};

struct Limits {
  int labels = 0, touching_pct = 0, bar_pt = 0;
};

Message touching_message(std::size_t count, std::size_t all, bool categories) {
  return categories
             ? tr("{} of {} labels of the categories touch another one, or have too many lines",
                  count, all)
             : tr("{} of {} labels at the points touch another one", count, all);
}

std::optional<Crowd> crowd_of(const ChartIr& chart, const Limits& limits) {
  const std::vector<LabelBox> categories = category_labels(*chart.geometry);
  const std::vector<LabelBox> points = point_labels(*chart.geometry);
  for (const bool of_categories : {true, false}) {
    const std::vector<LabelBox>& labels = of_categories ? categories : points;
    const std::size_t count = touching_labels(labels, kSharedPt);
    if (count == 0 || count * 100 <= labels.size() * static_cast<std::size_t>(limits.touching_pct))
      continue;
    return Crowd{
        Severity::Warning,
        touching_message(count, labels.size(), of_categories),
        of_categories
            ? tr("show fewer categories or shorter names, give the chart more space, or leave "
                 "style.thin_labels out")
            : tr("leave style.data_labels out, show fewer points, or give the chart more space"),
        {{"touching", static_cast<std::int64_t>(count)},
         {"labels", static_cast<std::int64_t>(labels.size())}}};
  }
  const std::size_t values = points.size() - std::min(points.size(), other_labels(chart));
  if (values > static_cast<std::size_t>(limits.labels))
    return Crowd{
        Severity::Note,
        tr("{} points have labels; {} or fewer can be read", values, limits.labels),
        tr("leave style.data_labels out, or label only what the slide is about"),
        {{"labels", static_cast<std::int64_t>(values)}, {"limit", std::int64_t{limits.labels}}}};
  const double bar = thinnest_bar_pt(chart);
  if (bar > 0 && bar < limits.bar_pt)
    return Crowd{Severity::Note,
                 tr("the bars are {} wide; {} are needed", pt_text(bar), pt_text(limits.bar_pt)),
                 tr("show fewer categories or series, set style.top_n, or draw lines instead"),
                 {{"bar_pt", tenth(bar)}, {"min_pt", std::int64_t{limits.bar_pt}}}};
  return std::nullopt;
}

void check(const DeckContext& context, DiagnosticSink& sink) {
  const Limits limits{context.option(kDoc.id, kMaxLabels), context.option(kDoc.id, kMaxTouching),
                      context.option(kDoc.id, kMinBar)};
  for (const Slide& slide : context.deck().slides) {
    for (const LaidOutSlide& page : context.pages(slide)) {
      for (const ElementIr& element : page.ir->elements) {
        if (element.chart == nullptr || !element.chart->geometry) continue;
        auto crowd = crowd_of(*element.chart, limits);
        if (!crowd) continue;
        Diagnostic d = page_finding(kDoc, slide, page, &element);
        d.severity = crowd->severity;
        d.message = std::move(crowd->message);
        d.hint = std::move(crowd->hint);
        d.facts = std::move(crowd->facts);
        sink.push_back(std::move(d));
      }
    }
  }
}

}  // namespace

extern const DeckRule kCrowdedChart;
const DeckRule kCrowdedChart{kDoc, check};

}  // namespace deckle::qc
