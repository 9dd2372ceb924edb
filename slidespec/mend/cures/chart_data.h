#pragma once
// The values of a chart in the forms of other tools, as the series of the schema.

#include <optional>
#include <set>
#include <string>

#include "slidespec/mend/cures/cure_list.h"

namespace deckle::cures {

struct ChartData {
  json series;                 // [{"name": …, "data": [{"x": …, "y": …}]}]
  std::set<std::string> used;  // members of the content that it was made of
  std::string unit;            // that all values had after their digits: 억원, M
  json rest;                   // what the series had more, by the name of the series
};

// `title` names a series without a name. Empty: there are no values, or not every one of them is
// understood.
[[nodiscard]] std::optional<ChartData> chart_data(const json& content, const std::string& title);

}  // namespace deckle::cures
