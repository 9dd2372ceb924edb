#pragma once
// Measures a whole slide. The native engine and the reference browser both implement this
// interface.

#include <memory>

#include "measure/text/text_engine.h"
#include "slidespec/core/result.h"
#include "slidespec/ir/measured_slide.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::measure {

class SlideMeasurer {
 public:
  virtual ~SlideMeasurer() = default;
  [[nodiscard]] virtual Result<MeasuredSlide> measure(const SlideIr& slide) const = 0;
};

// exceeds() for lengths in points, as text is measured.
[[nodiscard]] inline bool exceeds_pt(double excess) { return exceeds(emu_from_pt(excess)); }

inline constexpr double kGuardBand = 0.006;  // 3 s.d. of line widths (docs/text-layout.md, 9)

// Measures with `engine`, which must outlive it.
class NativeMeasurer final : public SlideMeasurer {
 public:
  explicit NativeMeasurer(const TextEngine& engine) : engine_(engine) {}
  [[nodiscard]] Result<MeasuredSlide> measure(const SlideIr& slide) const override;

 private:
  const TextEngine& engine_;
};

// One element, as NativeMeasurer measures it on its slide.
[[nodiscard]] MeasuredElement measured_element(const TextEngine& engine, const ElementIr& element);

// Of an element with text, what NativeMeasurer finds, without its lines and how tight it is: for
// many trials.
struct TextFit {
  bool fits = true;
  double text_height = 0, available_height = 0;  // points
};
[[nodiscard]] TextFit text_fit(const TextEngine& engine, const ElementIr& element);

}  // namespace deckle::measure
