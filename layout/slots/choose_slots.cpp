#include "layout/slots/choose_slots.h"

#include <utility>

#include "layout/base/note.h"
#include "layout/base/reading_order.h"
#include "layout/messages/tr.h"
#include "layout/slots/presets/presets.h"
#include "layout/slots/substitute.h"
#include "layout/slots/titled_quote.h"

namespace deckle::layout {
namespace {

bool overlap(const std::vector<Slot>& slots) {
  for (std::size_t i = 0; i < slots.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if (slots[i].full_bleed || slots[j].full_bleed) continue;
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

ChosenSlots choose_slots(const Slide& slide, const LayoutContext& context, DiagnosticSink& notes) {
  ChosenSlots chosen;
  std::string id = slide.layout_id;
  if (const Substitute other = substitute_for(slide, context); !other.layout_id.empty()) {
    add_note(slide, "layout-substituted", {}, other.message, other.hint, notes);
    id = other.layout_id;
  }
  const templates::LayoutChoice choice = templates::choose_layout(context.t, id);
  chosen.layout = choice.layout;
  if (chosen.layout == nullptr) return chosen;
  if (!choice.exact) {
    add_note(slide, "layout-substituted", {},
             choice.reason, tr("choose one of the layouts that `deckle layouts` lists"), notes);
  }
  chosen.frame = frame_of(context.t, chosen.layout);
  if (auto preset = preset_slots(id, chosen.frame, slide.hints.ratio)) {
    chosen.slots = std::move(*preset);
    const std::vector<Slot> computed = chosen.slots;
    // A ratio applies to columns; without columns the template's boxes are used.
    bind_placeholders(*chosen.layout, chosen.slots,
                      !slide.hints.ratio.empty() && has_columns(id, chosen.slots));
    // A placeholder for one kind of content may overlap the slots that the preset places beside it.
    if (overlap(chosen.slots)) {
      chosen.slots = computed;
      bind_placeholders(*chosen.layout, chosen.slots, true);
    }
    if (const Element* title = authored_title(slide))
      add_title_to_quote(context.t, *chosen.layout, chosen.frame, title->box, chosen.slots);
  } else {
    chosen.slots = slots_of(*chosen.layout);
  }
  return chosen;
}

}  // namespace deckle::layout
