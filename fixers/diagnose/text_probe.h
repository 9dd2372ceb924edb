#pragma once
// How large a box an element's text needs at other widths and sizes, by measuring the element
// alone; what was measured is remembered.

#include <vector>

#include "measure/slide/slide_measurer.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::fixers {

class TextProbe {
 public:
  // All of it must outlive the probe.
  TextProbe(const SlideIr& slide, const measure::SlideMeasurer& measurer);

  struct Need {
    double w = 0, h = 0;  // px of the box, insets included; w above the given width: a word is wider
    double area = 0;      // px2 that the lines take, without insets
  };
  // Of an element with text, in a box `w` px wide, with its largest text `font_px` high (as it is
  // when 0).
  [[nodiscard]] Need need(std::size_t element, double w, double font_px);
  // Whether it fits in a box of this size, for text that does not simply run from left to right.
  [[nodiscard]] bool fits(std::size_t element, double w, double h, double font_px);
  // The remaining failure of the measurer, if any: what it could not measure fits nowhere.
  [[nodiscard]] std::size_t measurements() const { return measurements_; }

 private:
  struct Known {
    double w, font_px;
    Need need;
  };
  [[nodiscard]] MeasuredElement measured(std::size_t element, double w, double h, double font_px);

  const SlideIr& slide_;
  const measure::SlideMeasurer& measurer_;
  std::vector<std::vector<Known>> known_;
  std::size_t measurements_ = 0;
};

}  // namespace deckle::fixers
