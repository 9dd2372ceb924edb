// The look of series that deckle adds to a chart, and colours that the author chose.

#include <algorithm>

#include "layout/charts/palette.h"
#include "layout/charts/variants.h"

namespace deckle::layout {
namespace {

// Points, ours: thin enough not to be taken for data, which have 2.75.
constexpr double kConnectorPt = 0.5, kTargetPt = 1.5, kArrowPt = 1.25;

ChartSeriesStyle line_of(const ChartColor& color, double width_pt, const char* dash) {
  ChartSeriesStyle style;
  style.color = style.label_color = color;
  style.line = true;
  style.line_pt = width_pt;
  style.dash = dash;
  style.in_legend = false;
  return style;
}

ChartSeriesStyle bar_of(const ChartOptions& options, const ChartColor& color) {
  ChartSeriesStyle style;
  style.color = color;
  style.label_color = label_on(options, color);
  style.in_legend = false;
  return style;
}

ChartSeriesStyle not_drawn(const ChartOptions& options) {
  ChartSeriesStyle style;
  style.color = style.label_color = options.foreground;
  style.drawn = style.in_legend = false;
  return style;
}

ChartSeriesStyle style_of(const ChartIr& chart, ChartRole role, const ChartOptions& options) {
  switch (role) {
    case ChartRole::Level:
      return bar_of(options, options.level);
    case ChartRole::Rise:
      return bar_of(options, options.good);
    case ChartRole::Fall:
      return bar_of(options, options.bad);
    case ChartRole::Connector:
      return line_of(options.foreground, kConnectorPt, "solid");
    case ChartRole::Target: {
      ChartSeriesStyle style = line_of(options.foreground, kTargetPt, "solid");
      // Lines and bars end half a slot before the plot's edges, areas at them.
      style.to_edges = chart.plot != ChartPlot::Area && chart.plot != ChartPlot::Scatter &&
                       !chart.steps && chart.data.categories.size() > 1;
      return style;
    }
    case ChartRole::Arrow: {
      ChartSeriesStyle style = line_of(options.foreground, kArrowPt, "solid");
      style.arrow = true;
      return style;
    }
    case ChartRole::Data:
    case ChartRole::Line:
    case ChartRole::Base:
    case ChartRole::Caption:
      break;
  }
  return not_drawn(options);
}

void set_point(ChartSeriesStyle& style, std::size_t point, const ChartColor& color,
               const ChartOptions& options) {
  const auto found = std::find_if(style.points.begin(), style.points.end(),
                                  [point](const auto& own) { return own.first == point; });
  if (found != style.points.end()) {
    const auto at = static_cast<std::size_t>(found - style.points.begin());
    found->second = color;
    if (at < style.point_label_colors.size())
      style.point_label_colors[at] = label_on(options, color);
    return;
  }
  const auto after = std::find_if(style.points.begin(), style.points.end(),
                                  [point](const auto& own) { return own.first > point; });
  const std::ptrdiff_t at = after - style.points.begin();
  if (style.point_label_colors.size() == style.points.size())
    style.point_label_colors.insert(style.point_label_colors.begin() + at, label_on(options, color));
  style.points.insert(after, {point, color});
}

}  // namespace

void style_roles(ChartIr& chart, const ChartOptions& options) {
  std::vector<ChartSeriesStyle> authored = std::move(chart.series_styles);
  chart.series_styles.clear();
  std::size_t next = 0;
  for (std::size_t s = 0; s < chart.roles.size(); ++s) {
    const ChartSeriesRole& role = chart.roles[s];
    if (!is_authored(chart, s)) {
      chart.series_styles.push_back(style_of(chart, role.role, options));
      if (is_edge(chart, s)) {
        chart.series_styles.back().color = authored.front().color;
        chart.series_styles.back().line_pt = kChartLinePt;
      }
      continue;
    }
    ChartSeriesStyle style = std::move(authored[next++]);
    if (role.role == ChartRole::Line) {
      style.line = true;
      style.second_axis = role.second_axis;
      if (!chart.steps) style.marker = "circle";
    }
    if (chart.high_low) {
      style.stroked = false;
      style.marker = "circle";
    }
    chart.series_styles.push_back(std::move(style));
  }
}

const ChartColor& label_color_at(const ChartSeriesStyle& style, std::size_t point) {
  for (std::size_t i = 0; i < std::min(style.points.size(), style.point_label_colors.size()); ++i) {
    if (style.points[i].first == point) return style.point_label_colors[i];
  }
  return style.label_color;
}

void apply_colors(ChartIr& chart, const ChartOptions& options) {
  for (const auto& [name, color] : options.colors) {
    for (std::size_t s = 0; s < chart.series_styles.size(); ++s) {
      ChartSeriesStyle& style = chart.series_styles[s];
      if (is_authored(chart, s) && chart.data.series[s].name == name) {
        style.color = color;
        style.label_color = label_on(options, color);
      }
    }
    const auto found =
        std::find_if(chart.data.categories.begin(), chart.data.categories.end(),
                     [&name = name](const ChartCategory& c) { return c.label == name; });
    if (found == chart.data.categories.end()) continue;
    const auto point = static_cast<std::size_t>(found - chart.data.categories.begin());
    const bool waterfall = !chart.roles.empty() && chart.roles.front().role != ChartRole::Data;
    // A colour of a category is for the bars or slices of one series.
    for (std::size_t s = 0; s < chart.series_styles.size(); ++s) {
      const ChartRole role = role_of(chart, s).role;
      const bool part =
          role == ChartRole::Level || role == ChartRole::Rise || role == ChartRole::Fall;
      const bool pie = chart.plot == ChartPlot::Pie;
      if (pie || (waterfall ? part && chart.data.series[s].values[point].has_value()
                            : role == ChartRole::Data && is_bar_series(chart, s)))
        set_point(chart.series_styles[s], point, color, options);
    }
  }
}

}  // namespace deckle::layout
