#include "layout/charts/scale.h"

#include <algorithm>
#include <cmath>

#include "layout/charts/number_format.h"

namespace deckle::layout {
namespace {

// Excel, and LibreOffice after it (chart2/source/view/axes/ScaleAutomatism.cxx): values within this
// share of the largest do not start at 0.
constexpr double kNearShare = 5.0 / 6;
constexpr double kMarginShare = 1.0 / 20;  // of the values' span, free beyond them: PowerPoint
constexpr double kLineNearShare = 0.5;     // docs/decisions.md, decision 27
// Ours: more lines behind a chart are a pattern of its own. By what a step is multiplied to get the next one.
constexpr double kFewSteps = 6, kLittleMore = 1.01;

// 0 where no power of ten is that small or large.
double round_step(double raw) {
  const double power = std::pow(10, std::floor(std::log10(raw)));
  if (!(power > 0) || !std::isfinite(power)) return 0;
  const double ratio = without_noise(raw / power);
  return power * (ratio <= 1 ? 1 : ratio <= 2 ? 2 : ratio <= 5 ? 5 : 10);
}

double floor_to(double value, double step) {
  return without_noise(std::floor(without_noise(value / step)) * step);
}
double ceil_to(double value, double step) {
  return without_noise(std::ceil(without_noise(value / step)) * step);
}

}  // namespace

Scale scale_of(double smallest, double largest, const ScaleOptions& options,
               measure::Target target) {
  double low = options.min.value_or(smallest), high = options.max.value_or(largest);
  if (options.wide_to_zero) {
    if (!options.min && low > 0 && (low >= high || low / high < kNearShare)) low = 0;
    if (!options.max && high < 0 && (low >= high || high / low < kNearShare)) high = 0;
  }
  if (!(high > low)) {
    if (options.max)
      low = high - 1;
    else
      high = low + 1;
  }
  // Halves first: the difference of two extreme doubles is beyond all doubles.
  const double span = (high / 2 - low / 2) * 2;
  if (!(span > 0) || !std::isfinite(span)) return {low, high > low ? high : low + 1, 1};
  const bool excel = target != measure::Target::LibreOffice;
  const double above = excel && !options.max && high != 0 ? span * kMarginShare : 0;
  const double below = excel && !options.min && low != 0 ? span * kMarginShare : 0;
  const double steps = std::max(1, options.max_steps);
  Scale scale{low, high, options.step.value_or(round_step((span + above + below) / steps))};
  if (!(scale.step > 0) || !std::isfinite(span + above + below)) return {low, high, span};
  if (!options.min) scale.min = floor_to(low - below, scale.step);
  if (!options.max) scale.max = ceil_to(high + above, scale.step);
  if (!excel) {
    const double whole = scale.max - scale.min, close = 1 / (1 + kMarginShare);
    if (!options.min && scale.min != 0 && (scale.max - smallest) / whole > close)
      scale.min -= scale.step;
    if (!options.max && scale.max != 0 && (largest - scale.min) / whole > close)
      scale.max += scale.step;
  }
  if (!(scale.max > scale.min) || !std::isfinite(scale.max - scale.min)) return {low, high, span};
  return scale;
}

double step_of_few(const Scale& scale, const ScaleOptions& fixed) {
  const double span = scale.max - scale.min;
  double step = scale.step;
  if (!(step > 0) || !std::isfinite(span)) return step;
  while (span / step > kFewSteps) {
    const double next = round_step(step * kLittleMore);
    if (!(next > step)) return scale.step;
    step = next;
  }
  for (const std::optional<double>& end : {fixed.min, fixed.max}) {
    if (end && without_noise(*end / step) != std::round(*end / step)) return scale.step;
  }
  return step;
}

LineBounds line_bounds(double smallest, double largest) {
  const auto fixed = [](double low, double high) {
    // PowerPoint's rounding for every reader: the file has one number.
    return scale_of(low, high, {.wide_to_zero = false}, measure::Target::PowerPoint);
  };
  if (smallest > 0 && largest > smallest && smallest / largest >= kLineNearShare)
    return {fixed(smallest, largest).min, std::nullopt};
  if (largest < 0 && largest > smallest && largest / smallest >= kLineNearShare)
    return {std::nullopt, fixed(smallest, largest).max};
  return {};
}

}  // namespace deckle::layout
