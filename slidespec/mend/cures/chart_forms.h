#pragma once
// Data of charts as other tools have them, as grids or as values by name.

#include <optional>
#include <set>
#include <string>

#include "slidespec/mend/cures/cure_list.h"

namespace deckle::cures {

// `used` are names of members that the result was made of. Empty: the content has no such data.
//
// {"values": […]} with fields by name, as Vega-Lite has it.
[[nodiscard]] std::optional<json> vega_rows(const json& content, const json& data);

// Rows by key, and the keys of those that are series: {"data": [{"q": "Q1", "v": 3}, …], "xKey":
// "q", "series": [{"dataKey": "v", "name": "Sales"}]}, as Recharts has them.
[[nodiscard]] std::optional<json> keyed_rows(const json& content, std::set<std::string>& used);

// A grid of rows: {"columns": […], "rows": [[…]]} in the content, or a text with CSV or Markdown;
// values by label of a text with pairs.
[[nodiscard]] std::optional<json> grid_in(const json& content, std::set<std::string>& used);

}  // namespace deckle::cures
