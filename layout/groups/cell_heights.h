#pragma once
// Heights of the parts of the cells of a group: what texts need, what pictures and charts take, and
// how cards fill their area.

#include "layout/groups/cell_texts.h"

namespace deckle::layout {

class CellHeights {
 public:
  CellHeights(const CellGroup& group, const CellTexts& texts) : group_(group), texts_(texts) {}

  // Sets the heights and gaps of a plan whose widths and sizes of text are set, and how well it
  // fits.
  void set_heights(CellPlan& plan) const;

 private:
  [[nodiscard]] bool last_is_free_text() const;
  [[nodiscard]] bool gives_way(const CellPlan& plan, Emu share, Emu fixed) const;
  [[nodiscard]] bool can_be_lowered(std::size_t p, const CellPlan& plan) const;
  [[nodiscard]] Emu lower_texts(CellPlan& plan, Emu fixed) const;
  void set_media(CellPlan& plan, Emu share, Emu fixed, std::int64_t media) const;
  void grow_captions(CellPlan& plan) const;
  void grow_cards(CellPlan& plan, Emu share, Emu fixed) const;
  void grow_icon_cards(CellPlan& plan, Emu share, Emu fixed) const;
  void narrow_linked(CellPlan& plan) const;
  [[nodiscard]] bool words_fit_in(const CellPlan& plan, Emu width) const;
  void use_page_heights(CellPlan& plan) const;
  void squeeze(CellPlan& plan, Emu share) const;

  const CellGroup& group_;
  const CellTexts& texts_;
};

}  // namespace deckle::layout
