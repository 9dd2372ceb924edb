#pragma once
// Text in one area: stacked, or spread over columns, each element as high as its text. Tables are
// placed in the same way, because their height depends on their text too.

#include <map>
#include <utility>
#include <vector>

#include "layout/base/frame.h"
#include "measure/text/text_engine.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::layout {

// Preferred height of an element at a width: its text and insets, rounded up to the 4 pt grid; a
// shape at least 44 pt; a horizontal divider 0.
[[nodiscard]] Emu natural_height(const measure::TextEngine& engine, const ElementIr& element,
                                 Emu width);

// natural_height(), computed once for each element and width: the height of a table requires
// solving it, and arrangements need it many times. During its lifetime only the boxes of the
// elements may change. Not thread-safe.
class NaturalHeights {
 public:
  NaturalHeights(const measure::TextEngine& engine) : engine_(engine) {}

  [[nodiscard]] Emu at(const ElementIr& element, Emu width) const;

 private:
  const measure::TextEngine& engine_;
  mutable std::map<std::pair<const ElementIr*, Emu>, Emu> known_;
};

// Places elements one above the other from the top of `area`, kStackGapPt apart, each at its
// preferred height. Where the area is too low, all heights are reduced in proportion (and the fit
// rules report the overflow).
void stack(const NaturalHeights& natural, const std::vector<ElementIr*>& elements,
           const Rect& area);

// A distribution of elements, in order, over columns.
struct FlowPlan {
  std::vector<Rect> columns;
  std::vector<std::size_t> begins;  // index of each column's first element
  Emu tallest;                      // of the columns
  double excess_pt = 0;             // of the tallest column over the area; 0 or less when it fits
};

inline constexpr std::size_t kMaxColumns = 5;

// `columns` are the layout's own (one, or left and right); when these are too few, up to
// `max_columns` narrower ones are tried, and the first number that fits is used, else the one with
// the smallest excess.
[[nodiscard]] FlowPlan plan_flow(const NaturalHeights& natural,
                                 const std::vector<ElementIr*>& elements,
                                 const std::vector<Rect>& columns,
                                 std::size_t max_columns = kMaxColumns);
void place_flow(const NaturalHeights& natural, const std::vector<ElementIr*>& elements,
                const FlowPlan& plan);

}  // namespace deckle::layout
