#pragma once
// The message of a slide in a frame below its title, where the theme has it there.

#include "layout/base/layout_context.h"
#include "layout/slots/choose_slots.h"

namespace deckle::layout {

// Whether the theme frames the message of a slide.
[[nodiscard]] bool frames_messages(const templates::Template& t);
// Whether the element is such a message: a text of the role key_takeaway without a box of its own.
[[nodiscard]] bool is_message(const Element& element);

// Insets of the frame.
inline constexpr double kFrameInsetPt = 14, kFramePaddingPt = 8;

// Of content slides: a slot for the message above all others, as high as its text, and the others
// below it over the whole width. Without a message, the place of a takeaway is left to the others.
void frame_message(const Slide& slide, const LayoutContext& context, ChosenSlots& chosen);

}  // namespace deckle::layout
