#pragma once
// Text about a chart: for those who cannot see it, and what is written nowhere in it.

#include <string>

#include "slidespec/ir/chart_ir.h"
#include "slidespec/model/deck.h"

namespace deckle::layout {

// The alternative text: kind, title, series, categories from the first to the last, range of the
// values. In Korean for a Korean deck, else in English.
[[nodiscard]] std::string describe_chart(const ChartContent& content, const ChartIr& chart,
                                         const std::string& language);

// What the charts of a slide say that is not drawn: `notes`, and the axis labels of a pie. For the
// speaker notes, a paragraph each; empty when there is nothing.
[[nodiscard]] std::string chart_notes(const Slide& slide);

}  // namespace deckle::layout
