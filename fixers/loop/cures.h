#pragma once
// What would make text fit that nothing made fit, in numbers: found by measuring, not by guessing.

#include <cstddef>
#include <optional>

#include "measure/slide/slide_measurer.h"
#include "slidespec/ir/measured_slide.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::fixers {

struct Cures {
  double lines = 0;               // too many; 0 when only the width is exceeded
  double height_pt = 0;           // missing
  double width_pt = 0;            // missing: a word wider than its box
  std::size_t cut_characters = 0;  // from the end; 0: cutting does not help
  std::size_t move_units = 0;      // paragraphs or items from the end to another slide; 0: no help
  std::size_t units = 0;           // of how many
  std::optional<double> fits_at_pt;  // the largest size below the present that fits
};

// `element` has text that overflows, as `measured` says.
[[nodiscard]] Cures cures_for(const ElementIr& element, const MeasuredElement& measured,
                              const measure::SlideMeasurer& measurer);

// No cure sets text smaller than this: nobody could read it.
inline constexpr double kMinReadablePt = 6;

}  // namespace deckle::fixers
