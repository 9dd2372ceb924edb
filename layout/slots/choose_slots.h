#pragma once
// The first phase: chooses the layout of a slide and its slots.

#include <optional>
#include <string>
#include <vector>

#include "layout/base/frame.h"
#include "layout/base/layout_context.h"
#include "layout/slots/slots.h"

namespace deckle::layout {

struct ChosenSlots {
  std::string id;  // that of the slide, or of the preset used instead
  const templates::Layout* layout = nullptr;  // null: the template has none
  Frame frame;
  std::vector<Slot> slots;
};

// The slots of the preset `id`, with the placeholders of `layout` where it has suitable ones, and
// the other boxes off what the template has. nullopt: no preset has that id.
[[nodiscard]] std::optional<std::vector<Slot>> bound_preset(const std::string& id,
                                                            const templates::Layout& layout,
                                                            const Frame& frame,
                                                            const std::vector<double>& ratio);

// The layout that has the slots of the slide: of a pattern its preset, unless the template has a
// layout of that name.
[[nodiscard]] std::string slots_layout(const Slide& slide, const templates::Template& t);

// `notes` reports another layout than the requested one.
[[nodiscard]] ChosenSlots choose_slots(const Slide& slide, const LayoutContext& context,
                                       DiagnosticSink& notes);

}  // namespace deckle::layout
