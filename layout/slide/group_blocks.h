#pragma once
// The groups of a slide while it is laid out: from assignments to cells, from boxes to notes.

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "layout/groups/place_blocks.h"
#include "layout/slots/assign.h"
#include "layout/text/tones.h"

namespace deckle::layout {

class GroupBlocks {
 public:
  // `gutter`: between cells. `own_look`: the template is a built-in one. `cards`: the colours in which cells of icons and
  // their texts are drawn as cards; unset: they are not.
  GroupBlocks(const Slide& slide, Emu gutter, bool rtl, bool own_look, std::optional<Tones> cards)
      : slide_(slide), gutter_(gutter), rtl_(rtl), own_look_(own_look), cards_(std::move(cards)) {}

  // Collects the elements of Place::Cell and what the others of the shared area are, in reading
  // order. `index` is that of the element in the slide's IR.
  void add_member(const Assignment& a, std::size_t index);
  void add_other(std::size_t index);
  [[nodiscard]] bool empty() const { return groups_.empty(); }

  // Places all of them in `area`; `elements` are those of the slide.
  void place(const measure::TextEngine& engine, std::vector<ElementIr>& elements,
             const std::vector<Assignment>& assignments, const Rect& area);
  // Adds the cards of cells that have some, each before its first part, and puts icons into their
  // shapes. Indices change.
  void draw_cards(std::vector<ElementIr>& elements);
  // Connectors touch what they connect, and pass close to the other members.
  void let_connectors_touch(const std::vector<Assignment>& assignments,
                            std::vector<ElementIr>& elements) const;
  // That portraits were cropped to circles.
  void note_round(DiagnosticSink& notes) const;
  // Notes of that, and for each group: how its elements are arranged, why, and what turns it off.
  void note(const std::vector<ElementIr>& elements, DiagnosticSink& notes) const;

 private:
  struct Member {
    const Element* element = nullptr;
    std::size_t index = 0;
    int cell = 0, part = 0;
  };
  struct Group {
    ElementGroup::Reason reason = ElementGroup::Reason::Siblings;
    std::vector<Member> members;
  };
  // An element of the area, or a group: its number.
  struct Item {
    bool is_group = false;
    std::size_t index = 0;
  };

  [[nodiscard]] Cells cells_of(std::size_t group, std::vector<ElementIr>& elements,
                               const std::vector<Assignment>& assignments) const;

  const Slide& slide_;
  Emu gutter_;
  bool rtl_, own_look_;
  std::optional<Tones> cards_;
  std::vector<ElementIr> drawn_;  // cards
  std::string rounded_;           // the first photograph of a team that was cropped to a circle
  std::vector<std::pair<std::string, std::string>> in_shapes_;  // icons, and the shapes below them
  std::vector<Group> groups_;
  std::vector<Item> items_;
};

// The elements of one part over all cells, for each part of each group.
[[nodiscard]] std::vector<std::vector<const Element*>> siblings_of(
    const std::vector<Assignment>& assignments);

// What of the body area the groups may take when nothing else needs it: the slots that no other
// element has. Empty: there are none, or they are too low.
[[nodiscard]] Rect free_slots(const std::vector<Slot>& slots,
                              const std::vector<Assignment>& assignments, const Frame& frame);

}  // namespace deckle::layout
