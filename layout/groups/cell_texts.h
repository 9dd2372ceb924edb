#pragma once
// Sizes and heights of the texts in the cells of a group.

#include "layout/groups/cell_group.h"

namespace deckle::layout {

class CellTexts {
 public:
  explicit CellTexts(const CellGroup& group) : group_(group) {}

  // Lowers the text of part `p` by as little as possible, for all siblings alike, until no word is
  // wider than its line; sets the height of pointed shapes.
  void set_size(std::size_t p, CellPlan& plan) const;
  // Whether the text of a pointed shape fits at `plan.lowered`, in a height that it sets.
  [[nodiscard]] bool pointed_fits(std::size_t p, CellPlan& plan) const;
  [[nodiscard]] bool words_fit(std::size_t p, const CellPlan& plan, double lowered) const;
  // Of the text of a part at its size, or at the smallest; the highest of all cells.
  [[nodiscard]] Emu text_height(std::size_t p, const CellPlan& plan, bool smallest) const;
  // The same with what icons and cards need besides.
  [[nodiscard]] Emu natural_height(std::size_t p, const CellPlan& plan, bool smallest) const;

 private:
  [[nodiscard]] Emu pointed_height(const CellPlan& plan) const;
  [[nodiscard]] Emu icon_height(std::size_t p, const CellPlan& plan) const;

  const CellGroup& group_;
};

}  // namespace deckle::layout
