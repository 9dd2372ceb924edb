// `content` of tables.

#include <algorithm>

#include "slidespec/mend/cures/cure_list.h"
#include "slidespec/messages/tr.h"

namespace deckle::cures {
namespace {

const std::vector<Key>& content_keys() {
  static const std::vector<Key> kKeys = {
      {"title", {"table_title", "heading", "name", "caption"}},
      {"columns", {"headers", "header", "cols", "column_names", "fields", "head", "header_row"}},
      {"rows", {"data", "body", "values", "records", "cells", "entries", "row"}},
  };
  return kKeys;
}

json cell_of(const json& value) {
  if (value.is_string() || value.is_number() || value.is_null()) return value;
  if (value.is_object()) {
    for (const char* key : {"text", "value", "content", "label"}) {
      if (value.contains(key)) return cell_of(value[key]);
    }
  }
  const auto text = as_text(value);
  return text ? *text : json(value.dump());
}

std::string column_of(const json& value) {
  if (value.is_string()) return value;
  if (value.is_object()) {
    for (const char* key : {"label", "title", "name", "header", "text", "key", "id", "field"}) {
      if (value.contains(key) && value[key].is_string()) return value[key];
    }
  }
  const auto text = as_text(value);
  return text ? text->get<std::string>() : value.dump();
}

// The keys by which rows that are objects name their cells, for the columns.
std::vector<std::string> keys_of(const json& columns, const json& rows) {
  std::vector<std::string> keys;
  if (columns.is_array()) {
    for (const json& column : columns) {
      std::string key = column_of(column);
      for (const char* name : {"key", "id", "field", "accessor"}) {
        if (column.is_object() && column.contains(name) && column[name].is_string())
          key = column[name];
      }
      keys.push_back(std::move(key));
    }
  }
  for (const json& row : rows) {
    if (!row.is_object()) continue;
    for (auto it = row.begin(); it != row.end(); ++it) {
      const bool known = std::any_of(keys.begin(), keys.end(), [&](const std::string& key) {
        return normalised(key) == normalised(it.key());
      });
      if (!known) keys.push_back(it.key());
    }
  }
  return keys;
}

json cells_by_keys(const json& row, const std::vector<std::string>& keys) {
  json cells = json::array();
  for (const std::string& key : keys) {
    json cell = nullptr;
    for (auto it = row.begin(); it != row.end(); ++it) {
      if (normalised(it.key()) == normalised(key)) cell = cell_of(*it);
    }
    cells.push_back(cell);
  }
  return cells;
}

}  // namespace

void cure_table(const Here& element, const Here& content, CureList& list) {
  for (const std::string& name : rename_members(content, content_keys(), list)) {
    if (!list.has(content.below(name)))
      keep_in_extensions(content.below(name), element, name, list);
  }
  want_text(content, "title", list);
  if (list.has(content.below("columns")) || list.has(content.below("rows"))) return;
  const json none = json::array();
  const json& columns = content.has("columns") ? content.value.at("columns") : none;
  const json& rows = content.has("rows") ? content.value.at("rows") : none;
  if (!rows.is_array() || (!columns.is_array() && !columns.is_string())) return;
  json heads = json::array(), body = json::array();
  const bool by_key = std::any_of(rows.begin(), rows.end(), [](const json& row) {
    return row.is_object() && !row.contains("cells") && !row.contains("values");
  });
  if (by_key) {
    const std::vector<std::string> keys = keys_of(columns, rows);
    for (std::size_t i = 0; i < keys.size(); ++i)
      heads.push_back(columns.is_array() && i < columns.size() ? column_of(columns[i]) : keys[i]);
    for (const json& row : rows) body.push_back(row.is_object() ? cells_by_keys(row, keys) : row);
  } else {
    if (columns.is_string()) {
      heads.push_back(columns);
    } else {
      for (const json& column : columns) heads.push_back(column_of(column));
    }
    for (const json& row : rows) {
      const json* cells = &row;
      for (const char* key : {"cells", "values"}) {
        if (row.is_object() && row.contains(key)) cells = &row[key];
      }
      json line = json::array();
      if (cells->is_array()) {
        for (const json& cell : *cells) line.push_back(cell_of(cell));
      } else {
        line.push_back(cell_of(*cells));
      }
      body.push_back(std::move(line));
    }
    // The first row is the header where there is none.
    if (heads.empty() && body.size() > 1) {
      for (const json& cell : body.front()) heads.push_back(column_of(cell));
      body.erase(body.begin());
    }
  }
  // A row that is longer than the header has columns without a name.
  std::size_t widest = heads.size();
  for (const json& row : body) widest = std::max(widest, row.is_array() ? row.size() : 0);
  while (heads.size() < widest && widest <= 20) heads.push_back(" ");
  for (json& head : heads) {
    if (head == "") head = " ";
  }
  if (heads.empty() || body.empty()) return;
  const bool same_columns = content.has("columns") && heads == columns;
  const bool same_rows = content.has("rows") && body == rows;
  if (same_columns && same_rows) return;
  Cure cure;
  const auto put = [&](const char* name, const json& value) {
    cure.flaws.push_back(content.below(name));
    cure.patch.push_back({content.has(name) ? PatchStep::Op::Replace : PatchStep::Op::Add,
                          content.below(name),
                          {},
                          spaced(value)});
  };
  if (!same_rows) put("rows", body);
  if (!same_columns) put("columns", heads);
  cure.hint = tr("write \"columns\" as strings and each row as an array of as many cells");
  list.push(std::move(cure));
}

}  // namespace deckle::cures
