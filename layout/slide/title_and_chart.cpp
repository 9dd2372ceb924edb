#include "layout/slide/title_and_chart.h"

#include <algorithm>
#include <cmath>
#include <variant>
#include <vector>

#include "slidespec/core/ascii.h"
#include "slidespec/model/chart_style.h"

namespace deckle::layout {
namespace {

constexpr std::size_t kLeastSteps = 4;  // ours: a bridge has two changes at least

}  // namespace

std::string title_of(const Slide& slide) {
  for (const Element& element : slide.elements) {
    const auto* text = std::get_if<TextContent>(&element.content);
    if (element.role == "title" && text != nullptr) return ascii_lower(text->text);
  }
  return {};
}

bool may_be_grey(const ChartContent& chart, const ElementStyle& style) {
  if (is_bridge(chart)) return false;
  if (style.chart == nullptr) return true;
  if (!style.chart->totals) return false;
  ChartStyle look = *style.chart;
  look.totals.reset();  // sums on stacks say nothing about colours
  return look == ChartStyle{};
}

bool is_bridge(const ChartContent& chart) {
  if (chart.type != ChartType::Bar || chart.series.size() != 1) return false;
  const std::vector<ChartPoint>& points = chart.series.front().data;
  if (points.size() < kLeastSteps) return false;
  std::vector<double> values;
  double step = 1;  // the last decimal that any of the values has
  for (const ChartPoint& point : points) {
    if (!std::holds_alternative<std::string>(point.x) || !point.y) return false;
    values.push_back(*point.y);
    for (; step > 1e-6; step /= 10) {
      const double scaled = *point.y / step;
      if (std::abs(scaled - std::round(scaled)) < 1e-6 * std::max(1.0, std::abs(scaled))) break;
    }
  }
  const double first = values.front(), last = values.back();
  double sum = first, largest = 0;
  for (std::size_t i = 1; i + 1 < values.size(); ++i) {
    sum += values[i];
    largest = std::max(largest, std::abs(values[i]));
  }
  // Changes are smaller than what changes, and add up to the last decimal.
  return first * last > 0 && largest < std::min(std::abs(first), std::abs(last)) &&
         std::abs(sum - last) <= step / 2;
}

}  // namespace deckle::layout
