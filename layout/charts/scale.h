#pragma once
// Limits and tick distance of a value axis, as applications choose them by default.

#include <optional>

#include "measure/text/target.h"

namespace deckle::layout {

// Steps are 1, 2 or 5 times a power of ten; the ends are multiples of them unless fixed.
struct Scale {
  double min = 0, max = 1, step = 0.2;
};

// The limits fixed by a chart, and the maximum number of steps.
struct ScaleOptions {
  std::optional<double> min{}, max{}, step{};
  int max_steps = 10;  // applications draw no more by default
  bool wide_to_zero =
      true;  // values that differ by more than a sixth start at 0; not along numbered x
};

// Finite and with max > min for any two finite numbers. PowerPoint keeps a twentieth of the values'
// span free beyond them and rounds the steps with it; LibreOffice adds a step where they come
// closer to an end than that.
[[nodiscard]] Scale scale_of(double smallest, double largest, const ScaleOptions& options,
                             measure::Target target);

// The step of a scale with six steps or fewer; that of `scale` where it has no more, or where its ends are
// no multiples of a larger one.
[[nodiscard]] double step_of_few(const Scale& scale, const ScaleOptions& fixed);

// Where the axis of a line begins, when its values lie so far from 0 that more than half of the
// plot would be empty below (or, of negative ones, above) them: fixed in the file, because
// applications do so only when values differ by less than a sixth. nullopt: at 0. Never for bars
// and areas, whose length is the value.
struct LineBounds {
  std::optional<double> min, max;
};
[[nodiscard]] LineBounds line_bounds(double smallest, double largest);

}  // namespace deckle::layout
