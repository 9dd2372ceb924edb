#pragma once
// Text in one area: stacked, or spread over columns, each element as high as its text. Tables flow
// with them, because their height follows from their text too.

#include <map>
#include <utility>
#include <vector>

#include "layout/base/frame.h"
#include "measure/text/text_engine.h"
#include "slidespec/ir/slide_ir.h"

namespace deckle::layout {

// Preferred height of an element at a width: its text and insets, rounded up to the rhythm; a shape
// at least a finger's breadth; a horizontal divider nothing.
[[nodiscard]] Emu natural_height(const measure::TextEngine& engine, const ElementIr& element,
                                 Emu width);

// natural_height(), computed once for each element and width: the height of a table is a table
// solved, and arrangements need it many times. During its lifetime nothing of the elements but
// their boxes may change. For one thread.
class NaturalHeights {
 public:
  NaturalHeights(const measure::TextEngine& engine) : engine_(engine) {}

  [[nodiscard]] Emu at(const ElementIr& element, Emu width) const;

 private:
  const measure::TextEngine& engine_;
  mutable std::map<std::pair<const ElementIr*, Emu>, Emu> known_;
};

// One above the other from the top of `area`, kStackGapPt apart, each at its preferred height; when
// that is more than there is, all become lower in proportion (and the fit rules report by how
// much).
void stack(const NaturalHeights& natural, const std::vector<ElementIr*>& elements,
           const Rect& area);

// How elements would fill columns one after the other, in order.
struct FlowPlan {
  std::vector<Rect> columns;
  std::vector<std::size_t> begins;  // index of each column's first element
  Emu tallest;                      // of the columns
  double excess_pt = 0;             // by which it is higher than the space; 0 or less when it fits
};

inline constexpr std::size_t kMaxColumns = 5;

// `columns` are the layout's own (one, or left and right); up to `max_columns` narrower ones are
// tried when these are too few, and the first number that fits is taken, else the one that comes
// closest.
[[nodiscard]] FlowPlan plan_flow(const NaturalHeights& natural,
                                 const std::vector<ElementIr*>& elements,
                                 const std::vector<Rect>& columns,
                                 std::size_t max_columns = kMaxColumns);
void place_flow(const NaturalHeights& natural, const std::vector<ElementIr*>& elements,
                const FlowPlan& plan);

}  // namespace deckle::layout
