// The scales of the axes, their ticks, and the labels of categories.

#include <algorithm>
#include <cmath>
#include <numbers>

#include "layout/charts/data.h"
#include "layout/charts/fit_labels.h"
#include "layout/charts/number_format.h"
#include "layout/file_charts/file_frame.h"
#include "slidespec/number_format/number_format.h"

namespace deckle::layout::file_charts {
namespace {

constexpr int kMaxTicks = 60;
constexpr double kTickLines = 1.5, kTickGapPt = 8;  // as layout/charts/fit_categories.cpp
constexpr double kMostAngledShare = 0.35;  // of the height, for labels that are turned
constexpr double kLastDay = 2'958'465;     // 9999-12-31 as spreadsheets count
constexpr std::size_t kMostNamed = 1000;   // labels of categories that are measured

struct Range {
  double min = 0, max = 0;
  bool any = false;
  void add(double value) {
    if (!std::isfinite(value)) return;
    min = any ? std::min(min, value) : value;
    max = any ? std::max(max, value) : value;
    any = true;
  }
};

Range values_on(const Frame& frame, std::size_t axis) {
  Range range;
  for (std::size_t p = 0; p < frame.data.size(); ++p) {
    if (is_round(frame.look, p)) continue;
    const ChartPlotLook& plot = frame.look.plots[p];
    if (plot.value_axis == axis) {
      for (const auto& values : frame.data[p].values) {
        for (const auto& value : values) {
          if (value) range.add(value->to);
        }
      }
      if (frame.data[p].stacked && is_bars(frame.look, p)) range.add(0);
    }
    if (plot.category_axis == axis && has_own_x(frame.look, p)) {
      for (const std::size_t s : frame.data[p].series) {
        const ChartSeriesFacts& series = frame.look.facts.series[s];
        for (std::size_t i = 0; i < series.values.points.size(); ++i)
          range.add(own_x(series, i));
      }
    }
  }
  return range;
}

// The format of the first values on the axis.
std::string format_of(const Frame& frame, std::size_t axis) {
  const std::string& own = frame.look.axes[axis].format;
  if (!own.empty()) return own;
  for (std::size_t p = 0; p < frame.data.size(); ++p) {
    if (frame.look.plots[p].value_axis != axis) continue;
    if (frame.data[p].percent) return "0%";
    for (const std::size_t s : frame.data[p].series) {
      const std::string& format = frame.look.facts.series[s].values.format;
      if (!format.empty()) return format;
    }
  }
  return "General";
}

bool is_percent(const Frame& frame, std::size_t axis) {
  for (std::size_t p = 0; p < frame.data.size(); ++p) {
    if (frame.look.plots[p].value_axis == axis && frame.data[p].percent) return true;
  }
  return false;
}

void set_log_scale(const Range& range, const ChartAxisFacts& facts, AxisFrame& axis) {
  const double base = *facts.log_base;
  axis.log_base = base;
  const auto power = [&](double value, bool up) {
    const double exponent = std::log(value > 0 ? value : 1) / std::log(base);
    return std::pow(base, up ? std::ceil(exponent - 1e-9) : std::floor(exponent + 1e-9));
  };
  axis.scale.min = facts.min && *facts.min > 0 ? *facts.min : power(range.min, false);
  axis.scale.max = facts.max && *facts.max > 0 ? *facts.max : power(range.max, true);
  if (!(axis.scale.max > axis.scale.min)) axis.scale.max = axis.scale.min * base;
  double value = axis.scale.min;
  for (int i = 0; i < kMaxTicks && value <= axis.scale.max * 1.000001; ++i, value *= base)
    axis.ticks.push_back({value, {}});
}

void set_value_scale(Frame& frame, std::size_t index, double length) {
  const ChartAxisLook& look = frame.look.axes[index];
  const ChartAxisFacts& facts = frame.look.facts.axes[index];
  AxisFrame& axis = frame.axes[index];
  const Range range = values_on(frame, index);
  axis.format = format_of(frame, index);
  axis.ticks.clear();
  if (facts.log_base && *facts.log_base > 1) {
    set_log_scale(range, facts, axis);
  } else {
    ScaleOptions options{facts.min, facts.max, look.major_unit};
    if (is_percent(frame, index)) {
      if (!options.max && range.max > 0) options.max = 1;
      if (!options.min && range.min >= 0) options.min = 0;
      if (!options.min && range.min < 0) options.min = -1;
    }
    const double space = axis.vertical
                             ? kTickLines * line_height(look.labels.style)
                             : kTickGapPt + frame.ruler.width("00000", look.labels.style);
    if (length > 0)
      options.max_steps =
          std::clamp(static_cast<int>(std::min(length / space, 1000.0)), 2, options.max_steps);
    axis.scale = scale_of(range.min, range.max, options, frame.ruler.target());
    for (int i = 0; i < kMaxTicks; ++i) {
      const double value = without_noise(axis.scale.min + i * axis.scale.step);
      if (!(value <= axis.scale.max + axis.scale.step * 1e-6)) break;
      axis.ticks.push_back({value, {}});
    }
  }
  double widest = 0;
  for (ScaleTick& tick : axis.ticks) {
    tick.label = value_text(tick.value / look.display_unit, axis.format, false);
    widest = std::max(widest, frame.ruler.width(tick.label, look.labels.style));
  }
  axis.angle = look.labels.rotation.value_or(0);
  axis.extent = axis.vertical ? widest : line_height(look.labels.style);
  if (!axis.vertical && std::abs(axis.angle) > 60) axis.extent = widest;
}

double days_of(const std::string& unit) {
  return unit == "years" ? 365.25 : unit == "months" ? 30.4 : 1;
}

void set_date_scale(Frame& frame, std::size_t index, double length) {
  const ChartAxisLook& look = frame.look.axes[index];
  const ChartAxisFacts& facts = frame.look.facts.axes[index];
  AxisFrame& axis = frame.axes[index];
  Range range;
  for (const auto& number : frame.look.facts.series[axis.named_by].categories.numbers) {
    if (number) range.add(*number);
  }
  const double first = std::clamp(facts.min.value_or(range.min), -kLastDay, kLastDay),
               last = std::clamp(facts.max.value_or(range.max), -kLastDay, kLastDay);
  axis.unit_days = days_of(look.base_unit);
  const double around = axis.edges ? 0 : axis.unit_days / 2;
  axis.scale = {first - around, std::max(last + around, first + around + 1e-6), 1};
  axis.format = facts.format.empty() || look.format.empty()
                    ? frame.look.facts.series[axis.named_by].categories.format
                    : look.format;
  if (axis.format.empty() || axis.format == "General") axis.format = "yyyy\\-mm\\-dd";
  axis.ticks.clear();
  const double shift = frame.look.facts.date1904 ? 1462 : 0;
  const double sample = frame.ruler.width(value_text(last, axis.format, shift > 0),
                                          look.labels.style);
  const double unit = days_of(look.major_time_unit);
  int every = look.major_unit ? std::max(1, static_cast<int>(std::min(*look.major_unit, 1e6))) : 1;
  const double span = std::max(1e-6, axis.scale.max - axis.scale.min);
  if (!look.major_unit) {
    const double room = (axis.vertical ? line_height(look.labels.style) : sample) + kCategoryGapPt;
    every = std::max(1, static_cast<int>(std::ceil(
                            std::min(1e6, room / std::max(1e-6, length) * span / unit))));
  }
  for (int i = 0; i < kMaxTicks; ++i) {
    const double day = days_later(first + shift, i * every, look.major_time_unit) - shift;
    if (!(day <= last)) break;
    axis.ticks.push_back({day, value_text(day, axis.format, shift > 0)});
  }
  axis.extent = axis.vertical ? sample : line_height(look.labels.style);
}

// How many labels stand side by side: every one of them, unless they would touch.
std::size_t every_of(double step, double slot) {
  return slot > 0 && step > slot ? static_cast<std::size_t>(std::min(1e6, std::ceil(step / slot)))
                                 : 1;
}

void set_names(Frame& frame, std::size_t index, double length) {
  const ChartAxisLook& look = frame.look.axes[index];
  AxisFrame& axis = frame.axes[index];
  const RunStyle& style = look.labels.style;
  axis.labels.assign(axis.count, {});
  axis.angle = 0;
  axis.extent = 0;
  if (axis.named_by == kNone || axis.count == 0) return;
  // Between the middles of neighbouring labels.
  const std::size_t steps = axis.edges && axis.count > 1 ? axis.count - 1 : axis.count;
  const double slot = length / static_cast<double>(steps), line = line_height(style);
  std::vector<std::string> names(axis.count);
  const std::size_t sample_every = axis.count / kMostNamed + 1;
  double widest = 0;
  for (std::size_t i = 0; i < axis.count; i += sample_every) {
    names[i] = category_text(frame.look, axis.named_by, i, look.format);
    widest = std::max(widest, frame.ruler.width(names[i], style));
  }
  std::size_t every = std::max<std::size_t>(sample_every, static_cast<std::size_t>(look.label_every));
  if (axis.vertical) {
    const double width = std::min(widest + kCategoryGapPt, kMaxLabelShare * frame.w);
    if (look.label_every == 0) every = std::max(every, every_of(line, slot));
    for (std::size_t i = 0; i < axis.count; i += every)
      axis.labels[i] = frame.ruler.wrapped(names[i], style, width);
    axis.extent = width;
    return;
  }
  if (look.labels.rotation) axis.angle = *look.labels.rotation;
  const bool upright = std::abs(axis.angle) < 1;
  const double width = slot * static_cast<double>(every) - kCategoryGapPt;
  const auto fits = [&] {
    for (std::size_t i = 0; i < axis.count; i += every) {
      if (names[i].empty()) continue;
      const std::size_t lines = frame.ruler.lines(names[i], style, width);
      if (lines == 0 || lines > 4) return false;
    }
    return true;
  };
  // Applications turn labels that do not fit, unless their angle is set.
  if (upright && !look.labels.rotation && look.label_every == 0 && !fits()) axis.angle = -45;
  if (std::abs(axis.angle) < 1) {
    if (look.label_every == 0 && !fits()) {
      // At a set angle words are broken, so that the widest word decides.
      every = std::max(every, every_of(std::min(widest, slot * 4) + kCategoryGapPt, slot));
      if (look.labels.rotation && axis.count <= 24) every = std::max<std::size_t>(1, sample_every);
    }
    double lines = 1;
    for (std::size_t i = 0; i < axis.count; i += every) {
      axis.labels[i] = frame.ruler.wrapped(
          names[i], style, std::max(1.0, slot * static_cast<double>(every) - kCategoryGapPt));
      lines = std::max(lines, static_cast<double>(axis.labels[i].size()));
    }
    axis.extent = lines * line;
    return;
  }
  const double radians = std::abs(axis.angle) * std::numbers::pi / 180;
  if (look.label_every == 0)
    every = std::max(every, every_of(line / std::max(0.3, std::sin(radians)), slot));
  for (std::size_t i = 0; i < axis.count; i += every) axis.labels[i] = {names[i]};
  axis.extent = std::min(widest * std::sin(radians) + line * std::cos(radians),
                         kMostAngledShare * frame.h);
}

}  // namespace

void set_data(Frame& frame) {
  const ChartLook& look = frame.look;
  for (std::size_t p = 0; p < look.plots.size(); ++p) frame.data.push_back(plot_data(look, p));
  frame.axes.resize(look.axes.size());
  for (std::size_t a = 0; a < look.axes.size(); ++a) {
    AxisFrame& axis = frame.axes[a];
    axis.vertical = look.axes[a].vertical;
    axis.reversed = look.facts.axes[a].reversed;
    axis.categories = look.facts.axes[a].kind == "catAx" || look.facts.axes[a].kind == "dateAx";
  }
  for (std::size_t p = 0; p < look.plots.size(); ++p) {
    const std::size_t at = look.plots[p].category_axis;
    if (at >= frame.axes.size() || has_own_x(look, p) || is_round(look, p)) continue;
    AxisFrame& axis = frame.axes[at];
    axis.categories = true;
    const std::size_t values = look.plots[p].value_axis;
    if (values < look.axes.size() && !look.axes[values].between && !is_bars(look, p))
      axis.edges = true;
    if (values < look.axes.size() && is_bars(look, p)) axis.edges = false;
    for (const std::size_t s : frame.data[p].series) {
      const ChartSeriesFacts& series = look.facts.series[s];
      axis.count = std::max(axis.count, series.values.points.size());
      for (const ChartTextPoints& level : series.categories.levels)
        axis.count = std::max(axis.count, level.size());
      axis.count = std::max(axis.count, series.categories.numbers.size());
      if (axis.named_by == kNone && series.categories.kind != ChartCategories::Kind::None)
        axis.named_by = s;
    }
    if (axis.named_by == kNone && !frame.data[p].series.empty())
      axis.named_by = frame.data[p].series.front();
    const auto is_day = [](const auto& number) { return !number || std::abs(*number) <= kLastDay; };
    axis.dates = look.facts.axes[at].kind == "dateAx" && axis.named_by != kNone;
    if (!axis.dates) continue;
    const ChartCategories& days = look.facts.series[axis.named_by].categories;
    axis.dates = days.kind == ChartCategories::Kind::Number &&
                 std::all_of(days.numbers.begin(), days.numbers.end(), is_day);
  }
}

void set_scales(Frame& frame, double plot_w, double plot_h) {
  for (std::size_t a = 0; a < frame.axes.size(); ++a) {
    AxisFrame& axis = frame.axes[a];
    const double length = axis.vertical ? plot_h : plot_w;
    if (axis.categories && axis.dates)
      set_date_scale(frame, a, length);
    else if (axis.categories)
      set_names(frame, a, length);
    else if (frame.look.facts.axes[a].kind != "serAx")
      set_value_scale(frame, a, length);
  }
}

}  // namespace deckle::layout::file_charts
