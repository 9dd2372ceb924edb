#include "layout/charts/waterfall.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>
#include <string_view>
#include <utility>

#include "layout/charts/number_format.h"
#include "layout/charts/variant_names.h"
#include "layout/messages/tr.h"
#include "layout/text/deck_labels.h"

namespace deckle::layout {
namespace {

using Values = std::vector<std::optional<double>>;

// Lines join neighbours; a line of a chart goes on through all its points, so three series take
// turns, each with a gap after two points.
constexpr std::size_t kConnectors = 3;

struct Step {
  bool there = false, level = false;
  double from = 0, to = 0;
};

// How far a sum may be off because its parts are rounded.
double rounding_of(const Values& values) {
  int decimals = 0;
  for (const std::optional<double>& value : values) {
    if (value) decimals = std::max(decimals, decimals_of(*value));
  }
  return 0.5 * static_cast<double>(values.size()) * std::pow(10, -decimals) * (1 + 1e-9);
}

class Waterfall {
 public:
  Waterfall(ChartIr& chart, const ChartOptions& options, std::vector<ChartChange>& changes)
      : chart_(chart),
        variant_(*options.variant),
        names_(variant_names(options.language)),
        changes_(changes),
        name_(chart.data.series.front().name),
        authored_(chart.data.series.front().values),
        count_(chart.data.categories.size()) {}

  void make() {
    walk();
    Values base(count_), caption(count_);
    Values level[2], rise[2], fall[2];  // the second of bars on both sides of 0: their part below
    for (Values* values : {&level[0], &level[1], &rise[0], &rise[1], &fall[0], &fall[1]})
      values->resize(count_);
    for (std::size_t i = 0; i < count_; ++i) {
      const Step& step = steps_[i];
      if (!step.there) continue;
      Values* bars = step.level ? level : step.to >= step.from ? rise : fall;
      const double low = std::min(step.from, step.to), high = std::max(step.from, step.to);
      const bool below = high <= 0 && low < 0;
      const double change = step.level ? step.to : without_noise(step.to - step.from);
      if (low < 0 && high > 0) {
        bars[0][i] = high;
        bars[1][i] = low;
      } else {
        const double foot = below ? high : low;
        if (foot != 0) base[i] = foot;
        bars[0][i] = without_noise(below ? low - high : high - low);
      }
      caption[i] = below ? -std::abs(change) : std::abs(change);
    }
    chart_.data.series.clear();
    chart_.roles.clear();
    add(names_.base, std::move(base), ChartRole::Base);
    for (const int part : {0, 1}) {
      add(names_.level, std::move(level[part]), ChartRole::Level);
      add(names_.rise, std::move(rise[part]), ChartRole::Rise);
      add(names_.fall, std::move(fall[part]), ChartRole::Fall);
    }
    add(names_.caption, std::move(caption), ChartRole::Caption);
    add_connectors();
  }

 private:
  bool is_named_total(std::size_t i) const {
    const auto& totals = variant_.total_categories;
    return totals && std::find(totals->begin(), totals->end(), chart_.data.categories[i].label) !=
                         totals->end();
  }

  // The first bar and those that are sums stand on 0. Where the author names none, the last is a
  // sum if it is the sum of those before it.
  void walk() {
    const double rounding = rounding_of(authored_);
    double reached = 0;
    steps_.resize(count_);
    for (std::size_t i = 0; i < count_; ++i) {
      std::optional<double> value = authored_[i];
      // The schema knows no missing value; a named total of 0 is one.
      if (is_named_total(i) && i > 0 && value == 0.0) value.reset();
      const bool sums_up = value && std::abs(*value - reached) <= rounding;
      const bool total =
          is_named_total(i) || (!variant_.total_categories && i > 1 && i + 1 == count_ && sums_up);
      Step& step = steps_[i];
      step.level = i == 0 || total;
      step.there = value || total;
      if (!step.there) continue;
      if (total && i > 0 && value && !sums_up) report(i, *value, reached);
      step.from = step.level ? 0 : reached;
      step.to = without_noise(step.level ? value.value_or(reached) : reached + *value);
      reached = step.to;
    }
  }

  void report(std::size_t i, double value, double reached) {
    changes_.push_back({tr("\"{}\" is {}, but the values before it add up to {}",
                           chart_.data.categories[i].label, value, without_noise(reached)),
                        tr("write 0 as its value to have it calculated"),
                        {{"change", std::string("waterfall-sum")},
                         {"value", value},
                         {"sum", without_noise(reached)}}});
  }

  void add(std::string_view name, Values values, ChartRole role) {
    const bool any = std::any_of(values.begin(), values.end(), [](const auto& v) { return v; });
    if (!any) return;
    const bool bars =
        role == ChartRole::Level || role == ChartRole::Rise || role == ChartRole::Fall;
    std::string own = bars && !name_.empty() ? std::exchange(name_, {}) : std::string(name);
    chart_.data.series.push_back({std::move(own), std::move(values)});
    chart_.roles.push_back({role, false});
  }

  void add_connectors() {
    std::vector<std::size_t> bars;
    for (std::size_t i = 0; i < count_; ++i) {
      if (steps_[i].there) bars.push_back(i);
    }
    if (bars.size() != count_) return;  // a gap: the lines would not know where to go on
    Values lines[kConnectors];
    for (Values& line : lines) line.resize(count_);
    for (std::size_t i = 0; i + 1 < count_; ++i) {
      Values& line = lines[i % kConnectors];
      line[i] = line[i + 1] = steps_[i].to;
    }
    for (Values& line : lines) add(names_.connector, std::move(line), ChartRole::Connector);
  }

  ChartIr& chart_;
  const ChartStyle& variant_;
  const VariantNames& names_;
  std::vector<ChartChange>& changes_;
  std::string name_;  // of the author's series; the first bars have it
  const Values authored_;
  std::size_t count_;
  std::vector<Step> steps_;
};

}  // namespace

bool make_waterfall(ChartIr& chart, const ChartOptions& options,
                    std::vector<ChartChange>& changes) {
  if (chart.data.series.size() != 1 || chart.data.categories.empty()) {
    changes.push_back({tr("a waterfall has one series, but this chart has {}; it is drawn as bars",
                          chart.data.series.size()),
                       tr("leave waterfall out of style.variant, or use one series of changes"),
                       {{"change", std::string("waterfall-ignored")}}});
    return false;
  }
  const Values& values = chart.data.series.front().values;
  if (std::none_of(values.begin(), values.end(), [](const auto& v) { return v; })) return false;
  if (!chart.all) {
    chart.all = std::make_shared<const ChartData>(chart.data);
    chart.all_name = all_data_sheet(options.language);
  }
  chart.plot = ChartPlot::StackedBar;
  Waterfall(chart, options, changes).make();
  return true;
}

std::optional<Scale> waterfall_scale(const ChartIr& chart) {
  // Ours: steps that fill less of the height than this are lines and no bars. Of the height that
  // they get, the lowest bar has a third below them.
  constexpr double kLeastShare = 0.2, kBelow = 0.4;
  const std::size_t count = chart.data.categories.size();
  double lowest = std::numeric_limits<double>::infinity(), highest = 0;
  for (std::size_t i = 0; i < count; ++i) {
    double foot = 0, height = 0;
    bool level = false;
    for (std::size_t s = 0; s < chart.roles.size(); ++s) {
      const std::optional<double>& value = chart.data.series[s].values[i];
      if (!value) continue;
      const ChartRole role = chart.roles[s].role;
      if (role == ChartRole::Base) foot = *value;
      if (role != ChartRole::Level && role != ChartRole::Rise && role != ChartRole::Fall) continue;
      if (*value < 0) return std::nullopt;
      height += *value;
      level = level || role == ChartRole::Level;
    }
    if (height == 0 && foot == 0) continue;
    lowest = std::min(lowest, level ? foot + height : foot);
    highest = std::max(highest, foot + height);
  }
  const double span = highest - lowest;
  if (!(lowest > 0) || !(span > 0) || span >= kLeastShare * highest) return std::nullopt;
  constexpr int kSteps = 5;  // ours: the bars have their values, so few lines are enough
  const Scale scale =
      scale_of(lowest - kBelow * span, highest, {.max_steps = kSteps, .wide_to_zero = false},
               measure::Target::PowerPoint);
  return scale.min > 0 ? std::optional(scale) : std::nullopt;
}

}  // namespace deckle::layout
