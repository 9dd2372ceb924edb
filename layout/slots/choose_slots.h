#pragma once
// The first phase: chooses the layout of a slide and its slots.

#include <vector>

#include "layout/base/frame.h"
#include "layout/base/layout_context.h"
#include "layout/slots/slots.h"

namespace deckle::layout {

struct ChosenSlots {
  const templates::Layout* layout = nullptr;  // null: the template has none
  Frame frame;
  std::vector<Slot> slots;
};

// `notes` reports another layout than the requested one.
[[nodiscard]] ChosenSlots choose_slots(const Slide& slide, const LayoutContext& context,
                                       DiagnosticSink& notes);

}  // namespace deckle::layout
