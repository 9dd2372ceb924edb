#pragma once
// Several elements in one area. Text takes the height it needs; pictures and charts share what is
// left, beside the text or under it, whichever shows more of them.

#include <string>
#include <vector>

#include "measure/text/text_engine.h"
#include "slidespec/core/geometry.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::layout {

// `columns` are the layout's own: one, or left and right, whose proportions are tried first. A text
// of `caption_eids` stays under the picture or chart before it. Pictures of `anchored_eids` keep the
// side of their box that the author chose; others of one row start or are centred alike.
struct ArrangeOptions {
  std::vector<std::string> caption_eids = {};
  std::vector<std::string> anchored_eids = {};
};

void arrange(const measure::TextEngine& engine, const std::vector<ElementIr*>& elements,
             const std::vector<Rect>& columns, const ArrangeOptions& options = {});

}  // namespace deckle::layout
