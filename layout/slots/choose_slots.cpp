#include "layout/slots/choose_slots.h"

#include <algorithm>
#include <utility>

#include "layout/base/note.h"
#include "layout/base/reading_order.h"
#include "layout/messages/tr.h"
#include "layout/names/pattern_names.h"
#include "layout/slots/centered_quote.h"
#include "layout/slots/closing_layout.h"
#include "layout/slots/computed_boxes.h"
#include "layout/slots/cover_layout.h"
#include "layout/slots/equal_columns.h"
#include "layout/slots/framed_message.h"
#include "layout/slots/presets/presets.h"
#include "layout/slots/statement_layout.h"
#include "layout/slots/substitute.h"
#include "layout/slots/titled_quote.h"

namespace deckle::layout {
namespace {

// Whether two slots overlap that the template does not place both.
bool overlap(const std::vector<Slot>& slots) {
  for (std::size_t i = 0; i < slots.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if (slots[i].full_bleed || slots[j].full_bleed) continue;
      if (!is_computed(slots[i]) && !is_computed(slots[j])) continue;
      if (!intersection(slots[i].box, slots[j].box).empty()) return true;
    }
  }
  return false;
}

// Whether layout_hints.ratio divides the body.
bool has_columns(const std::string& id, const std::vector<Slot>& slots) {
  return id == "chart_focus" || in_columns(slots);
}

}  // namespace

std::string slots_layout(const Slide& slide, const templates::Template& t) {
  const bool own = std::any_of(t.layouts.begin(), t.layouts.end(), [&slide](const auto& layout) {
    return layout.name == slide.layout_id;
  });
  return own ? slide.layout_id : base_layout(slide.layout_id);
}

std::optional<std::vector<Slot>> bound_preset(const std::string& id,
                                              const templates::Layout& layout, const Frame& frame,
                                              const std::vector<double>& ratio) {
  const std::optional<std::vector<Slot>> preset = preset_slots(id, frame, ratio);
  if (!preset) return std::nullopt;
  // A ratio applies to columns; without columns the template's boxes are used.
  const bool keep_boxes = !ratio.empty() && has_columns(id, *preset);
  std::vector<Slot> slots = *preset;
  bind_placeholders(layout, slots, keep_boxes);
  center_quote(frame, slots);
  keep_titles_clear(layout, frame.page, slots);
  // A placeholder for one kind of content may overlap the slots that the preset places beside it.
  // Then the computed boxes make way for the title, or the title for them.
  for (const bool keep_title : {true, false}) {
    std::vector<Slot> moved = slots;
    move_computed(layout, frame, moved);
    if (!overlap(moved)) {
      if (ratio.empty()) halve_computed_columns(moved);
      adopt_turned_title(layout, moved);
      return moved;
    }
    slots = *preset;
    bind_placeholders(layout, slots, true);
    if (!keep_title) continue;
    for (Slot& slot : slots) {
      if (slot.role == SlotRole::Title && slot.placeholder != nullptr)
        slot.box = slot.placeholder->box;
    }
    keep_titles_clear(layout, frame.page, slots);
  }
  move_computed(layout, frame, slots);
  if (ratio.empty()) halve_computed_columns(slots);
  adopt_turned_title(layout, slots);
  return slots;
}

ChosenSlots choose_slots(const Slide& slide, const LayoutContext& context, DiagnosticSink& notes) {
  ChosenSlots chosen;
  std::string id = slots_layout(slide, context.t);
  if (const Substitute other = substitute_for(slide, context); !other.layout_id.empty()) {
    add_note(slide, "layout-substituted", {}, other.message, other.hint, notes);
    id = other.layout_id;
  }
  const std::optional<CoverLayout> cover = cover_layout(slide, context, notes);
  if (cover) id = "title_center";
  const templates::LayoutChoice choice = templates::choose_layout(
      context.t, cover ? cover->name
                       : statement_layout(slide, context, closing_layout(slide, context.t, id)));
  chosen.id = id;
  chosen.layout = choice.layout;
  if (chosen.layout == nullptr) return chosen;
  if (!choice.exact) {
    add_note(slide, "layout-substituted", {}, choice.reason,
             tr("choose one of the layouts that `deckle layouts` lists"), notes);
  }
  chosen.frame = frame_of(context.t, chosen.layout);
  if (const auto bound = bound_preset(id, *chosen.layout, chosen.frame, slide.hints.ratio)) {
    chosen.slots = *bound;
    if (cover) add_cover_slots(*cover, *chosen.layout, chosen.frame, chosen.slots);
    if (const Element* title = authored_title(slide))
      add_title_to_quote(context.t, *chosen.layout, chosen.frame, title->box, chosen.slots);
  } else {
    chosen.slots = slots_of(*chosen.layout);
    keep_titles_clear(*chosen.layout, chosen.frame.page, chosen.slots);
  }
  frame_message(slide, context, chosen);
  return chosen;
}

}  // namespace deckle::layout
