#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

#include "slidespec/messages/tr.h"
#include "slidespec/validate/deck_reader.h"

namespace deckle {
namespace {

// The schema's own limits; beyond them the document is rejected anyway and joining would cost too
// much.
constexpr std::size_t kMaxSeries = 10, kMaxPoints = 200;

using X = std::variant<std::string, double>;

// 2024 and "2024" label the same category.
std::string label(const X& x) {
  if (const auto* text = std::get_if<std::string>(&x)) return *text;
  return fmt::format("{}", std::get<double>(x));
}

// A point is identified by its label and the number of earlier points in the series with the same
// label, so that none is lost where a label repeats.
using Slot = std::pair<std::string, int>;

std::vector<Slot> slots_of(const ChartSeries& series) {
  std::map<std::string, int> seen;
  std::vector<Slot> slots;
  for (const ChartPoint& point : series.data) {
    std::string text = label(point.x);
    const int occurrence = seen[text]++;
    slots.emplace_back(std::move(text), occurrence);
  }
  return slots;
}

bool numeric_and_ascending(const ChartSeries& series) {
  for (std::size_t i = 0; i < series.data.size(); ++i) {
    const auto* x = std::get_if<double>(&series.data[i].x);
    if (x == nullptr) return false;
    if (i > 0 && *x <= std::get<double>(series.data[i - 1].x)) return false;
  }
  return true;
}

void join(ChartContent& chart, const std::vector<std::vector<Slot>>& slots) {
  // Each slot new to the union is inserted after the one that precedes it in its own series;
  // ascending numbers stay ascending.
  std::vector<Slot> all;
  std::map<Slot, X> values;
  for (std::size_t s = 0; s < slots.size(); ++s) {
    std::size_t position = 0;
    for (std::size_t i = 0; i < slots[s].size(); ++i) {
      const Slot& slot = slots[s][i];
      const auto found = std::find(all.begin(), all.end(), slot);
      if (found != all.end()) {
        position = static_cast<std::size_t>(found - all.begin()) + 1;
        continue;
      }
      values.emplace(slot, chart.series[s].data[i].x);
      all.insert(all.begin() + static_cast<std::ptrdiff_t>(position++), slot);
    }
  }
  if (std::all_of(chart.series.begin(), chart.series.end(), numeric_and_ascending)) {
    std::sort(all.begin(), all.end(), [&values](const Slot& a, const Slot& b) {
      return std::get<double>(values.at(a)) < std::get<double>(values.at(b));
    });
  }
  for (std::size_t s = 0; s < slots.size(); ++s) {
    std::vector<ChartPoint> joined;
    for (const Slot& slot : all) {
      const auto found = std::find(slots[s].begin(), slots[s].end(), slot);
      ChartPoint point{values.at(slot), std::nullopt};
      if (found != slots[s].end())
        point.y = chart.series[s].data[static_cast<std::size_t>(found - slots[s].begin())].y;
      joined.push_back(std::move(point));
    }
    chart.series[s].data = std::move(joined);
  }
}

void check_pie(const ChartContent& chart, const JsonPath& series_path, SpecContext& context) {
  if (chart.series.size() > 1) {
    context.warning("chart-data", series_path,
                    tr("a pie shows one series; this one has {}", chart.series.size()),
                    tr("use a bar chart, or one pie for each series"));
  }
  for (std::size_t s = 0; s < chart.series.size(); ++s) {
    const JsonPath at(series_path, s);
    for (const ChartPoint& point : chart.series[s].data) {
      if (!point.y || *point.y >= 0) continue;
      context.warning("chart-data", at,
                      tr("a pie cannot show {}, the value of {}", *point.y,
                          in_quotes(std::string_view(label(point.x)))),
                      tr("use a bar chart for values below 0"));
      break;
    }
  }
}

}  // namespace

void check_chart(ChartContent& chart, const JsonPath& path, SpecContext& context) {
  if (chart.series.size() > kMaxSeries) return;
  for (const ChartSeries& series : chart.series) {
    if (series.data.size() > kMaxPoints) return;
  }
  const JsonPath series_path(path, "series");
  if (chart.type == ChartType::Pie) check_pie(chart, series_path, context);
  std::vector<std::vector<Slot>> slots;
  for (std::size_t s = 0; s < chart.series.size(); ++s) {
    slots.push_back(slots_of(chart.series[s]));
    const JsonPath at(series_path, s);
    for (const Slot& slot : slots.back()) {
      if (slot.second == 0) continue;
      context.warning("chart-data", at,
                      tr("series {} has the x {} more than once", in_quotes(chart.series[s].name),
                         in_quotes(slot.first)),
                      tr("give each point a different x"));
      break;
    }
  }
  const bool same = std::all_of(slots.begin(), slots.end(),
                                [&slots](const auto& other) { return other == slots.front(); });
  if (same) return;
  join(chart, slots);
  context.note("chart-data", series_path,
               tr("the series have different x values; the chart has all {}, with gaps",
                  chart.series.front().data.size()),
               tr("give every series the same x values"));
}

}  // namespace deckle
