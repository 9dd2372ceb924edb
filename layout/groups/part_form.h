#pragma once
// What the parts of one role are, over all cells of a group: it decides their height.

#include <vector>

#include "layout/groups/cells.h"

namespace deckle::layout {

enum class PartForm {
  Text,     // as high as its text
  List,     // likewise
  Card,     // a shape with text, or a text with a fill
  Pointed,  // a shape with a point in reading direction
  Table,
  Icon,     // a picture that is never enlarged
  Media     // pictures and charts: what height the others leave
};

[[nodiscard]] std::vector<PartForm> part_forms(const Cells& cells);

// The elements of part `part`, in the order of the cells; null where a cell has fewer parts.
[[nodiscard]] std::vector<ElementIr*> elements_of(const Cells& cells, std::size_t part);

}  // namespace deckle::layout
