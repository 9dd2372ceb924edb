#pragma once
// What a rule may look at: one slide, placed and measured.

#include <string>
#include <vector>

#include "slidespec/diag/diagnostic.h"
#include "slidespec/ir/measured_slide.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::qc {

// docs/repair-loop.md, 1.
inline constexpr double kMinOverlapAreaPx = 100;
inline constexpr Emu kOutOfBoundsTolerance{kEmuPerPx};
inline constexpr double kHintBufferPx = 8;
inline constexpr double kTextOverlapMultiplier = 2;
inline constexpr double kTopologySeverity = 5000;

class CheckContext {
 public:
  // Both must outlive the context; `measured` has the slide's elements in its order.
  CheckContext(const SlideIr& slide, const MeasuredSlide& measured)
      : slide_(slide), measured_(measured) {}

  [[nodiscard]] const SlideIr& slide() const { return slide_; }
  [[nodiscard]] const std::vector<ElementIr>& elements() const { return slide_.elements; }
  [[nodiscard]] const MeasuredElement& measured(std::size_t index) const {
    return measured_.elements[index];
  }

  // A finding on one element, its place filled in.
  [[nodiscard]] Diagnostic finding(std::string_view rule, Severity severity,
                                   const ElementIr& element) const;

 private:
  const SlideIr& slide_;
  const MeasuredSlide& measured_;
};

[[nodiscard]] bool is_text(ElementType type);  // title, text, bullets: overlaps count double
[[nodiscard]] bool is_body_text(ElementType type);  // text, bullets
[[nodiscard]] bool is_header_footer(
    const ElementIr& element);  // footer, number, date: the template's own
// Whether the extent of the element's picture is known: false without a picture as well.
[[nodiscard]] bool has_picture_size(const ElementIr& element);
// Two elements whose overlap is by design: one lies on the other, as a caption on its picture, or
// their author grouped them.
[[nodiscard]] bool belong_together(const ElementIr& a, const ElementIr& b);

// px for people: at most one decimal.
[[nodiscard]] std::string px_text(double px);
[[nodiscard]] std::string pt_text(double pt);
// To a tenth, for facts: noise below that would make reports differ for no reason.
[[nodiscard]] double tenth(double value);

}  // namespace deckle::qc
