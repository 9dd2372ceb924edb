#include "slidespec/mend/cures/chart_forms.h"

#include <algorithm>
#include <vector>

#include "slidespec/mend/cures/text_tables.h"

namespace deckle::cures {
namespace {

// "Q1: 3, Q2: 4" as {"Q1": 3, "Q2": 4}. Empty: it is not.
std::optional<json> pairs_in(const std::string& text) {
  json pairs = json::object();
  for (std::size_t at = 0; at < text.size() && pairs.size() < kMaxMembers;) {
    std::size_t end = at;  // a comma in a number has no blank after it
    while (end < text.size() && text[end] != ';' && text[end] != '\n' &&
           !(text[end] == ',' && end + 1 < text.size() && text[end + 1] == ' '))
      ++end;
    std::string one = text.substr(at, end - at);
    at = end + 1;
    while (one.starts_with(' ')) one.erase(0, 1);
    if (one.empty()) continue;
    const std::size_t mark = one.find_last_of(":=");
    if (mark == std::string::npos || mark == 0) return std::nullopt;
    std::string label = one.substr(0, mark), value = one.substr(mark + 1);
    while (label.ends_with(' ')) label.pop_back();
    while (value.starts_with(' ')) value.erase(0, 1);
    if (!as_number(json(value)) || pairs.contains(label)) return std::nullopt;
    pairs[label] = value;
  }
  return pairs.size() > 1 ? std::optional(pairs) : std::nullopt;
}

}  // namespace

std::optional<json> vega_rows(const json& content, const json& data) {
  const json* values = find_any(data, {"values"});
  const json* encoding = find_any(content, {"encoding"});
  if (values == nullptr || encoding == nullptr || !values->is_array()) return std::nullopt;
  const auto field = [encoding](const char* channel) -> std::string {
    const json* one = find_any(*encoding, {channel});
    const json* name = one == nullptr ? nullptr : find_any(*one, {"field"});
    return name != nullptr && name->is_string() ? name->get<std::string>() : std::string();
  };
  const std::string x = field("x"), y = field("y"), color = field("color");
  json by_name = json::object();
  for (const json& row : *values) {
    if (!row.is_object() || !row.contains(x) || !row.contains(y)) return std::nullopt;
    const std::string name =
        row.contains(color) && row[color].is_string() ? row[color].get<std::string>() : y;
    if (!by_name.contains(name)) by_name[name] = json::array();
    by_name[name].push_back({row[x], row[y]});
  }
  return by_name;
}

std::optional<json> keyed_rows(const json& content, std::set<std::string>& used) {
  const std::string* rows = find_name(content, {"data", "dataset", "rows"});
  const std::string* series = find_name(
      content, {"series", "lines", "bars", "areas", "keys", "y_keys", "data_keys", "y_fields"});
  if (rows == nullptr || series == nullptr || !content[*rows].is_array() ||
      !content[*series].is_array() || content[*series].empty() || content[*rows].empty())
    return std::nullopt;
  std::vector<std::string> keys;
  json names = json::array({""});
  for (const json& one : content[*series]) {
    const json* key = one.is_string()
                          ? &one
                          : find_any(one, {"data_key", "key", "field", "y_key", "value_key", "y"});
    if (key == nullptr || !key->is_string()) return std::nullopt;
    const json* name = one.is_string() ? nullptr : find_any(one, {"name", "label", "title"});
    keys.push_back(*key);
    names.push_back(name != nullptr && name->is_string() ? *name : *key);
  }
  std::string label;
  std::set<std::string> members{*rows, *series};
  for (const char* one : {"x_key", "x_data_key", "name_key", "category_key", "index_by", "x_field",
                          "x_axis", "x", "category"}) {
    const std::string* name = find_name(content, {one});
    if (name == nullptr || !label.empty()) continue;
    const json* key = content[*name].is_object() ? find_any(content[*name], {"data_key", "key"})
                                                 : &content[*name];
    if (key == nullptr || !key->is_string()) continue;
    if (!content[*rows][0].is_object() || !content[*rows][0].contains(key->get<std::string>()))
      continue;
    label = *key;
    if (!content[*name].is_object() || content[*name].size() == 1) members.insert(*name);
  }
  json grid = json::array({names});
  for (const json& row : content[*rows]) {
    if (!row.is_object() || row.size() > kMaxMembers) return std::nullopt;
    for (auto it = row.begin(); label.empty() && it != row.end(); ++it) {
      if (std::find(keys.begin(), keys.end(), it.key()) == keys.end()) label = it.key();
    }
    // A member that is no series and no label would be lost.
    if (!row.contains(label) || row.size() > keys.size() + 1) return std::nullopt;
    json line = json::array({row[label]});
    for (const std::string& key : keys) line.push_back(row.contains(key) ? row[key] : json());
    grid.push_back(std::move(line));
  }
  used.merge(members);
  return grid;
}

std::optional<json> grid_in(const json& content, std::set<std::string>& used) {
  const std::string* columns = find_name(content, {"columns", "headers", "header"});
  const std::string* rows = find_name(content, {"rows", "body"});
  if (columns != nullptr && rows != nullptr && content[*columns].is_array() &&
      content[*rows].is_array()) {
    json grid = json::array({content[*columns]});
    for (const json& row : content[*rows]) grid.push_back(row);
    used.insert({*columns, *rows});
    return grid;
  }
  for (const char* name :
       {"data", "csv", "series", "table", "markdown", "rows", "values", "html", "text", "데이터"}) {
    const std::string* key = find_name(content, {name});
    if (key == nullptr) continue;
    const json& value = content[*key];
    if (auto pairs = value.is_string() ? pairs_in(value.get<std::string>()) : std::nullopt) {
      used.insert(*key);
      return pairs;
    }
    json grid = value.is_string()  ? grid_of(value.get<std::string>())
                : value.is_array() ? value
                                   : json::array();
    if (grid.size() < 2 || !grid[0].is_array() || grid[0].size() < 2) continue;
    used.insert(*key);
    return grid;
  }
  return std::nullopt;
}

}  // namespace deckle::cures
