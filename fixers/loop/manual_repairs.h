#pragma once
// What a person could change so that text fits that no fixer made fit, in numbers found by
// measuring.

#include <cstddef>
#include <optional>

#include "measure/slide/slide_measurer.h"
#include "slidespec/ir/measured_slide.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::fixers {

struct ManualRepairs {
  double lines = 0;                // too many; 0 when only the width is exceeded
  double height_pt = 0;            // missing
  double width_pt = 0;             // missing, for a word wider than its box
  std::size_t cut_characters = 0;  // to cut from the end; 0: cutting does not help
  std::size_t move_units = 0;      // last paragraphs or items to move to another slide; 0: moving does not help
  std::size_t units = 0;           // paragraphs or items in all
  std::optional<double> fits_at_pt;  // the largest smaller size that fits
};

// `element` has text that overflows according to `measured`.
[[nodiscard]] ManualRepairs manual_repairs(const ElementIr& element,
                                           const MeasuredElement& measured,
                                           const measure::SlideMeasurer& measurer);

// No smaller size is proposed: it could not be read.
inline constexpr double kMinReadablePt = 6;

}  // namespace deckle::fixers
