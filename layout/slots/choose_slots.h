#pragma once
// The first phase: which layout a slide takes, and the slots it offers there.

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

// `notes` says where another layout was taken than the slide asks for.
[[nodiscard]] ChosenSlots choose_slots(const Slide& slide, const LayoutContext& context,
                                       DiagnosticSink& notes);

}  // namespace deckle::layout
