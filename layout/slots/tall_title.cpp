#include "layout/slots/tall_title.h"

#include <algorithm>

#include "layout/base/free_area.h"
#include "layout/text/min_size.h"

namespace deckle::layout {
namespace {

// What is below keeps this share of its height.
constexpr double kMinShare = 0.5;

Emu up_to_grid(Emu length) {
  const Emu down = snap(length);
  return down == length ? length : down + emu_from_pt(kGridPt);
}

// Height of the title's box at `size_pt` for its largest run.
Emu height_at(const measure::TextEngine& engine, const TextBodyIr& body, Emu width,
              double size_pt) {
  const double available = std::max(1.0, to_pt(width - body.insets.left - body.insets.right));
  measure::LayoutOptions options;
  options.size_scale = size_pt / std::max(1.0, largest_size_pt(body));
  const measure::LaidOutText laid = engine.lay_out(body, available, options);
  return emu_from_pt(laid.height) + body.insets.top + body.insets.bottom;
}

class Growth {
 public:
  Growth(std::vector<Slot>& slots, Frame& frame, Slot& title)
      : slots_(slots), frame_(frame), title_(title), edge_(title.box.bottom()) {}

  // Whether the boxes below can be reduced in height by `by`.
  [[nodiscard]] bool possible(Emu by) const {
    if (edge_ + by > std::max(frame_.safe.bottom(), edge_)) return false;
    const auto spares = [&](const Rect& box) {
      return to_pt(box.h - by) >= kMinShare * to_pt(box.h);
    };
    return std::all_of(slots_.begin(), slots_.end(), [&](const Slot& slot) {
      if (&slot == &title_ || slot.full_bleed || !across(slot.box)) return true;
      return below(slot.box) && spares(slot.box);
    });
  }

  // Whether the enlarged title keeps clear of `boxes`, which are not moved.
  [[nodiscard]] bool clear_of(const std::vector<Rect>& boxes, Emu by) const {
    const Rect added{title_.box.x, edge_, title_.box.w, by};
    return std::none_of(boxes.begin(), boxes.end(), [&](const Rect& box) {
      return box.y >= edge_ && !intersection(added.inflated(emu_from_pt(kStackGapPt)), box).empty();
    });
  }

  void take(Emu by) {
    title_.box.h += by;
    for (Slot& slot : slots_) {
      if (&slot != &title_ && !slot.full_bleed && across(slot.box)) lower(slot.box, by);
    }
    if (below(frame_.body)) lower(frame_.body, by);
  }

 private:
  [[nodiscard]] bool across(const Rect& box) const {
    return box.x < title_.box.right() && title_.box.x < box.right() && box.bottom() > edge_;
  }
  [[nodiscard]] bool below(const Rect& box) const { return box.y >= edge_; }
  // A template's body may be nearer to its title than deckle places boxes of its own.
  void lower(Rect& box, Emu by) const {
    by = std::max(by, title_.box.bottom() + emu_from_pt(kStackGapPt) - box.y);
    box.y += by;
    box.h = std::max(Emu(0), box.h - by);
  }

  std::vector<Slot>& slots_;
  Frame& frame_;
  Slot& title_;
  Emu edge_;
};

}  // namespace

void enlarge_title(const TextContext& context, const measure::TextEngine& engine,
                   const std::vector<Assignment>& assignments, std::vector<Slot>& slots,
                   Frame& frame) {
  const auto found = std::find_if(assignments.begin(), assignments.end(), [](const Assignment& a) {
    return a.place == Assignment::Place::Slot && a.role == SlotRole::Title;
  });
  if (found == assignments.end()) return;
  Slot& title = slots[static_cast<std::size_t>(found->slot)];
  const Element& element = *found->element;
  const TextBodyIr body = build_text(context, element, *slot_text(context, title), SlotRole::Title);
  // An authored minimum enlarges smaller text (min_size.h).
  const double own = std::max(largest_size_pt(body), element.constraints.min_font_pt.value_or(0));
  const double min =
      element.constraints.allow_shrink ? std::min(own, effective_min_font_pt(element)) : own;
  std::vector<Rect> fixed = obstacles_of(context.layout, frame.page);
  for (const Assignment& a : assignments) {
    if (a.place == Assignment::Place::Box && a.element->box) fixed.push_back(*a.element->box);
  }
  std::vector<double> sizes;
  if (element.style.size_pt || title.size_pt) sizes.push_back(own);
  sizes.push_back(min);
  for (const double size : sizes) {
    const Emu height = height_at(engine, body, title.box.w, size);
    if (height <= title.box.h) return;
    const Emu need = up_to_grid(height);
    Growth growth(slots, frame, title);
    if (!growth.possible(need - title.box.h)) continue;
    // A smaller title is better than one over a band; one that overflows is not.
    if (size > min && !growth.clear_of(fixed, need - title.box.h)) continue;
    growth.take(need - title.box.h);
    return;
  }
}

}  // namespace deckle::layout
