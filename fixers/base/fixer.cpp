#include "fixers/base/fixer.h"

#include <algorithm>

namespace deckle::fixers {

bool serves(const FixerDoc& doc, Action action) {
  return std::find(doc.actions.begin(), doc.actions.end(), action) != doc.actions.end();
}

bool repairs(const FixerDoc& doc, std::string_view rule) {
  return !rule.empty() && std::find(doc.repairs.begin(), doc.repairs.end(), rule) != doc.repairs.end();
}

namespace {

// The box without its insets; its width is along the lines.
Size text_size(const ElementIr& element) {
  const Insets& insets = element.text.insets;
  const Size size{element.box.w - insets.left - insets.right,
                  element.box.h - insets.top - insets.bottom};
  return is_vertical(element.text.vert) ? Size{size.h, size.w} : size;
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
