#include "fixers/fixer.h"

#include <algorithm>

#include "measure/slide/slide_measurer.h"

namespace deckle::fixers {

bool serves(const FixerDoc& doc, Action action) {
  std::string_view rest = doc.actions;
  while (!rest.empty()) {
    const std::size_t comma = std::min(rest.find(','), rest.size());
    if (rest.substr(0, comma) == to_string(action)) return true;
    rest.remove_prefix(std::min(rest.size(), comma + 2));  // ", "
  }
  return false;
}

double text_width_pt(const ElementIr& element) {
  const Insets& insets = element.text.insets;
  double width = to_pt(element.box.w - insets.left - insets.right);
  if (element.text.columns > 1) {
    width = (width - to_pt(element.text.column_gap) * (element.text.columns - 1)) /
            element.text.columns;
  }
  return std::max(1.0, width);
}

double text_room_pt(const ElementIr& element) {
  return to_pt(element.box.h - element.text.insets.top - element.text.insets.bottom);
}

bool fits(const FixContext& context, const ElementIr& element, const TextBodyIr& body) {
  SlideIr probe;
  probe.size = context.slide.size;
  probe.elements.push_back(element);
  probe.elements.back().text = body;
  const auto measured = measure::NativeMeasurer(context.layout.engine).measure(probe);
  if (!measured) return false;
  return !overflows(measured->elements.front());
}

}  // namespace deckle::fixers
