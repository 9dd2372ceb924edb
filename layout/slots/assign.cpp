#include "layout/slots/assign.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "layout/base/reading_order.h"
#include "layout/text/text_build.h"

namespace deckle::layout {
namespace {

// Ours: the title of a cover keeps its placeholder with so many lines of this size: what is body text
// on a page for content is still the title of the deck.
constexpr double kLeastCoverTitlePt = 12;
constexpr std::size_t kMaxCoverTitleLines = 8;
// A text of at most two lines may become the title (docs/contracts.md, "SlideSpec beyond the
// schema").
constexpr std::size_t kTitleLines = 2;
constexpr std::size_t kMaxTitleLines = 4;  // beyond this at the smallest size a title is body text

std::optional<SlotRole> role_of(const std::string& role) {
  for (const SlotRole known :
       {SlotRole::Title, SlotRole::Subtitle, SlotRole::Body, SlotRole::Left, SlotRole::Right,
        SlotRole::KeyTakeaway, SlotRole::Caption, SlotRole::Quote, SlotRole::Attribution,
        SlotRole::Picture, SlotRole::Chart, SlotRole::Table}) {
    if (role == to_string(known)) return known;
  }
  return std::nullopt;
}

// Lines the element takes as a title at `size_pt` (0: the slot's own size).
std::size_t title_lines(const Element& element, const Slot& slot, const TextContext& context,
                        const measure::TextEngine& engine, double size_pt) {
  const std::shared_ptr<const InheritedText> base = slot_text(context, slot);
  const TextBodyIr body = build_text(context, element, *base, SlotRole::Title);
  const double available = to_pt(slot.box.w - body.insets.left - body.insets.right);
  measure::LayoutOptions options;
  const double size = largest_size_pt(body);
  if (size_pt > 0 && size > 0) options.size_scale = std::min(1.0, size_pt / size);
  return engine.lay_out(body, std::max(1.0, available), options).lines.size();
}

bool accepts(SlotRole slot, ElementKind kind) {
  switch (kind) {
    case ElementKind::Text:
      return holds_text(slot) && slot != SlotRole::Title;
    case ElementKind::Bullets:
    case ElementKind::Shape:
      return slot == SlotRole::Body || slot == SlotRole::Left || slot == SlotRole::Right ||
             slot == SlotRole::KeyTakeaway;
    case ElementKind::Image:
      return slot == SlotRole::Picture || slot == SlotRole::Body || slot == SlotRole::Left ||
             slot == SlotRole::Right;
    case ElementKind::Chart:
      return slot == SlotRole::Chart || slot == SlotRole::Body || slot == SlotRole::Left ||
             slot == SlotRole::Right;
    case ElementKind::Table:
      return slot == SlotRole::Table || slot == SlotRole::Body || slot == SlotRole::Left ||
             slot == SlotRole::Right;
    case ElementKind::Divider:
      return false;
  }
  return false;
}

// Whether the slot is for this kind only; such slots are preferred to general ones.
bool made_for(SlotRole slot, ElementKind kind) {
  return (slot == SlotRole::Picture && kind == ElementKind::Image) ||
         (slot == SlotRole::Chart && kind == ElementKind::Chart) ||
         (slot == SlotRole::Table && kind == ElementKind::Table);
}

class Assigner {
 public:
  Assigner(const std::vector<Slot>& slots, const TextContext& context,
           const measure::TextEngine& engine)
      : slots_(slots), taken_(slots.size(), false), context_(context), engine_(engine) {}

  std::vector<Assignment> run(const Slide& slide) {
    const bool has_footer = context_.layout.find("ftr") != nullptr;
    cover_ = !context_.t.path.empty() &&
             (slide.layout_id == "title_center" || context_.layout.type == "title");
    bool footed = false;
    for (const Element* element : reading_order(slide)) {
      Assignment a;
      a.element = element;
      if (element->box)
        a.place = Assignment::Place::Box;
      else if (element->role == "footer" && element->kind == ElementKind::Text && !footed &&
               has_footer) {
        a.place = Assignment::Place::Footer;
        footed = true;
      }
      all_.push_back(a);
    }
    authored_title();
    if (slide.hints.promote_title.value_or(true)) promote_title();
    connect();
    group(slide.hints);
    by_role();
    by_kind();
    title_before(slide.hints.order);
    cell_by_cell(slide.hints.order);
    return std::move(all_);
  }

 private:
  void connect() {
    std::vector<const Element*> elements;
    for (const Assignment& a : all_) {
      if (a.place != Assignment::Place::Footer && a.role != SlotRole::Title)
        elements.push_back(a.element);
    }
    connectors_ = find_connectors(elements);
    for (const Connector& connector : connectors_) {
      Assignment& a = of(connector.element);
      a.place = Assignment::Place::Connector;
      a.connector = connector;
    }
  }

  Assignment& of(const Element* element) {
    return *std::find_if(all_.begin(), all_.end(),
                         [element](const Assignment& a) { return a.element == element; });
  }

  void group(const LayoutHints& hints) {
    std::vector<const Element*> free;
    for (const Assignment& a : all_) {
      if (open(a)) free.push_back(a.element);
    }
    int number = 0;
    for (const ElementGroup& found : find_groups(hints, free, connectors_)) {
      if (!hints.arrange && found.reason != ElementGroup::Reason::Authored && have_slots(found))
        continue;
      for (std::size_t cell = 0; cell < found.cells.size(); ++cell) {
        for (std::size_t part = 0; part < found.cells[cell].size(); ++part) {
          Assignment& a = of(found.cells[cell][part]);
          a.place = Assignment::Place::Cell;
          a.cell = CellPlace{number, static_cast<int>(cell), static_cast<int>(part), found.reason};
        }
      }
      ++number;
    }
  }

  // Whether the layout has a slot for each member, by role or else in order, those of a cell below
  // each other, and one for everything else.
  bool have_slots(const ElementGroup& found) const {
    std::vector<bool> used = taken_;
    for (const auto& cell : found.cells) {
      Rect column;
      for (const Element* member : cell) {
        const std::optional<std::size_t> slot = slot_for(*member, used);
        if (!slot) return false;
        used[*slot] = true;
        const Rect& box = slots_[*slot].box;
        const bool beside = !column.empty() && (box.x >= column.right() || box.right() <= column.x);
        if (beside) return false;
        column = column.empty() ? box : column;
      }
    }
    return std::all_of(all_.begin(), all_.end(), [&](const Assignment& a) {
      const bool member = std::any_of(found.cells.begin(), found.cells.end(), [&a](const auto& c) {
        return std::find(c.begin(), c.end(), a.element) != c.end();
      });
      if (member || !open(a) || a.element->kind == ElementKind::Divider) return true;
      for (std::size_t i = 0; i < slots_.size(); ++i) {
        if (used[i] || !accepts(slots_[i].role, a.element->kind)) continue;
        used[i] = true;
        return true;
      }
      return false;
    });
  }

  std::optional<std::size_t> slot_for(const Element& element, const std::vector<bool>& used) const {
    const std::optional<SlotRole> own = role_of(element.role);
    std::optional<std::size_t> found;
    for (std::size_t i = 0; i < slots_.size(); ++i) {
      const SlotRole role = slots_[i].role;
      if (used[i] || role == SlotRole::KeyTakeaway || !accepts(role, element.kind)) continue;
      if (own == role) return i;
      if (!found || (made_for(role, element.kind) && !made_for(slots_[*found].role, element.kind)))
        found = i;
    }
    return found;
  }

  void cell_by_cell(const std::vector<std::string>& order) {
    const auto named = [&order](const Assignment& a) {
      return std::find(order.begin(), order.end(), a.element->element_id) != order.end();
    };
    if (std::any_of(all_.begin(), all_.end(),
                    [&](const Assignment& a) { return a.cell && named(a); }))
      return;
    const auto place = [](const Assignment& a) {
      return std::pair{a.cell->cell, a.cell->part};
    };
    std::vector<Assignment> ordered;
    std::vector<int> done;
    for (const Assignment& a : all_) {
      if (!a.cell) {
        ordered.push_back(a);
        continue;
      }
      if (std::find(done.begin(), done.end(), a.cell->group) != done.end()) continue;
      done.push_back(a.cell->group);
      const std::size_t first = ordered.size();
      for (const Assignment& member : all_) {
        if (member.cell && member.cell->group == a.cell->group) ordered.push_back(member);
      }
      std::stable_sort(
          ordered.begin() + static_cast<std::ptrdiff_t>(first), ordered.end(),
          [&place](const Assignment& x, const Assignment& y) { return place(x) < place(y); });
    }
    all_ = std::move(ordered);
  }

  static bool open(const Assignment& a) { return a.place == Assignment::Place::Rest && !a.demoted; }

  bool take(Assignment& a, SlotRole role) {
    for (std::size_t i = 0; i < slots_.size(); ++i) {
      if (taken_[i] || slots_[i].role != role) continue;
      taken_[i] = true;
      a.slot = static_cast<int>(i);
      a.role = role;
      a.place = Assignment::Place::Slot;
      return true;
    }
    return false;
  }

  const Slot* title_slot() const {
    for (const Slot& slot : slots_) {
      if (slot.role == SlotRole::Title) return &slot;
    }
    return nullptr;
  }

  void authored_title() {
    for (Assignment& a : all_) {
      const bool boxed = a.place == Assignment::Place::Box;
      if ((!open(a) && !boxed) || a.element->role != "title") continue;
      if (a.element->kind != ElementKind::Text && a.element->kind != ElementKind::Bullets) continue;
      titled_ = true;
      if (boxed) {
        take(a, SlotRole::Title);
        a.role = SlotRole::Title;
        a.place = Assignment::Place::Box;
        return;
      }
      const Slot* slot = title_slot();
      if (slot == nullptr) return;
      const double min = cover_ ? kLeastCoverTitlePt : effective_min_font_pt(*a.element);
      const std::size_t lines = title_lines(*a.element, *slot, context_, engine_, min);
      const double available_lines = to_pt(slot->box.h) / (1.2 * min);
      if (static_cast<double>(lines) >
          std::max(static_cast<double>(cover_ ? kMaxCoverTitleLines : kMaxTitleLines),
                   available_lines)) {
        a.demoted = true;
        return;
      }
      take(a, SlotRole::Title);
      return;
    }
  }

  void promote_title() {
    const Slot* slot = title_slot();
    if (titled_ || slot == nullptr) return;
    for (Assignment& a : all_) {
      if (!open(a) || a.element->kind != ElementKind::Text) continue;
      if (a.element->element_id.starts_with('_')) continue;  // deckle's own label is not a title
      const std::optional<SlotRole> claimed = role_of(a.element->role);
      if (claimed && *claimed != SlotRole::Title && *claimed != SlotRole::Body) continue;
      if (title_lines(*a.element, *slot, context_, engine_, 0) > kTitleLines) continue;
      take(a, SlotRole::Title);
      a.promoted = true;
      return;
    }
  }

  // A text that became the title is read before those of an order that does not name it.
  void title_before(const std::vector<std::string>& order) {
    const auto title =
        std::find_if(all_.begin(), all_.end(), [](const Assignment& a) { return a.promoted; });
    if (order.empty() || title == all_.end()) return;
    if (std::find(order.begin(), order.end(), title->element->element_id) == order.end())
      std::rotate(all_.begin(), title, title + 1);
  }

  void by_role() {
    for (Assignment& a : all_) {
      if (!open(a)) continue;
      if (const auto role = role_of(a.element->role); role && accepts(*role, a.element->kind))
        take(a, *role);
    }
  }

  void by_kind() {
    for (Assignment& a : all_) {
      if (!open(a)) continue;
      for (std::size_t i = 0; i < slots_.size(); ++i) {
        if (!taken_[i] && made_for(slots_[i].role, a.element->kind)) {
          take(a, slots_[i].role);
          break;
        }
      }
    }
    for (Assignment& a : all_) {
      if (a.place != Assignment::Place::Rest) continue;
      for (std::size_t i = 0; i < slots_.size(); ++i) {
        if (!taken_[i] && accepts(slots_[i].role, a.element->kind)) {
          take(a, slots_[i].role);
          break;
        }
      }
    }
  }

  const std::vector<Slot>& slots_;
  std::vector<bool> taken_;
  const TextContext& context_;
  const measure::TextEngine& engine_;
  std::vector<Assignment> all_;
  std::vector<Connector> connectors_;
  bool titled_ = false;
  bool cover_ = false;  // of somebody else's template
};

}  // namespace

std::vector<Assignment> assign(const Slide& slide, const std::vector<Slot>& slots,
                               const TextContext& context, const measure::TextEngine& engine) {
  return Assigner(slots, context, engine).run(slide);
}

}  // namespace deckle::layout
