#include "fixers/base/fixer.h"

#include <algorithm>

#include "measure/slide/text_area.h"

namespace deckle::fixers {

bool serves(const FixerDoc& doc, Action action) {
  return std::find(doc.actions.begin(), doc.actions.end(), action) != doc.actions.end();
}

bool repairs(const FixerDoc& doc, std::string_view rule) {
  return !rule.empty() && std::find(doc.repairs.begin(), doc.repairs.end(), rule) != doc.repairs.end();
}

namespace {

// The area of the text, within the outline of the shape and its insets; its width is along the lines.
Size text_size(const ElementIr& element) {
  const Rect area = measure::text_area(element).rect;
  return {area.w, area.h};
}

}  // namespace

double text_width_pt(const ElementIr& element) {
  double width = to_pt(text_size(element).w);
  if (element.text.columns > 1) {
    width = (width - to_pt(element.text.column_gap) * (element.text.columns - 1)) /
            element.text.columns;
  }
  return std::max(1.0, width);
}

double available_text_height_pt(const ElementIr& element) { return to_pt(text_size(element).h); }

bool fits(const PatchContext& context, const ElementIr& element, const TextBodyIr& body) {
  SlideIr probe;
  probe.size = context.slide.size;
  probe.elements.push_back(element);
  probe.elements.back().text = body;
  const auto measured = context.measurer.measure(probe);
  if (!measured) return false;
  return !overflows(measured->elements.front());
}

}  // namespace deckle::fixers
