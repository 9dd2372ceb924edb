#pragma once
// The next steps of a closing slide as numbered cards.

#include <optional>
#include <vector>

#include "layout/covers/closing_parts.h"

namespace deckle::layout {

// The pieces of a step: the card with its text first, then what is drawn on it.
struct StepCard {
  ElementIr card;
  std::vector<ElementIr> before, over;  // in reading order
};

enum class StepOrder { Row, Stack };

// From the top of `area`, all equal; nullopt: they do not fit at a size that can be read.
[[nodiscard]] std::optional<std::vector<StepCard>> step_cards(const ListContext& context,
                                                              const SlideIr& slide,
                                                              const std::vector<ClosingStep>& steps,
                                                              const Rect& area, StepOrder order);

}  // namespace deckle::layout
