#include "layout/tables/table.h"

namespace deckle::layout {

void dress_table(const TextContext&, const Slot&, const Element& element, const LayoutContext&,
              ElementIr& out, DiagnosticSink&) {
  out.data = std::make_shared<const ElementContent>(element.content);
}

void settle_table(ElementIr&, const SlideIr&, const LayoutContext&) {}

Emu least_table_height(const measure::TextEngine&, const ElementIr&, Emu) { return emu_from_pt(96); }

Emu wanted_table_height(const measure::TextEngine&, const ElementIr&, Emu) {
  return emu_from_pt(240);
}

}  // namespace deckle::layout
