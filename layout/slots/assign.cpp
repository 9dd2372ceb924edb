#include "layout/slots/assign.h"

#include <algorithm>
#include <optional>

#include "layout/base/reading_order.h"
#include "layout/text/text_build.h"

namespace deckle::layout {
namespace {

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
    by_role();
    by_kind();
    title_before(slide.hints.order);
    return std::move(all_);
  }

 private:
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
      const double min = effective_min_font_pt(*a.element);
      const std::size_t lines = title_lines(*a.element, *slot, context_, engine_, min);
      const double available_lines = to_pt(slot->box.h) / (1.2 * min);
      if (static_cast<double>(lines) >
          std::max(static_cast<double>(kMaxTitleLines), available_lines)) {
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
  bool titled_ = false;
};

}  // namespace

std::vector<Assignment> assign(const Slide& slide, const std::vector<Slot>& slots,
                               const TextContext& context, const measure::TextEngine& engine) {
  return Assigner(slots, context, engine).run(slide);
}

}  // namespace deckle::layout
