#pragma once
// How far two measurements of the same slides agree: the native engine's and the reference browser's.

#include <cstddef>
#include <string>
#include <vector>

#include "slidespec/ir/measured_slide.h"

namespace deckle {

// Where a line begins: bytes into a paragraph; of a table also which cell.
struct LineStart {
  std::size_t row = 0, column = 0, paragraph = 0, begin = 0;
  friend bool operator==(const LineStart&, const LineStart&) = default;
};

// An element whose lines begin elsewhere.
struct OtherBreaks {
  std::string slide_id, eid;
  bool table = false;
  std::vector<LineStart> first, second;
};

struct MeasuredComparison {
  std::size_t elements = 0;     // with text
  std::size_t same_breaks = 0;  // of these
  std::size_t lines = 0;        // of these
  std::size_t same_verdicts = 0;  // of all elements with text
  // Over the lines of elements with the same breaks.
  double max_width_error = 0;  // of the wider of two lines, relative; a difference up to 2/64 px is none
  double max_shift_px = 0;     // of a left edge or baseline
  std::vector<OtherBreaks> other;  // in the order of the slides
};

// Both are of the same slides, in the same order.
[[nodiscard]] MeasuredComparison compare_measured(const std::vector<MeasuredSlide>& first,
                                                             const std::vector<MeasuredSlide>& second);

}  // namespace deckle
