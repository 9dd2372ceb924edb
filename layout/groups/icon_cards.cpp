#include "layout/groups/icon_cards.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

#include "layout/base/card_rule.h"
#include "layout/groups/part_form.h"
#include "slidespec/ir/text_sizes.h"

namespace deckle::layout {
namespace {

constexpr std::string_view kPrefix = "_card_";
constexpr double kPaddingPt = 18, kShapePaddingPt = 16, kIconInShapePt = 48;  // ours

// Ours: a heading is larger than what it says, as on the cards of deckle's own icons.
constexpr double kLargerHeadPt = 4, kLargestHeadPt = 28;

// A bold line above others of one size.
bool has_head(const CellPart& part) {
  const std::vector<ParagraphIr>& paragraphs = part.element->text.paragraphs;
  if (part.own_size || part.element->size_authored || paragraphs.size() < 2) return false;
  const auto bold = [](const RunIr& run) { return run.style.bold; };
  const std::vector<RunIr>& head = paragraphs.front().runs;
  return !head.empty() && std::all_of(head.begin(), head.end(), bold) &&
         std::none_of(paragraphs.begin() + 1, paragraphs.end(), [&](const ParagraphIr& paragraph) {
           return std::all_of(paragraph.runs.begin(), paragraph.runs.end(), bold);
         });
}

bool is_plain_shape(const ElementIr& element) {
  return element.type == ElementType::Shape && !element.text.empty() &&
         (element.shape == "rect" || element.shape == "roundRect");
}

}  // namespace

Emu icon_card_padding() { return emu_from_pt(kPaddingPt); }

bool are_icon_cards(const Cells& cells) {
  if (cells.cells.size() < 2) return false;
  const std::vector<PartForm> forms = part_forms(cells);
  if (forms.size() < 2 || forms.front() != PartForm::Icon ||
      std::any_of(forms.begin() + 1, forms.end(),
                  [](PartForm form) { return form != PartForm::Text; }))
    return false;
  return std::all_of(cells.cells.begin(), cells.cells.end(), [&](const auto& cell) {
    return cell.size() == forms.size() &&
           std::all_of(cell.begin() + 1, cell.end(), [](const CellPart& part) {
             return part.element->fill.kind == FillIr::Kind::Inherit;
           });
  });
}

void enlarge_heads(Cells& cells) {
  if (!std::all_of(cells.cells.begin(), cells.cells.end(),
                   [](const auto& cell) { return cell.size() == 2 && has_head(cell[1]); }))
    return;
  for (std::vector<CellPart>& cell : cells.cells) {
    TextBodyIr& text = cell[1].element->text;
    const double size = largest_size_pt(text);
    set_size(text.paragraphs.front(),
             std::max(size, std::min(size + kLargerHeadPt, kLargestHeadPt)));
  }
}

std::vector<ElementIr> icon_cards(const Cells& cells, const Tones& tones) {
  std::vector<ElementIr> cards;
  for (std::size_t i = 0; i < cells.cells.size(); ++i) {
    ElementIr card;
    card.eid = std::string(kPrefix) + cells.id + "-" + std::to_string(i + 1);
    card.name = cells.id + " card " + std::to_string(i + 1);
    card.type = ElementType::Decoration;
    card.decorative = true;
    card.fill = {FillIr::Kind::Solid, tones.light};
    card.line.fill.kind = FillIr::Kind::None;
    card.text.insets = {cells.padding, cells.padding, cells.padding, cells.padding};
    for (const CellPart& part : cells.cells[i]) {
      const ElementIr& element = *part.element;
      card.belongs_to.push_back(element.eid);
      card.box = bounding(card.box, element.box);
      card.z = std::min(card.z, element.z - 1);
      card.priority = element.priority;
      card.pointer = element.pointer;
    }
    card.source_eid = card.belongs_to.front();
    cards.push_back(std::move(card));
  }
  return cards;
}

bool is_icon_card(const ElementIr& element) {
  return element.type == ElementType::Decoration && element.eid.starts_with(kPrefix) &&
         !element.eid.ends_with(kCardRuleSuffix);
}

void place_icon_card(SlideIr& slide, ElementIr& card) {
  Rect parts;
  for (const std::string& eid : card.belongs_to) {
    const ElementIr* part = find_element(slide, eid);
    if (part != nullptr) parts = bounding(parts, part->box);
  }
  const Insets& in = card.text.insets;
  card.box = {parts.x - in.left, parts.y - in.top, parts.w + in.left + in.right,
              parts.h + in.top + in.bottom};
  ElementIr* rule = find_element(slide, card.eid + std::string(kCardRuleSuffix));
  if (rule != nullptr) rule->box = {card.box.x, card.box.y, card.box.w, rule->box.h};
}

bool are_icons_of_shapes(const Cells& cells) {
  const std::vector<PartForm> forms = part_forms(cells);
  if (forms.size() != 2 || forms[0] != PartForm::Icon || forms[1] != PartForm::Card) return false;
  return std::all_of(cells.cells.begin(), cells.cells.end(), [](const auto& cell) {
    return cell.size() == 2 && is_plain_shape(*cell[1].element) && !cell[0].own_align &&
           !cell[1].own_anchor;
  });
}

void put_into_shape(ElementIr& icon, ElementIr& shape) {
  const Emu padding = emu_from_pt(kShapePaddingPt), largest = emu_from_pt(kIconInShapePt);
  const Emu more = shape.box.y - icon.box.y;
  shape.box.y -= more;
  shape.box.h += more;
  shape.text.insets.top += more;
  shape.text.anchor = Anchor::Top;
  icon.box = {shape.box.x + padding, shape.box.y + padding, shape.box.w - padding * 2,
              std::min(icon.box.h, largest)};
  icon.fit.align = shape.text.paragraphs.front().style.align;
  icon.z = shape.z + 1;
  icon.belongs_to.push_back(shape.eid);
}

}  // namespace deckle::layout
