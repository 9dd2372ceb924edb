#include "layout/slots/computed_boxes.h"

#include <algorithm>

#include "layout/base/free_area.h"

namespace deckle::layout {
namespace {

// Ours: of the computed box; a smaller place would not hold what it is for.
constexpr double kMinShare = 0.3;
constexpr double kMinColumnShare = 0.5;
// Ours, of the title: what covers more is a band behind it; a smaller place would not hold it.
constexpr double kBehindTitle = 0.5, kMinTitleShare = 0.5;
constexpr double kEdgeShare = 0.1;  // ours: of the title's height; its insets are as high

// Whether a slot's picture covers the page, and what the template draws on it.
bool covers_page(const std::vector<Slot>& slots) {
  return std::any_of(slots.begin(), slots.end(), [](const Slot& slot) { return slot.full_bleed; });
}

bool touches(const Rect& box, const std::vector<Rect>& others) {
  return std::any_of(others.begin(), others.end(),
                     [&box](const Rect& other) { return !intersection(box, other).empty(); });
}

// The part of the safe area below the title, for a slot that the preset places below it. Text above
// a title would be read first.
Rect area_for(const Slot& slot, const Frame& frame, const std::vector<Slot>& slots) {
  const auto title = std::find_if(slots.begin(), slots.end(), [](const Slot& s) {
    return s.role == SlotRole::Title;
  });
  if (title == slots.end() || slot.role == SlotRole::Title) return frame.safe;
  const Emu top = title->box.bottom();
  return {frame.safe.x, top, frame.safe.w, std::max(Emu(0), frame.safe.bottom() - top)};
}

// Whether `part` of `box` is along its upper or lower edge, where no letters are.
bool only_at_an_edge(const Rect& part, const Rect& box) {
  const double margin = kEdgeShare * to_pt(box.h);
  return to_pt(part.bottom() - box.y) <= margin || to_pt(box.bottom() - part.y) <= margin;
}

// A title's place that was cut from its placeholder is still the template's.
bool is_cut_title(const Slot& slot) {
  return slot.role == SlotRole::Title && slot.placeholder != nullptr &&
         intersection(slot.box, slot.placeholder->box) == slot.box;
}

}  // namespace

void keep_titles_clear(const templates::Layout& layout, Size page, std::vector<Slot>& slots) {
  for (Slot& slot : slots) {
    if (slot.role != SlotRole::Title || is_computed(slot) || slot.box.empty()) continue;
    std::vector<Rect> in_the_way;
    for (const Rect& drawn : layout.furniture) {
      const Rect shared = intersection(drawn, slot.box);
      if (shared.empty() || area_px(shared) >= kBehindTitle * area_px(slot.box)) continue;
      if (!only_at_an_edge(shared, slot.box)) in_the_way.push_back(drawn);
    }
    if (in_the_way.empty()) continue;
    const Rect visible = intersection(slot.box, {Emu(0), Emu(0), page.w, page.h});
    const Rect clear = largest_clear(visible, in_the_way);
    if (area_px(clear) >= kMinTitleShare * area_px(slot.box)) slot.box = clear;
  }
}

bool is_computed(const Slot& slot) {
  return slot.placeholder == nullptr || slot.box != slot.placeholder->box;
}

void move_computed(const templates::Layout& layout, const Frame& frame, std::vector<Slot>& slots) {
  if (covers_page(slots)) return;
  const std::vector<Rect> obstacles = obstacles_of(layout, frame.page);
  for (std::size_t i = 0; i < slots.size(); ++i) {
    if (!is_computed(slots[i]) || is_cut_title(slots[i])) continue;
    std::vector<Rect> others;
    for (std::size_t j = 0; j < slots.size(); ++j) {
      if (j < i || (j > i && (!is_computed(slots[j]) || is_cut_title(slots[j])))) others.push_back(slots[j].box);
    }
    Rect& box = slots[i].box;
    if (is_clear(box, obstacles) && !touches(box, others)) continue;
    std::vector<Rect> all = obstacles;
    all.insert(all.end(), others.begin(), others.end());
    const Rect moved = nearest_clear(box, area_for(slots[i], frame, slots), all);
    if (area_px(moved) >= kMinShare * area_px(box)) box = moved;
  }
}

void clear_columns(const templates::Layout& layout, const Frame& frame,
                   const std::vector<Slot>& slots, std::vector<Rect>& columns) {
  if (covers_page(slots)) return;
  std::vector<Rect> obstacles = obstacles_of(layout, frame.page);
  for (const Slot& slot : slots) {
    if (slot.role == SlotRole::Title) obstacles.push_back(slot.box);
  }
  for (Rect& column : columns) {
    if (is_clear(column, obstacles)) continue;
    const Rect clear = largest_clear(column, obstacles);
    if (area_px(clear) >= kMinColumnShare * area_px(column)) column = clear;
  }
}

}  // namespace deckle::layout
