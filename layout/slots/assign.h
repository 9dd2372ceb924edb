#pragma once
// Elements → slots, by role, kind and order (docs/contracts.md, "SlideSpec beyond the schema").

#include <vector>

#include "layout/base/text_context.h"
#include "layout/slots/slots.h"
#include "measure/text/text_engine.h"

namespace deckle::layout {

struct Assignment {
  const Element* element = nullptr;
  int slot = -1;  // index into the slots; -1: no slot of its own. Of a title in a box, the title's
  SlotRole role = SlotRole::Body;
  enum class Place { Slot, Rest, Box, Footer } place = Place::Rest;
  bool promoted = false;  // a text that became the title
  bool demoted = false;   // a title too long for any title box
};

// One entry per element, in the order they are to be read (layout_hints.order first).
[[nodiscard]] std::vector<Assignment> assign(const Slide& slide, const std::vector<Slot>& slots,
                                             const TextContext& context,
                                             const measure::TextEngine& engine);

}  // namespace deckle::layout
