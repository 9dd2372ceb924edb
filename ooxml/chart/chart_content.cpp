#include "ooxml/chart/chart_content.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "ooxml/workbook/cell_values.h"
#include "slidespec/number_format/number_format.h"

namespace deckle::ooxml {
namespace {

// The product of series and categories may be far larger than the part, because every series gets
// a copy of the categories. Ours: a thousand times what a SlideSpec may have.
constexpr std::size_t kMostPoints = 100'000, kMostLabelBytes = std::size_t{4} << 20;

enum class Fit { Exact, Near };
struct Kind {
  std::string_view name;
  ChartType type;
  Fit fit;
};

// Radar, stock and the like show series over categories as lines do; what has a part for each
// value, as pies do.
constexpr std::array<Kind, 24> kKinds{{
    {"barChart", ChartType::Bar, Fit::Exact},       {"lineChart", ChartType::Line, Fit::Exact},
    {"areaChart", ChartType::Area, Fit::Exact},     {"pieChart", ChartType::Pie, Fit::Exact},
    {"bar3DChart", ChartType::Bar, Fit::Near},      {"line3DChart", ChartType::Line, Fit::Near},
    {"area3DChart", ChartType::Area, Fit::Near},    {"pie3DChart", ChartType::Pie, Fit::Near},
    {"ofPieChart", ChartType::Pie, Fit::Near},      {"doughnutChart", ChartType::Pie, Fit::Near},
    {"radarChart", ChartType::Line, Fit::Near},     {"scatterChart", ChartType::Line, Fit::Near},
    {"bubbleChart", ChartType::Line, Fit::Near},    {"stockChart", ChartType::Line, Fit::Near},
    {"surfaceChart", ChartType::Area, Fit::Near},   {"surface3DChart", ChartType::Area, Fit::Near},
    {"waterfall", ChartType::Bar, Fit::Near},       {"funnel", ChartType::Bar, Fit::Near},
    {"clusteredColumn", ChartType::Bar, Fit::Near}, {"boxWhisker", ChartType::Bar, Fit::Near},
    {"regionMap", ChartType::Bar, Fit::Near},       {"paretoLine", ChartType::Line, Fit::Near},
    {"treemap", ChartType::Pie, Fit::Near},         {"sunburst", ChartType::Pie, Fit::Near},
}};

Kind kind_of(const ChartPlotFacts& plot) {
  const auto* const found = std::find_if(
      kKinds.begin(), kKinds.end(), [&plot](const Kind& kind) { return kind.name == plot.kind; });
  Kind kind = found == kKinds.end() ? Kind{plot.kind, ChartType::Bar, Fit::Near} : *found;
  const bool stacked = plot.grouping == "stacked", percent = plot.grouping == "percentStacked";
  if (kind.type == ChartType::Bar && (stacked || percent)) {
    kind.type = ChartType::StackedBar;
    if (percent) kind.fit = Fit::Near;
  } else if (stacked || percent) {
    kind.fit = Fit::Near;
  }
  return kind;
}

// "barChart stacked lineChart"
std::string names_of(const std::vector<ChartPlotFacts>& plots) {
  std::string names;
  for (const ChartPlotFacts& plot : plots) {
    if (!names.empty()) names += ' ';
    names += plot.kind;
    if (plot.grouping == "stacked" || plot.grouping == "percentStacked")
      names += " " + plot.grouping;
  }
  return names;
}

bool has_own_x(const ChartPlotFacts& plot) {
  return plot.kind == "scatterChart" || plot.kind == "bubbleChart";
}

std::size_t length_of(const ChartCategories& categories) {
  std::size_t length = categories.numbers.size();
  for (const ChartTextPoints& level : categories.levels) length = std::max(length, level.size());
  return length;
}

// What was copied so far.
struct Cost {
  std::size_t points = 0, label_bytes = 0;
  [[nodiscard]] bool too_high() const {
    return points > kMostPoints || label_bytes > kMostLabelBytes;
  }
};

// Of the outer levels a point has a text only where it changes; the others repeat it. Empty when
// that costs too much.
std::vector<std::string> texts_of(const ChartCategories& categories, Cost& cost) {
  std::vector<std::string> texts(length_of(categories));
  for (std::size_t level = categories.levels.size(); level-- > 0;) {
    const ChartTextPoints& points = categories.levels[level];
    const std::string* last = nullptr;
    for (std::size_t i = 0; i < texts.size(); ++i) {
      if (level == 0) last = nullptr;
      if (i < points.size() && points[i]) last = &*points[i];
      if (last == nullptr || last->empty()) continue;
      cost.label_bytes += last->size();
      if (cost.too_high()) return {};
      if (!texts[i].empty()) texts[i] += ' ';
      texts[i] += *last;
    }
  }
  return texts;
}

using X = std::variant<std::string, double>;

X counted(std::size_t index) { return static_cast<double>(index + 1); }

std::vector<X> x_of(const ChartCategories& categories, bool date1904, Cost& cost) {
  std::vector<X> xs;
  if (categories.kind == ChartCategories::Kind::Text) {
    for (std::string& text : texts_of(categories, cost)) xs.emplace_back(std::move(text));
    return xs;
  }
  const bool dates = is_date_format(categories.format);
  for (std::size_t i = 0; i < categories.numbers.size(); ++i) {
    const std::optional<double>& number = categories.numbers[i];
    if (!number) {
      xs.push_back(counted(i));
      continue;
    }
    std::optional<std::string> day;
    if (dates) day = iso_date(*number, date1904);
    xs.push_back(day ? X(std::move(*day)) : X(*number));
  }
  return xs;
}

const std::string& axis_title(const ChartFacts& chart, bool values) {
  static const std::string none;
  for (const ChartAxisFacts& axis : chart.axes) {
    // Both axes of a scatter chart are of values; the horizontal one has the x.
    const bool own_x = !chart.plots.empty() && has_own_x(chart.plots.front());
    const bool upright = axis.position == "l" || axis.position == "r";
    const bool of_values = own_x ? upright : axis.kind == "valAx" || axis.kind == "valScaling";
    if (!axis.secondary && of_values == values) return axis.title.text;
  }
  return none;
}

std::size_t bytes_of(const std::vector<X>& xs) {
  std::size_t bytes = 0;
  for (const X& x : xs) {
    if (const auto* text = std::get_if<std::string>(&x)) bytes += text->size();
  }
  return bytes;
}

void add_series(const ChartFacts& chart, ChartAsContent& out) {
  Cost cost;
  std::vector<X> shared;
  std::size_t rows = 0;
  for (const ChartSeriesFacts& series : chart.series) {
    if (shared.empty() && !cost.too_high() && !has_own_x(chart.plots[series.plot]))
      shared = x_of(series.categories, chart.date1904, cost);
    rows = std::max(rows, series.values.points.size());
  }
  rows = std::max(rows, shared.size());
  const std::size_t label_bytes = bytes_of(shared);
  for (const ChartSeriesFacts& series : chart.series) {
    const ChartNumberPoints& values = series.values.points;
    const bool own = has_own_x(chart.plots[series.plot]);
    std::vector<X> own_x;
    if (own) own_x = x_of(series.categories, chart.date1904, cost);
    const std::vector<X>& xs = own ? own_x : shared;
    const std::size_t length = own ? std::max(xs.size(), values.size()) : rows;
    cost.points += length;
    if (!own) cost.label_bytes += label_bytes;
    out.cut = cost.too_high();
    if (out.cut) return;
    ChartSeries& to = out.content.series.emplace_back();
    to.name = series.name.text;
    to.data.reserve(length);
    for (std::size_t i = 0; i < length; ++i) {
      ChartPoint& point = to.data.emplace_back();
      point.x = i < xs.size() ? xs[i] : counted(i);
      if (i < values.size()) point.y = values[i];
    }
  }
}

}  // namespace

ChartAsContent chart_content(const ChartFacts& chart) {
  ChartAsContent out;
  out.content.title = chart.title.text;
  out.content.x_label = axis_title(chart, false);
  out.content.y_label = axis_title(chart, true);
  bool exact = !chart.plots.empty();
  for (std::size_t i = 0; i < chart.plots.size(); ++i) {
    const ChartPlotFacts& plot = chart.plots[i];
    const Kind kind = kind_of(plot);
    if (i == 0) {
      out.content.type = kind.type;
      if (plot.direction == "bar") out.direction = ChartDirection::Bar;
      if (plot.direction == "col") out.direction = ChartDirection::Column;
    }
    // The same kind on both pairs of axes is not one chart either.
    exact = exact && i == 0 && kind.fit == Fit::Exact;
  }
  if (!exact) out.nearest_to = names_of(chart.plots);
  add_series(chart, out);
  return out;
}

}  // namespace deckle::ooxml
