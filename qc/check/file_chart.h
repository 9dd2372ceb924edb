#pragma once
// The chart of a presentation file behind an element of a slide.

#include "qc/check/file_context.h"

namespace deckle::qc {

// Null: the element is no chart, or its part cannot be read.
[[nodiscard]] const ChartFacts* chart_of(const FileContext& context, const FileSlide& slide,
                                         const ElementIr& element);
// Null: it has none that can be read.
[[nodiscard]] const WorkbookFacts* workbook_of(const FileContext& context, const ChartFacts& chart);

// Why rules about charts say nothing of some: the first whose part cannot be read, and the number
// of others. Empty: all were read.
[[nodiscard]] Message unread_charts(const FileContext& context);

// Whether it is drawn as a pie or doughnut, and nothing else.
[[nodiscard]] bool is_pie(const ChartFacts& chart);

}  // namespace deckle::qc
