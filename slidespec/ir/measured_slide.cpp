#include "slidespec/ir/measured_slide.h"

namespace deckle {

const MeasuredElement* find_element(const MeasuredSlide& slide, const std::string& eid) {
  for (const MeasuredElement& element : slide.elements) {
    if (element.eid == eid) return &element;
  }
  return nullptr;
}

}  // namespace deckle
