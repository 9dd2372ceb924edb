#include "layout/groups/picture_cards.h"

#include <algorithm>
#include <vector>

#include "layout/groups/part_form.h"
#include "layout/pictures/picture.h"
#include "slidespec/core/utf8.h"
#include "slidespec/ir/icon_shape.h"

namespace deckle::layout {
namespace {

constexpr double kInsetXPt = 14, kInsetYPt = 10;  // ours
constexpr std::size_t kLongestName = 24;  // ours, in letters

bool is_photograph(const ElementIr& element) {
  return element.type == ElementType::Image && element.picture != nullptr && !is_round(element) &&
         !is_icon(element) && !element.pinned;
}

bool is_caption(const CellPart& part) {
  const ElementIr& element = *part.element;
  return element.type == ElementType::Text && !element.text.empty() && !element.pinned &&
         element.fill.kind == FillIr::Kind::Inherit && element.text.vert == VerticalText::Horz;
}

// A few words are the name of the picture, and no sentence about it.
bool is_name(const TextBodyIr& text) {
  if (text.paragraphs.size() != 1) return false;
  std::size_t letters = 0;
  for (const RunIr& run : text.paragraphs.front().runs) {
    if (run.style.bold || run.style.italic) return false;
    letters += utf8::length(run.text);
  }
  return letters <= kLongestName;
}

}  // namespace

bool are_picture_cards(const Cells& cells) {
  if (cells.cells.size() < 2) return false;
  const std::vector<PartForm> forms = part_forms(cells);
  if (forms.size() != 2 || forms[0] != PartForm::Media || forms[1] != PartForm::Text) return false;
  return std::all_of(cells.cells.begin(), cells.cells.end(), [](const auto& cell) {
    return cell.size() == 2 && is_photograph(*cell[0].element) && is_caption(cell[1]);
  });
}

void prepare_picture_cards(Cells& cells) {
  const bool lines = std::all_of(cells.cells.begin(), cells.cells.end(), [](const auto& cell) {
    return cell[1].element->text.paragraphs.size() == 1;
  });
  const bool names = std::all_of(cells.cells.begin(), cells.cells.end(), [](const auto& cell) {
    return is_name(cell[1].element->text);
  });
  for (std::vector<CellPart>& cell : cells.cells) {
    CellPart& caption = cell[1];
    const Emu x = emu_from_pt(kInsetXPt), y = emu_from_pt(kInsetYPt);
    caption.element->text.insets = {x, y, x, y};
    if (names) {
      for (RunIr& run : caption.element->text.paragraphs.front().runs) run.style.bold = true;
    }
    if (caption.own_anchor) continue;
    caption.element->text.anchor = lines ? Anchor::Middle : Anchor::Top;
    caption.own_anchor = true;
  }
  cells.picture_cards = true;
}

}  // namespace deckle::layout
