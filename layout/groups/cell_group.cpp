#include "layout/groups/cell_group.h"

namespace deckle::layout {

CellGroup::CellGroup(const measure::TextEngine& text_engine, const Cells& group, const Rect& whole)
    : engine(text_engine),
      cells(group),
      area{whole.x + group.padding, whole.y + group.padding, whole.w - group.padding * 2,
           whole.h - group.padding * 2},
      forms(part_forms(group)),
      count(std::max(group.cells.size(), group.page ? group.page->cells : 0)) {
  for (std::size_t p = 0; p < forms.size(); ++p) parts.push_back(elements_of(group, p));
  for (std::size_t p = 0; p < forms.size(); ++p) {
    if (forms[p] == PartForm::Media)
      frames.push_back(frame_range(parts[p]));
    else
      frames.push_back({});
  }
}

bool CellGroup::has(PartForm form) const {
  return std::find(forms.begin(), forms.end(), form) != forms.end();
}

bool CellGroup::own_ratio() const {
  return cells.ratio.size() == cells.cells.size() && cells.ratio.size() == count &&
         cells.arrange.value_or(Arrange::Row) == Arrange::Row;
}

}  // namespace deckle::layout
