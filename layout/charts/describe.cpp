#include "layout/charts/describe.h"

#include <fmt/format.h>

#include <algorithm>

#include "layout/charts/data.h"
#include "layout/charts/layout_chart.h"
#include "layout/charts/number_format.h"
#include "layout/messages/tr.h"
#include "slidespec/number_format/number_format.h"

namespace deckle::layout {
namespace {

constexpr std::size_t kMaxNames = 10;  // ours: alternative text should stay short

std::string one_line(std::string text) {
  std::replace(text.begin(), text.end(), '\n', ' ');
  std::replace(text.begin(), text.end(), '\v', ' ');
  return text;
}

const char* kind_of(const ChartIr& chart, bool korean) {
  const auto has = [&chart](ChartRole role) {
    return std::any_of(chart.roles.begin(), chart.roles.end(),
                       [role](const ChartSeriesRole& one) { return one.role == role; });
  };
  if (has(ChartRole::Level)) return korean ? "폭포 차트" : "Waterfall chart";
  if (chart.percent) return korean ? "100% 누적 막대 차트" : "100 % stacked bar chart";
  if (chart.high_low) return korean ? "덤벨 차트" : "Dumbbell chart";
  if (chart.steps) return korean ? "계단형 꺾은선 차트" : "Step line chart";
  if (chart.hole_pct > 0) return korean ? "도넛 차트" : "Doughnut chart";
  const bool bars = chart.plot == ChartPlot::Bar || chart.plot == ChartPlot::StackedBar;
  if (bars && has(ChartRole::Line)) return korean ? "막대와 꺾은선 차트" : "Bar and line chart";
  switch (chart.plot) {
    case ChartPlot::Bar:
      return korean ? "막대 차트" : "Bar chart";
    case ChartPlot::StackedBar:
      return korean ? "누적 막대 차트" : "Stacked bar chart";
    case ChartPlot::Line:
    case ChartPlot::Scatter:
      return korean ? "꺾은선 차트" : "Line chart";
    case ChartPlot::Area:
      return korean ? "영역 차트" : "Area chart";
    case ChartPlot::Pie:
      return korean ? "원형 차트" : "Pie chart";
  }
  return "";
}

}  // namespace

std::string describe_chart(const ChartContent& content, const ChartIr& chart,
                           const std::string& language) {
  const bool korean = language.substr(0, 2) == "ko";
  std::string out = kind_of(chart, korean);
  if (!content.title.empty()) out += ": " + one_line(content.title);
  out += ". ";
  std::string names;
  // The author's series, not those that deckle added.
  const ChartData authored = chart.roles.empty() ? ChartData{} : data_of(content);
  const ChartData& data = chart.roles.empty() ? chart.data : authored;
  for (std::size_t s = 0; s < std::min(data.series.size(), kMaxNames); ++s)
    names += (names.empty() ? "" : ", ") + one_line(data.series[s].name);
  const std::string first =
      data.categories.empty() ? std::string() : one_line(data.categories.front().label);
  const std::string last =
      data.categories.empty() ? std::string() : one_line(data.categories.back().label);
  const ValueRange range = range_of(data);
  const NumberFormat format = chart.roles.empty()
                                  ? parse_number_format(chart.value_format)
                                  : label_format(range, data, "", std::nullopt);
  const std::string smallest = write_number(range.min, format),
                    largest = write_number(range.max, format);
  if (korean) {
    out += fmt::format("계열 {}개({}), 항목 {}개({}부터 {}까지), 값 {}에서 {}.", data.series.size(),
                       names, data.categories.size(), first, last, smallest, largest);
  } else {
    out += fmt::format("{} series ({}), {} categories from {} to {}, values from {} to {}.",
                       data.series.size(), names, data.categories.size(), first, last, smallest,
                       largest);
  }
  return out;
}

std::string chart_notes(const Element& element, Language language) {
  const auto* chart = std::get_if<ChartContent>(&element.content);
  if (chart == nullptr) return {};
  std::string out = chart->notes;
  std::vector<ChartChange> changes;
  ChartOptions options;
  options.pie_to_bar = element.style.pie_to_bar;
  if (plot_for(*chart, data_of(*chart), options, changes) != ChartPlot::Pie) return out;
  const auto add = [&](const std::string& label, const Message& line) {
    if (!label.empty()) out += (out.empty() ? "" : "\n") + line.in(language);
  };
  add(chart->x_label, tr("Categories: {}", chart->x_label));
  add(chart->y_label, tr("Values: {}", chart->y_label));
  return out;
}

}  // namespace deckle::layout
