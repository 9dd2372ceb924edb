#pragma once
// Text about a chart: its alternative text, and text that is not drawn.

#include <string>

#include "slidespec/core/message.h"
#include "slidespec/ir/chart_ir.h"
#include "slidespec/model/deck.h"

namespace deckle::layout {

// The alternative text: kind, title, series, categories from the first to the last, range of the
// values. In Korean for a Korean deck, else in English.
[[nodiscard]] std::string describe_chart(const ChartContent& content, const ChartIr& chart,
                                         const std::string& language);

// Text of a chart that is not drawn: `notes`, and the axis labels of a pie. One paragraph each, for
// the speaker notes; empty when there is none.
[[nodiscard]] std::string chart_notes(const Element& chart, Language language);

}  // namespace deckle::layout
