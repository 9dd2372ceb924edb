#pragma once
// The boxes of a slide that are below each other: how much height they need together, and how much
// they have.

#include <optional>
#include <vector>

#include "slidespec/ir/measured_slide.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::fixers {

// One box, and its minimum height.
struct ColumnMember {
  const ElementIr* element;
  Emu needed;
};

struct Column {
  std::vector<ColumnMember> members;  // from the top; at least one
  Emu top;    // of the first box
  Emu spare;  // what is left when every box has its minimum height; below 0: that much is missing
};

// The column of `element`; its members point into `slide`. nullopt where boxes cannot be moved up and
// down: one is pinned, rotated or set vertically, two are side by side, or it is a header or footer.
[[nodiscard]] std::optional<Column> column_of(const SlideIr& slide, const MeasuredSlide& measured,
                                              const ElementIr& element);

}  // namespace deckle::fixers
