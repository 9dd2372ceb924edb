// A chart in a graphic frame.

#include "pptx/read/elements.h"

namespace deckle::pptx {

void read_chart(const SheetShape&, const SheetContext&, ElementIr& element) {
  element.type = ElementType::Chart;
}

}  // namespace deckle::pptx
