#include "layout/groups/list_panels.h"

#include <algorithm>
#include <vector>

#include "layout/groups/part_form.h"
#include "layout/text/contrast.h"

namespace deckle::layout {
namespace {

constexpr double kInsetPt = 16;  // ours

bool is_plain_list(const ElementIr& element) {
  return element.type == ElementType::Bullets && !element.text.empty() && !element.pinned &&
         element.fill.kind == FillIr::Kind::Inherit && element.text.vert == VerticalText::Horz;
}

}  // namespace

bool are_headed_lists(const Cells& cells) {
  if (cells.cells.size() < 2) return false;
  const std::vector<PartForm> forms = part_forms(cells);
  const bool shape = forms.front() == PartForm::Pointed || forms.front() == PartForm::Card;
  if (forms.size() != 2 || !shape || forms[1] != PartForm::List) return false;
  return std::all_of(cells.cells.begin(), cells.cells.end(), [](const auto& cell) {
    return cell.size() == 2 && cell[0].element->type == ElementType::Shape &&
           is_plain_list(*cell[1].element);
  });
}

void put_on_panels(Cells& cells, const Tones& tones) {
  const Emu inset = emu_from_pt(kInsetPt);
  for (std::vector<CellPart>& cell : cells.cells) {
    ElementIr& list = *cell[1].element;
    list.fill = {FillIr::Kind::Solid, tones.light};
    list.text.insets = {inset, inset, inset, inset};
    ensure_markers_visible(list.text, tones.light.rgb);
  }
}

}  // namespace deckle::layout
