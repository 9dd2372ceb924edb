#pragma once
// A group of cells while it is arranged: what its parts are, and the area that they share.

#include <algorithm>
#include <cstddef>
#include <vector>

#include "layout/groups/cells.h"
#include "layout/groups/frames.h"
#include "layout/groups/part_form.h"
#include "measure/text/text_engine.h"

namespace deckle::layout {

inline constexpr double kSizeStepPt = 2;      // docs/design.md, decision 3
inline constexpr double kLeastChartPt = 160;  // ours: the least width of a chart or table

struct CellGroup {
  CellGroup(const measure::TextEngine& text_engine, const Cells& group, const Rect& whole);

  [[nodiscard]] bool has(PartForm form) const;
  // Whether the author gave the widths of the columns.
  [[nodiscard]] bool own_ratio() const;

  const measure::TextEngine& engine;
  const Cells& cells;
  const Rect area;  // without the padding of the outer cells
  std::vector<PartForm> forms;
  std::size_t count;  // of cells, on the slide that has most of them
  std::vector<std::vector<ElementIr*>> parts;
  std::vector<FrameRange> frames;  // of the parts that are pictures
};

// The narrowest column.
[[nodiscard]] inline Emu narrowest(const CellPlan& plan) {
  return *std::min_element(plan.widths.begin(), plan.widths.end());
}

}  // namespace deckle::layout
