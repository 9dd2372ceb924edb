#pragma once
// The input of a rule: one slide, placed and measured.

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
  // Both must outlive the context; `measured` has the elements in the slide's order.
  CheckContext(const SlideIr& slide, const MeasuredSlide& measured)
      : slide_(slide), measured_(measured) {}

  [[nodiscard]] const SlideIr& slide() const { return slide_; }
  [[nodiscard]] const std::vector<ElementIr>& elements() const { return slide_.elements; }
  [[nodiscard]] const MeasuredElement& measured(std::size_t index) const {
    return measured_.elements[index];
  }

  // A finding about what is in an element, with its place. One about its box needs another origin.
  [[nodiscard]] Diagnostic finding(std::string_view rule, Severity severity,
                                   const ElementIr& element) const;

 private:
  const SlideIr& slide_;
  const MeasuredSlide& measured_;
};

[[nodiscard]] bool is_text(ElementType type);  // title, text, bullets: overlaps count double
[[nodiscard]] bool is_body_text(ElementType type);  // text, bullets
[[nodiscard]] bool is_header_footer(
    const ElementIr& element);  // footer, number, date
// Whether the size of the element's picture is known; false without a picture.
[[nodiscard]] bool has_picture_size(const ElementIr& element);
// Two elements that overlap by design, such as a caption on its picture, or that the author
// grouped.
[[nodiscard]] bool belong_together(const ElementIr& a, const ElementIr& b);
// Two placeholders that both lie within the places that the template has for them: how its designer
// placed them is not checked. A panel may be only as high as its text, and covers nothing more.
[[nodiscard]] bool placed_by_template(const ElementIr& a, const ElementIr& b);

// Lengths for messages: at most one decimal.
[[nodiscard]] std::string px_text(double px);
[[nodiscard]] std::string pt_text(double pt);
// Rounds facts to a tenth, so that reports do not differ in irrelevant digits.
[[nodiscard]] double tenth(double value);

}  // namespace deckle::qc
