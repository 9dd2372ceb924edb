// `content` of tables.

#include <algorithm>

#include "slidespec/mend/cures/cure_list.h"
#include "slidespec/mend/cures/table_forms.h"
#include "slidespec/mend/cures/text_tables.h"
#include "slidespec/messages/tr.h"

namespace deckle::cures {
namespace {

const std::vector<Key>& content_keys() {
  static const std::vector<Key> kKeys = {
      {"title", {"table_title", "heading", "name", "caption"}},
      {"columns",
       {"headers", "header", "cols", "column_names", "fields", "head", "header_row", "headings",
        "thead", "column_headers", "열", "머리글"}},
      {"rows",
       {"data", "body", "values", "records", "cells", "entries", "row", "tbody", "table_rows",
        "row_data", "행", "내용"}},
  };
  return kKeys;
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

// Rows that are texts, each with the cells of a row in it, become arrays.
void rows_of_texts(const json& columns, json& rows) {
  std::size_t width = columns.is_array() ? columns.size() : 0;
  if (columns.is_string()) {
    const json names = grid_of(columns.get<std::string>());
    width = names.size() == 1 ? names[0].size() : 0;
  }
  const bool texts =
      std::all_of(rows.begin(), rows.end(), [](const json& row) { return row.is_string(); });
  if (width == 0 && texts && rows.size() > 1) {  // the header is one of them
    std::string all;
    for (const json& row : rows) all += row.get<std::string>() + "\n";
    const json grid = grid_of(all);
    if (grid.size() < 2 || grid[0].size() < 2) return;
    if (std::all_of(grid.begin(), grid.end(),
                    [&grid](const json& row) { return row.size() == grid[0].size(); }))
      rows = grid;
    return;
  }
  json split = rows;
  for (json& row : split) {
    if (!row.is_string()) continue;
    json cells = row_of(row.get<std::string>(), width);
    if (!cells.is_null())
      row = std::move(cells);
    else if (texts)
      return;  // they are the cells of one row
  }
  rows = std::move(split);
}

// Whether the columns and rows are arrays, under whatever name.
bool is_plain(const json& content) {
  bool rows = false;
  for (auto it = content.begin(); it != content.end(); ++it) {
    const std::string_view meant = meant_key(it.key(), content_keys());
    if (meant == "columns" && !it->is_array() && !it->is_null() && !it->is_boolean()) return false;
    if (meant == "rows" && !it->is_array()) return false;
    rows = rows || meant == "rows";
  }
  return rows;
}

// A table as one text, as a map of columns or rows, with counts, or one object deeper.
bool cure_form(const Here& content, CureList& list) {
  const json& value = content.value;
  const bool deeper = value.size() == 1 && value.front().is_object() &&
                      value.begin().key() != "rows" && value.begin().key() != "columns";
  const bool plain = deeper ? is_plain(value.front()) : is_plain(value);
  if (plain && !deeper) return false;
  const auto form = plain ? std::nullopt : table_form(value);
  if (!form && deeper) {
    list.replace(content.pointer, value.front(), tr("write its members in 'content'"));
    return true;
  }
  if (!form) return false;
  Cure cure{{}, {}, tr("write \"columns\" as strings and each row as an array of as many cells")};
  for (const std::string& name : form->used) {
    cure.flaws.push_back(content.below(name));
    cure.patch.push_back({PatchStep::Op::Remove, content.below(name), {}, {}});
  }
  for (const char* name : {"columns", "rows"}) {
    if (!form->used.contains(name)) {
      if (content.has(name)) return false;
      cure.flaws.push_back(content.below(name));
    }
    const json& part = std::string_view(name) == "rows" ? form->rows : form->columns;
    cure.patch.push_back({PatchStep::Op::Add, content.below(name), {}, spaced(part)});
  }
  list.push(std::move(cure));
  return true;
}

// The names of rows and the row of totals, where they stand beside the rows. False: they do not.
bool cure_rows_beside(const Here& content, CureList& list) {
  const std::string *columns = nullptr, *rows = nullptr, *names = nullptr, *totals = nullptr;
  for (auto it = content.value.begin(); it != content.value.end(); ++it) {
    const std::string plain = normalised(it.key());
    const auto one_of = [&plain](std::initializer_list<const char*> all) {
      return std::any_of(all.begin(), all.end(),
                         [&plain](const char* one) { return plain == normalised(one); });
    };
    if (!it->is_array() || it->empty()) continue;
    if (one_of({"row_headers", "row_header", "row_labels", "row_names", "row_titles", "index",
                "stub", "행머리글", "행이름"}))
      names = &it.key();
    else if (one_of({"footer", "footers", "foot", "tfoot", "total", "totals", "total_row",
                     "summary_row", "합계"}))
      totals = &it.key();
    else if (const std::string_view meant = meant_key(it.key(), content_keys()); meant == "rows")
      rows = &it.key();
    else if (meant == "columns")
      columns = &it.key();
  }
  if (rows == nullptr || columns == nullptr || (names == nullptr && totals == nullptr))
    return false;
  json heads = content.value[*columns], body = content.value[*rows];
  const auto are_rows = [](const json& all) {
    return std::all_of(all.begin(), all.end(), [](const json& row) { return row.is_array(); });
  };
  if (!are_rows(body)) return false;
  Cure cure{{}, {}, tr("write \"columns\" as strings and each row as an array of as many cells")};
  const auto drop = [&](const std::string& name) {
    cure.flaws.push_back(content.below(name));
    cure.patch.push_back({PatchStep::Op::Remove, content.below(name), {}, {}});
  };
  if (names != nullptr && content.value[*names].size() == body.size()) {
    const json& given = content.value[*names];
    bool ordinals = true;  // as pandas numbers rows
    for (std::size_t r = 0; r < body.size(); ++r)
      ordinals = ordinals && (given[r] == r || given[r] == r + 1);
    std::size_t width = 0;
    for (const json& row : body) width = std::max(width, row.size());
    if (!ordinals && heads.size() == width) heads.insert(heads.begin(), " ");
    for (std::size_t r = 0; r < body.size() && !ordinals; ++r)
      body[r].insert(body[r].begin(), given[r]);
    drop(*names);
  }
  if (totals != nullptr) {
    const json& given = content.value[*totals];
    if (are_rows(given))
      for (const json& row : given) body.push_back(row);
    else
      body.push_back(given);
    drop(*totals);
  }
  if (cure.flaws.empty()) return false;
  cure.patch.push_back({PatchStep::Op::Replace, content.below(*rows), {}, spaced(body)});
  cure.patch.push_back({PatchStep::Op::Replace, content.below(*columns), {}, spaced(heads)});
  list.push(std::move(cure));
  return true;
}

}  // namespace

void cure_table(const Here& element, const Here& content, CureList& list) {
  if (content.value.empty() || content.value.size() > kMaxMembers) return;
  if (cure_rows_beside(content, list) || cure_form(content, list)) return;
  for (auto it = content.value.begin(); it != content.value.end(); ++it) {
    // "header": true says that the first row is the header.
    if (it->is_boolean() && !meant_key(it.key(), content_keys()).empty())
      list.remove(content.below(it.key()), tr("remove it"));
  }
  for (const std::string& name : rename_members(content, content_keys(), list)) {
    if (!list.has(content.below(name)))
      keep_in_extensions(content.below(name), element, name, list);
  }
  want_text(content, "title", list);
  if (list.has(content.below("columns")) || list.has(content.below("rows"))) return;
  const json none = json::array();
  const json& columns = content.has("columns") ? content.value.at("columns") : none;
  json given = content.has("rows") ? content.value.at("rows") : none;
  if (given.is_array()) {
    json kept = json::array();
    for (const json& row : given) {
      if (!row.is_null() && !(row.is_structured() && row.empty())) kept.push_back(row);
    }
    rows_of_texts(columns, kept);
    // One row without the array around it.
    const bool flat = columns.is_array() && columns.size() > 1 && kept.size() == columns.size() &&
                      std::none_of(kept.begin(), kept.end(), [](const json& cell) {
                        return cell.is_structured() ||
                               (cell.is_string() &&
                                cell.get_ref<const std::string&>().find('|') != std::string::npos);
                      });
    given = flat ? json::array({kept}) : kept;
  }
  const json& rows = given;
  if (!rows.is_array() || (!columns.is_array() && !columns.is_string())) return;
  json heads = json::array(), body = json::array();
  const bool by_key = std::any_of(rows.begin(), rows.end(), [](const json& row) {
    return row.is_object() && cells_in(row) == nullptr;
  });
  if (by_key) {
    const std::vector<std::string> keys = keys_of(columns, rows);
    for (std::size_t i = 0; i < keys.size(); ++i)
      heads.push_back(columns.is_array() && i < columns.size() ? column_of(columns[i]) : keys[i]);
    for (const json& row : rows) body.push_back(row.is_object() ? cells_by_keys(row, keys) : row);
  } else {
    if (columns.is_string()) {
      const json names = grid_of(columns.get<std::string>());
      for (const json& name : names.empty() ? none : names.front())
        heads.push_back(column_of(name));
    } else {
      for (const json& column : flat_heads(columns)) heads.push_back(column_of(column));
    }
    for (const json& row : rows) {
      const json* cells = cells_in(row);
      if (cells == nullptr) cells = &row;
      json line = json::array();
      if (cells->is_array()) {
        for (const json& cell : *cells) line.push_back(cell_of(cell));
      } else if (cells->is_string() && heads.size() > 1) {  // "Seoul | 1"
        const json parts = grid_of(cells->get<std::string>());
        if (parts.size() == 1 && parts[0].size() == heads.size())
          line = parts[0];
        else
          line.push_back(*cells);
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
  const bool same_rows = content.has("rows") && body == content.value.at("rows");
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
