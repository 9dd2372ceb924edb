#pragma once
// The values of a chart in the forms of other tools, as the series of the schema.

#include <map>
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
  std::string x_label;         // what the labels were called in a grid; empty: nothing
  std::string notes;           // lines about labels without a value, and values that are not exact
  std::map<std::string, json> left;  // what stays of a used member
};

// `title` names a series without a name. Empty: there are no values, or not every one of them is
// understood.
[[nodiscard]] std::optional<ChartData> chart_data(const json& content, const std::string& title);

}  // namespace deckle::cures
