#include "layout/charts/chart.h"

namespace deckle::layout {

void dress_chart(const TextContext&, const Slot&, const Element& element, const LayoutContext&,
              ElementIr& out, DiagnosticSink&) {
  out.data = std::make_shared<const ElementContent>(element.content);
}

void settle_chart(ElementIr&, const SlideIr&, const LayoutContext&) {}

Emu least_chart_height(const measure::TextEngine&, const ElementIr&, Emu) { return emu_from_pt(96); }

Emu wanted_chart_height(const measure::TextEngine&, const ElementIr&, Emu) {
  return emu_from_pt(240);
}

}  // namespace deckle::layout
