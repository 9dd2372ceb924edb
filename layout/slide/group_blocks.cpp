#include "layout/slide/group_blocks.h"

#include <algorithm>
#include <map>
#include <utility>

#include "layout/base/note.h"
#include "layout/groups/icon_cards.h"
#include "layout/groups/list_panels.h"
#include "layout/groups/picture_cards.h"
#include "layout/messages/tr.h"
#include "layout/pictures/picture.h"
#include "slidespec/ir/text_sizes.h"

namespace deckle::layout {
namespace {

// Ours, of the safe area's height: a lower area (a caption, a label) is not for a group.
constexpr double kMinAreaShare = 0.25;

constexpr double kPointedInsetPt = 3, kStraightInsetPt = 8;  // ours

bool holds_groups(const Slot& slot) {
  switch (slot.role) {
    case SlotRole::Body:
    case SlotRole::Left:
    case SlotRole::Right:
    case SlotRole::KeyTakeaway:
    case SlotRole::Picture:
    case SlotRole::Chart:
    case SlotRole::Table:
      return !slot.full_bleed;
    default:
      return false;
  }
}

Message reason_text(ElementGroup::Reason reason) {
  switch (reason) {
    case ElementGroup::Reason::Siblings:
      return tr("because they are of one kind");
    case ElementGroup::Reason::Chain:
      return tr("because connectors join them");
    case ElementGroup::Reason::Tuples:
      return tr("because the same kinds repeat");
    case ElementGroup::Reason::Dealt:
      return tr("because there are as many of each kind");
    case ElementGroup::Reason::Authored:
      break;
  }
  return tr("because layout_hints.groups asks for it");
}

// The first picture that was cropped; empty: none.
std::string round_portraits(const Cells& cells) {
  std::string first;
  for (const std::vector<CellPart>& cell : cells.cells) {
    for (const CellPart& part : cell) {
      if (make_round(*part.element) && first.empty()) first = part.element->eid;
    }
  }
  return first;
}

// Ours: words on cards are smaller than the title by so much, and no larger than on other cards.
double below_title(const std::vector<ElementIr>& elements) {
  constexpr double kBelowTitlePt = 4, kLargestOnCardPt = 28;
  double title = 0;
  for (const ElementIr& element : elements) {
    if (element.type == ElementType::Title && !element.text.empty())
      title = largest_size_pt(element.text);
  }
  return std::min(title - kBelowTitlePt, kLargestOnCardPt);
}

}  // namespace

void GroupBlocks::add_member(const Assignment& a, std::size_t index) {
  const auto number = static_cast<std::size_t>(a.cell->group);
  while (groups_.size() <= number) groups_.emplace_back();
  Group& group = groups_[number];
  if (group.members.empty()) items_.push_back({true, number});
  group.reason = a.cell->reason;
  group.members.push_back({a.element, index, a.cell->cell, a.cell->part});
}

void GroupBlocks::add_other(std::size_t index) { items_.push_back({false, index}); }

Cells GroupBlocks::cells_of(std::size_t number, std::vector<ElementIr>& elements,
                            const std::vector<Assignment>& assignments) const {
  const Group& group = groups_[number];
  Cells cells;
  cells.gutter = gutter_;
  cells.id = "group-" + std::to_string(number + 1);
  std::vector<Member> members = group.members;
  std::stable_sort(members.begin(), members.end(), [](const Member& a, const Member& b) {
    return std::pair{a.cell, a.part} < std::pair{b.cell, b.part};
  });
  int cell = -1;
  for (const Member& member : members) {
    if (member.cell != cell) cells.cells.emplace_back();
    cell = member.cell;
    CellPart part{&elements[member.index]};
    // Point and notch already keep the text of a pointed shape from its neighbours.
    if (part.element->type == ElementType::Shape && is_pointed(part.element->shape)) {
      Insets& insets = part.element->text.insets;
      // The left side of a home plate is straight.
      const double left = part.element->shape == "homePlate" ? kStraightInsetPt : kPointedInsetPt;
      insets.left = std::min(insets.left, emu_from_pt(left));
      insets.right = std::min(insets.right, emu_from_pt(kPointedInsetPt));
    }
    const ElementStyle& style = member.element->style;
    part.own_size = style.size_pt.has_value();
    part.own_anchor = style.anchor.has_value();
    part.own_align = style.align.has_value();
    cells.cells.back().push_back(part);
  }
  cells.arrange = slide_.hints.arrange;
  cells.ratio = slide_.hints.ratio;
  cells.page = slide_.hints.group_page;
  cells.rtl = rtl_;
  cells.gallery = slide_.layout_id == "picture_grid";
  cells.enlarge = own_look_;
  if (cards_ && are_icon_cards(cells)) {
    cells.padding = icon_card_padding();
    enlarge_heads(cells);
    cells.largest_pt = below_title(elements);
  }
  if (cards_ && slide_.layout_id != "team" && are_picture_cards(cells)) prepare_picture_cards(cells);
  if (cards_ && are_headed_lists(cells)) put_on_panels(cells, *cards_);
  for (const Assignment& a : assignments) {
    const auto joins = [&members](const Element* end) {
      return std::any_of(members.begin(), members.end(),
                         [end](const Member& m) { return m.element == end; });
    };
    if (!a.connector || !joins(a.connector->from) || !joins(a.connector->to)) continue;
    cells.linked = true;
    const Element* last = members.back().element;
    cells.closed = cells.closed || (a.connector->from == last &&
                                    a.connector->to == members.front().element);
  }
  return cells;
}

void GroupBlocks::place(const measure::TextEngine& engine, std::vector<ElementIr>& elements,
                        const std::vector<Assignment>& assignments, const Rect& area) {
  std::vector<Block> blocks;
  for (const Item& item : items_) {
    if (item.is_group) {
      Cells cells = cells_of(item.index, elements, assignments);
      share_limits(cells);
      if (slide_.layout_id == "team" && rounded_.empty()) rounded_ = round_portraits(cells);
      blocks.emplace_back(std::move(cells));
    } else {
      blocks.emplace_back(&elements[item.index]);
    }
  }
  place_blocks(engine, blocks, area, gutter_);
  if (!cards_) return;
  for (const Block& block : blocks) {
    const auto* cells = std::get_if<Cells>(&block);
    if (cells == nullptr) continue;
    if (cells->padding > Emu(0) || cells->picture_cards) {
      for (ElementIr& card : icon_cards(*cells, *cards_)) drawn_.push_back(std::move(card));
    } else if (are_icons_of_shapes(*cells)) {
      for (const std::vector<CellPart>& cell : cells->cells)
        in_shapes_.emplace_back(cell[0].element->eid, cell[1].element->eid);
    }
  }
}

void GroupBlocks::draw_cards(std::vector<ElementIr>& elements) {
  const auto named = [&elements](const std::string& eid) {
    return std::find_if(elements.begin(), elements.end(),
                        [&eid](const ElementIr& element) { return element.eid == eid; });
  };
  for (const auto& [icon, shape] : in_shapes_) {
    if (named(icon) != elements.end() && named(shape) != elements.end())
      put_into_shape(*named(icon), *named(shape));
  }
  for (ElementIr& card : drawn_) {
    const auto first = named(card.belongs_to.front());
    elements.insert(first, std::move(card));
  }
  in_shapes_.clear();
  drawn_.clear();
}

void GroupBlocks::let_connectors_touch(const std::vector<Assignment>& assignments,
                                       std::vector<ElementIr>& elements) const {
  for (ElementIr& element : elements) {
    const bool connects = std::any_of(
        assignments.begin(), assignments.end(), [&element](const Assignment& a) {
          return a.connector && a.element->element_id == element.eid;
        });
    if (!connects) continue;
    for (const ElementIr& other : elements) {
      if (other.member || other.eid == element.from.eid || other.eid == element.to.eid)
        element.belongs_to.push_back(other.eid);
    }
  }
}

void GroupBlocks::note_round(DiagnosticSink& notes) const {
  if (!rounded_.empty())
    add_note(slide_, "grouped-elements", rounded_,
             tr("the photographs of the team are cropped to circles"),
             tr("set the crop of a picture, or style.variant to rounded, to keep its outline"), notes);
}

void GroupBlocks::note(const std::vector<ElementIr>& elements, DiagnosticSink& notes) const {
  note_round(notes);
  for (const Group& group : groups_) {
    std::string ids;
    int cells = 0;
    std::vector<Emu> columns, rows;
    for (const Member& member : group.members) {
      const ElementIr& element = elements[member.index];
      ids += (ids.empty() ? "" : ", ") + element.eid;
      cells = std::max(cells, member.cell + 1);
      if (member.part != 0) continue;
      // Pictures may be narrower than their cells.
      const Emu middle = element.box.x + element.box.w / 2;
      if (std::none_of(columns.begin(), columns.end(), [middle](Emu other) {
            return std::abs((other - middle).value()) < kEmuPerPx;
          }))
        columns.push_back(middle);
      if (std::find(rows.begin(), rows.end(), element.box.y) == rows.end())
        rows.push_back(element.box.y);
    }
    Message message =
        rows.size() < 2 ? tr("{} are a row of {} equal cells, ", ids, cells)
        : columns.size() < 2
            ? tr("{} are a column of {} equal cells, ", ids, cells)
            : tr("{} are a grid of {} equal cells in {} columns, ", ids, cells, columns.size());
    message += reason_text(group.reason);
    add_note(slide_, "grouped-elements", elements[group.members.front().index].eid,
             std::move(message),
             tr("layout_hints.arrange chooses row, grid or column; \"none\" places each element by "
                "itself"),
             notes);
  }
}

std::vector<std::vector<const Element*>> siblings_of(const std::vector<Assignment>& assignments) {
  std::map<std::pair<int, int>, std::vector<const Element*>> parts;
  for (const Assignment& a : assignments) {
    if (a.cell) parts[{a.cell->group, a.cell->part}].push_back(a.element);
  }
  std::vector<std::vector<const Element*>> siblings;
  for (auto& [part, elements] : parts) siblings.push_back(std::move(elements));
  return siblings;
}

Rect free_slots(const std::vector<Slot>& slots, const std::vector<Assignment>& assignments,
                const Frame& frame) {
  Rect area;
  for (std::size_t i = 0; i < slots.size(); ++i) {
    if (!holds_groups(slots[i])) continue;
    const bool taken = std::any_of(assignments.begin(), assignments.end(), [i](const Assignment& a) {
      return a.place == Assignment::Place::Slot && a.slot == static_cast<int>(i);
    });
    if (!taken) area = bounding(area, slots[i].box);
  }
  if (to_pt(area.h) < kMinAreaShare * to_pt(frame.safe.h)) return {};
  // Slots may lie around one that is taken.
  for (const Assignment& a : assignments) {
    if (a.place != Assignment::Place::Slot || a.slot < 0) continue;
    const Slot& slot = slots[static_cast<std::size_t>(a.slot)];
    if (!slot.full_bleed && !intersection(slot.box, area).empty()) return {};
  }
  return area;
}

}  // namespace deckle::layout
