#pragma once
// Finds presets that a slide's elements cannot fill, and the preset to use instead.

#include <string>

#include "layout/base/layout_context.h"
#include "slidespec/core/message.h"

namespace deckle::layout {

struct Substitute {
  std::string layout_id;  // empty: the requested one is used
  Message message, hint;
};

[[nodiscard]] Substitute substitute_for(const Slide& slide, const LayoutContext& context);

}  // namespace deckle::layout
