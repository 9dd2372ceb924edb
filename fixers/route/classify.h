#pragma once
// The classifier (docs/repair-loop.md, 9.3): facts in, category out. It decides nothing.

#include <optional>
#include <string_view>

#include "fixers/route/facts.h"

namespace deckle::fixers {

// In the order in which they are tried.
enum class Category {
  FrameCapacityMismatch,
  TabularOverflow,
  StructuralMajorOverflow,
  LayoutZoneMismatch,
  StructuralMinorOverflow,
  ModerateOverflow,
  MinorOverflow,
  HardVisualFail
};

[[nodiscard]] const char* to_string(Category category);  // "minor_overflow" …

// Up to here an overflow is minor.
inline constexpr double kMinorLines = 1.5;

// The first category whose rule the facts meet; HardVisualFail when there is none.
[[nodiscard]] Category classify(const OverflowFacts& facts);

}  // namespace deckle::fixers
