#pragma once
// Bars of many categories: the largest stay, the others are combined as "Other".

#include <optional>
#include <string>

#include "slidespec/ir/chart_ir.h"
#include "slidespec/model/deck.h"

namespace deckle::layout {

inline constexpr std::size_t kTopN = 10;  // docs/design.md, "Charts"

// Whether values of the chart may be added: no percentages, rates, averages or indexes by number
// format and labels, no negative values, and categories without an inherent order.
[[nodiscard]] bool may_be_summed(const ChartContent& content, const ChartData& data,
                                 const std::string& number_format);

struct TopN {
  ChartData data;          // ranked by total over the series, Other last
  std::size_t summed = 0;  // categories that went into Other
};

// nullopt when fewer than two categories would be combined. `other` is the name of the sum; a
// category of that name (or "Other", "기타") is added to it, and its name is used.
[[nodiscard]] std::optional<TopN> keep_largest(const ChartData& data, std::size_t keep,
                                               const std::string& other);

}  // namespace deckle::layout
