#include "layout/groups/part_form.h"

#include <algorithm>

#include "layout/groups/connectors.h"

namespace deckle::layout {
namespace {

PartForm form_of(const ElementIr& element) {
  switch (element.type) {
    case ElementType::Image:
      return element.picture != nullptr && element.picture->icon ? PartForm::Icon : PartForm::Media;
    case ElementType::Chart:
      return PartForm::Media;
    case ElementType::Table:
      return PartForm::Table;
    case ElementType::Bullets:
      return element.fill.kind == FillIr::Kind::Solid ? PartForm::Card : PartForm::List;
    case ElementType::Shape:
      return is_pointed(element.shape) ? PartForm::Pointed : PartForm::Card;
    default:
      return element.fill.kind == FillIr::Kind::Solid ? PartForm::Card : PartForm::Text;
  }
}

}  // namespace

std::vector<ElementIr*> elements_of(const Cells& cells, std::size_t part) {
  std::vector<ElementIr*> elements;
  for (const std::vector<CellPart>& cell : cells.cells)
    elements.push_back(part < cell.size() ? cell[part].element : nullptr);
  return elements;
}

std::vector<PartForm> part_forms(const Cells& cells) {
  std::vector<PartForm> forms;
  for (const std::vector<CellPart>& cell : cells.cells) {
    for (std::size_t p = 0; p < cell.size(); ++p) {
      const PartForm form = form_of(*cell[p].element);
      if (p == forms.size())
        forms.push_back(form);
      else
        // Where the parts differ, the one that needs most care decides.
        forms[p] = std::max(forms[p], form);
    }
  }
  return forms;
}

bool has_media(const Cells& cells) {
  const std::vector<PartForm> forms = part_forms(cells);
  return std::find(forms.begin(), forms.end(), PartForm::Media) != forms.end();
}

}  // namespace deckle::layout
