#pragma once
// The two texts of a cover, section, quotation or closing slide share the height of its page as
// they need it, on this slide only: such a slide keeps its look with long text as well.

#include <string>
#include <vector>

#include "layout/base/frame.h"
#include "layout/slots/assign.h"
#include "layout/slots/slots.h"
#include "layout/text/text_build.h"
#include "measure/text/text_engine.h"

namespace deckle::layout {

// Called before elements are placed, for the presets of two texts below each other. Where a text is
// higher than its box, the upper box is enlarged upward and the lower one downward, as far as the
// page and what the template draws allow; then the boundary between them moves, but not across a rule
// of the template while smaller letters may do. Texts that fit are not moved. The title of a cover
// on somebody else's template stays on the band that its placeholder is on, and gets smaller letters
// where it finds no room, but never smaller than those of its subtitle.
void share_heading_space(const std::string& layout_id, const TextContext& context,
                         const measure::TextEngine& engine,
                         const std::vector<Assignment>& assignments, const Frame& frame,
                         std::vector<Slot>& slots);

}  // namespace deckle::layout
