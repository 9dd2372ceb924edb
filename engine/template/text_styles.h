#pragma once
// Text styles and shapes of masters and layouts as the summary has them.

#include <cstddef>
#include <vector>

#include "engine/template/summary.h"
#include "pptx/read/sheet.h"

namespace deckle::engine {

// Levels of text that count: a list of a spec has no more (docs/slidespec.md).
inline constexpr std::size_t kMostLevels = 5;

[[nodiscard]] LevelSummary level_summary(const InheritedLevel& level);
// The first `count` levels.
[[nodiscard]] std::vector<LevelSummary> level_summaries(const InheritedText& text,
                                                        std::size_t count);

// The shapes that show through: those that are no placeholders and not hidden.
[[nodiscard]] std::vector<ShapeSummary> shape_summaries(
    const std::vector<pptx::SheetShape>& shapes);

}  // namespace deckle::engine
