#include <algorithm>
#include <cmath>
#include <string_view>

#include "layout/charts/number_format.h"
#include "layout/file_charts/file_frame.h"
#include "slidespec/number_format/number_format.h"

namespace deckle::layout::file_charts {

bool is_kind(const ChartLook& look, std::size_t plot, std::string_view kind) {
  return look.facts.plots[plot].kind == kind;
}
bool is_bars(const ChartLook& look, std::size_t plot) {
  return is_kind(look, plot, "barChart") || is_kind(look, plot, "bar3DChart");
}
bool is_area(const ChartLook& look, std::size_t plot) {
  return is_kind(look, plot, "areaChart") || is_kind(look, plot, "area3DChart");
}
bool is_round(const ChartLook& look, std::size_t plot) {
  return is_kind(look, plot, "pieChart") || is_kind(look, plot, "pie3DChart") ||
         is_kind(look, plot, "doughnutChart");
}
bool has_own_x(const ChartLook& look, std::size_t plot) {
  return is_kind(look, plot, "scatterChart") || is_kind(look, plot, "bubbleChart");
}

double own_x(const ChartSeriesFacts& series, std::size_t point) {
  const ChartNumberPoints& numbers = series.categories.numbers;
  if (point < numbers.size() && numbers[point]) return *numbers[point];
  return static_cast<double>(point + 1);
}

PlotData plot_data(const ChartLook& look, std::size_t plot) {
  PlotData data;
  const ChartPlotFacts& facts = look.facts.plots[plot];
  data.percent = facts.grouping == "percentStacked";
  data.stacked = data.percent || facts.grouping == "stacked";
  std::size_t count = 0;
  for (std::size_t s = 0; s < look.facts.series.size(); ++s) {
    if (look.facts.series[s].plot != plot) continue;
    data.series.push_back(s);
    count = std::max(count, look.facts.series[s].values.points.size());
  }
  // In the order that the file states, which need not be that of its elements.
  std::stable_sort(data.series.begin(), data.series.end(), [&look](std::size_t a, std::size_t b) {
    return look.facts.series[a].order < look.facts.series[b].order;
  });
  std::vector<double> above(count, 0), below(count, 0), total(count, 0);
  for (const std::size_t s : data.series) {
    const ChartNumberPoints& points = look.facts.series[s].values.points;
    for (std::size_t i = 0; i < points.size(); ++i) total[i] += std::abs(points[i].value_or(0));
  }
  // Lines and areas are stacked on the one before them, bars on those of their sign.
  const bool bars = is_bars(look, plot);
  for (const std::size_t s : data.series) {
    const ChartNumberPoints& points = look.facts.series[s].values.points;
    auto& values = data.values.emplace_back(data.stacked ? count : points.size());
    for (std::size_t i = 0; i < values.size(); ++i) {
      const bool given = i < points.size() && points[i];
      if (!given && !(data.stacked && !bars)) {
        if (i < points.size() && look.blanks == "zero" && !bars && !is_round(look, plot))
          values[i] = StackedValue{};
        continue;
      }
      StackedValue one;
      one.value = given ? *points[i] : 0;
      one.share = total[i] > 0 ? one.value / total[i] : 0;
      const double step = data.percent ? one.share : one.value;
      double& reached = bars && step < 0 ? below[i] : above[i];
      one.from = reached;
      one.to = data.stacked ? reached + step : step;
      if (data.stacked) reached = one.to;
      values[i] = one;
    }
  }
  return data;
}

std::string shortened(const std::string& text) {
  std::size_t end = std::min<std::size_t>(text.size(), 1000);
  while (end > 0 && end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U)
    --end;
  return text.substr(0, end);
}

std::string value_text(double value, const std::string& format, bool date1904) {
  if (!std::isfinite(value)) return {};
  if (is_date_format(format)) return write_date(value + (date1904 ? 1462 : 0), format);
  return write_number(without_noise(value), parse_number_format(format));
}

std::string category_text(const ChartLook& look, std::size_t series, std::size_t category,
                          const std::string& format) {
  const ChartCategories& categories = look.facts.series[series].categories;
  if (categories.kind == ChartCategories::Kind::Text) {
    if (categories.levels.empty()) return {};
    const ChartTextPoints& names = categories.levels.front();
    return category < names.size() && names[category] ? shortened(*names[category]) : std::string();
  }
  if (categories.kind == ChartCategories::Kind::Number) {
    if (category >= categories.numbers.size() || !categories.numbers[category]) return {};
    return value_text(*categories.numbers[category],
                      format.empty() || format == "General" ? categories.format : format,
                      look.facts.date1904);
  }
  return std::to_string(category + 1);
}

ChartShapeLook shape_at(const Frame& frame, std::size_t series, std::size_t point) {
  const ChartSeriesLook& own = frame.look.series[series];
  if (const auto found = own.points.find(point); found != own.points.end() && found->second.shape)
    return *found->second.shape;
  ChartShapeLook shape = own.shape;
  const std::size_t plot = frame.look.facts.series[series].plot;
  if (frame.look.plots[plot].vary_colors && !frame.look.point_colors.empty() &&
      (is_bars(frame.look, plot) || is_round(frame.look, plot)))
    shape.fill = {frame.look.point_colors[point % frame.look.point_colors.size()], 1};
  return shape;
}

const ChartMarkerLook& marker_at(const ChartSeriesLook& look, std::size_t point) {
  const auto found = look.points.find(point);
  return found != look.points.end() && found->second.marker ? *found->second.marker : look.marker;
}

ChartPiecePaint paint_of(const ChartLineLook& line) {
  ChartPiecePaint out;
  if (!line.rgb) return out;
  out.stroke = line.rgb;
  out.stroke_pt = line.width_pt;
  out.dash = line.dash;
  return out;
}

ChartPiecePaint paint_of(const ChartShapeLook& shape) {
  ChartPiecePaint out = paint_of(shape.line);
  out.fill = shape.fill.opacity > 0 ? shape.fill.rgb : std::nullopt;
  out.fill_opacity = shape.fill.opacity;
  return out;
}

}  // namespace deckle::layout::file_charts
