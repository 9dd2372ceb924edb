#pragma once
// Elements → slots, by role, kind and order (docs/contracts.md, "SlideSpec beyond the schema").

#include <optional>
#include <vector>

#include "layout/base/text_context.h"
#include "layout/groups/find_groups.h"
#include "layout/slots/slots.h"
#include "measure/text/text_engine.h"

namespace deckle::layout {

// The place of an element in a group of cells: by the number of its group.
struct CellPlace {
  int group = 0;
  int cell = 0, part = 0;
  ElementGroup::Reason reason = ElementGroup::Reason::Siblings;
};

struct Assignment {
  const Element* element = nullptr;
  int slot = -1;  // index into the slots; -1: no slot of its own. Of a title in a box, the title's
  SlotRole role = SlotRole::Body;
  enum class Place { Slot, Rest, Box, Footer, Cell, Connector } place = Place::Rest;
  bool promoted = false;  // a text that became the title
  bool demoted = false;   // a title too long for any title box
  std::optional<CellPlace> cell = std::nullopt;      // of Place::Cell
  std::optional<Connector> connector = std::nullopt;  // of Place::Connector
};

// One entry per element, in the order they are to be read: layout_hints.order first; the members of
// a group cell by cell, at the place of the first, unless the order names some of them. Members of a
// group take no slots, unless the layout has one for each of them.
[[nodiscard]] std::vector<Assignment> assign(const Slide& slide, const std::vector<Slot>& slots,
                                             const TextContext& context,
                                             const measure::TextEngine& engine);

}  // namespace deckle::layout
