#include "layout/patterns/headed_items.h"

#include <algorithm>

namespace deckle::layout {

Emu heading_height(const PatternCanvas& canvas, const ColumnItems& column) {
  TextBodyIr head = *column.body;
  head.paragraphs.resize(1);
  measure::LayoutOptions among_others;
  among_others.plain_last_line = true;
  return emu_from_pt(
      canvas.context.engine.lay_out(head, to_pt(column.width), among_others).height);
}

std::optional<HeadedItems> headed_items(PatternCanvas& canvas, std::size_t least) {
  HeadedItems out;
  for (PatternCell& cell : canvas.cells) {
    ElementIr& element = cell.parts.front().element;
    if (cell.parts.size() != 1 || element.text.paragraphs.size() < least + 1) return std::nullopt;
    const Insets& insets = element.text.insets;
    out.columns.push_back({&element.text, 1, element.box.w - insets.left - insets.right});
    out.heading = std::max(out.heading, heading_height(canvas, out.columns.back()));
  }
  return out;
}

}  // namespace deckle::layout
