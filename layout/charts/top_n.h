#pragma once
// Bars of many categories: the largest stay, the rest is summed up as "Other".

#include <optional>
#include <string>

#include "slidespec/ir/chart_ir.h"
#include "slidespec/model/deck.h"

namespace deckle::layout {

inline constexpr std::size_t kTopN = 10;  // docs/design.md, "Charts"

// Whether values of the chart may be added up at all: no percentages, rates, averages or indexes by
// its number format and its labels, nothing negative, and categories without an order of their own.
[[nodiscard]] bool may_be_summed(const ChartContent& content, const ChartData& data,
                                 const std::string& number_format);

struct TopN {
  ChartData data;          // ranked by total over the series, Other last
  std::size_t summed = 0;  // categories that went into Other
};

// nullopt when nothing is gained: fewer than two categories would be summed up. `other` is the name
// of the sum; a category that is called so already (or "Other", "기타") is added to it and gives it
// its name.
[[nodiscard]] std::optional<TopN> keep_largest(const ChartData& data, std::size_t keep,
                                               const std::string& other);

}  // namespace deckle::layout
