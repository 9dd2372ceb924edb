#pragma once
// Several elements in one area. Text takes the height it needs; pictures and charts share the
// remaining space beside the text or under it, whichever makes them larger.

#include <string>
#include <vector>

#include "layout/base/frame.h"
#include "measure/text/text_engine.h"
#include "slidespec/core/geometry.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::layout {

// `columns` are the layout's own: one, or left and right, whose proportions are tried first. A text
// in `caption_eids` stays under the picture or chart before it. Pictures in `anchored_eids` keep
// the alignment that the author chose; the others of a row are aligned alike.
struct ArrangeOptions {
  std::vector<std::string> caption_eids = {};
  std::vector<std::string> anchored_eids = {};
  Emu gutter = emu_from_pt(kColumnGapPt);  // between texts and media beside them
};

void arrange(const measure::TextEngine& engine, const std::vector<ElementIr*>& elements,
             const std::vector<Rect>& columns, const ArrangeOptions& options = {});

}  // namespace deckle::layout
