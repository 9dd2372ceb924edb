#include "slidespec/mend/cures/table_forms.h"

#include <algorithm>
#include <initializer_list>
#include <utility>

#include "slidespec/core/cancellation.h"
#include "slidespec/mend/cures/gathered_text.h"
#include "slidespec/mend/cures/text_tables.h"

namespace deckle::cures {
namespace {

constexpr std::initializer_list<const char*> kHeads = {
    "columns",  "headers",    "header", "cols",           "column_names", "fields", "head",
    "headings", "header_row", "thead",  "column_headers", "열",           "머리글"};
constexpr std::initializer_list<const char*> kBodies = {
    "rows",       "data",     "body",      "values", "records", "cells", "entries", "tbody",
    "table_rows", "row_data", "tablerows", "grid",   "matrix",  "table", "csv",     "html",
    "markdown",   "md",       "text",      "tsv",    "content", "행",    "내용"};

// As find_name(), of members that hold something.
const std::string* find_filled(const json& object, std::initializer_list<const char*> names) {
  if (!object.is_object() || object.size() > kMaxMembers) return nullptr;
  for (const char* name : names) {
    for (auto it = object.begin(); it != object.end(); ++it) {
      if (normalised(it.key()) == normalised(name) &&
          (it->is_structured() || (it->is_string() && *it != "")) && !it->empty())
        return &it.key();
    }
  }
  return nullptr;
}

// Whatever the case of its name and the blanks around it.
const json* member(const json& object, std::string_view name) {
  if (object.size() > kMaxMembers) return nullptr;
  for (auto it = object.begin(); it != object.end(); ++it) {
    if (normalised(it.key()) == name) return &*it;
  }
  return nullptr;
}

bool is_scalar(const json& value) { return !value.is_structured(); }

bool all_scalars(const json& list) {
  return list.is_array() && std::all_of(list.begin(), list.end(), is_scalar);
}

class FormReader {
 public:
  explicit FormReader(json heads) : heads_(std::move(heads)) {}

  // False: it is no table.
  bool read(const json& value, int depth = 0) {
    if (depth > 4) return false;
    if (value.is_string()) return read_grid(grid_of(value.get<std::string>()));
    if (value.is_array()) return read_list(value);
    return value.is_object() && read_object(value, depth);
  }

  std::optional<TableForm> take() {
    if (heads_.empty() || rows_.empty()) return std::nullopt;
    std::size_t width = heads_.size();
    for (const json& row : rows_) width = std::max(width, row.size());
    if (width > 20) return std::nullopt;  // the schema's limit
    while (heads_.size() < width) heads_.push_back(" ");
    for (json& head : heads_) {
      if (head == "") head = " ";
    }
    return TableForm{std::move(heads_), std::move(rows_), {}};
  }

 private:
  bool read_grid(const json& grid) {
    std::size_t first = 0;
    if (grid.empty()) return false;
    if (heads_.empty()) {
      if (grid.size() < 2) return false;
      for (const json& cell : grid[0]) heads_.push_back(column_of(cell));
      first = 1;
    } else if (grid.size() > 1 && same_as_heads(grid[0])) {
      first = 1;
    }
    for (std::size_t r = first; r < grid.size(); ++r) rows_.push_back(grid[r]);
    return true;
  }

  [[nodiscard]] bool same_as_heads(const json& row) const {
    if (row.size() != heads_.size()) return false;
    for (std::size_t i = 0; i < row.size(); ++i) {
      if (json(column_of(row[i])) != heads_[i]) return false;
    }
    return true;
  }

  bool read_list(const json& list) {
    if (list.size() > 2000) return false;
    json grid = json::array();
    const bool records = std::all_of(list.begin(), list.end(), [](const json& row) {
      return row.is_object() && cells_in(row) == nullptr;
    });
    if (records) return read_records(list);
    // [["a"], [1]] without arrays around the rows: the cells of one row after the other.
    if (all_scalars(list)) {
      const std::size_t width = heads_.size();
      json rows = json::array();
      for (const json& row : list) {
        json cells = row.is_string() ? row_of(row.get<std::string>(), width) : json();
        if (!cells.is_null()) rows.push_back(std::move(cells));
      }
      if (!list.empty() && rows.size() == list.size()) return read_grid(rows);
      if (width < 2 || list.size() % width != 0) return false;
      for (std::size_t i = 0; i < list.size(); i += width) {
        json row = json::array();
        for (std::size_t c = 0; c < width; ++c) row.push_back(cell_of(list[i + c]));
        rows_.push_back(std::move(row));
      }
      return true;
    }
    for (const json& row : list) {
      const json* cells = cells_in(row);
      if (cells == nullptr) cells = &row;
      if (row.is_null() || row.empty()) continue;
      if (!cells->is_array()) return false;
      json line = json::array();
      for (const json& cell : *cells) line.push_back(cell_of(cell));
      grid.push_back(std::move(line));
    }
    return read_grid(grid);
  }

  // Rows with a member for each column; cells with the numbers of their row and column.
  bool read_records(const json& list) {
    if (read_numbered(list)) return true;
    std::vector<std::string> keys;
    const bool named = !heads_.empty();
    for (const json& row : list) {
      for (auto it = row.begin(); it != row.end(); ++it) {
        if (std::find(keys.begin(), keys.end(), it.key()) == keys.end()) keys.push_back(it.key());
      }
    }
    if (named && keys.size() > heads_.size()) return false;
    if (keys.size() > 20) return false;
    if (named) {  // in their order
      std::vector<std::string> ordered;
      for (const json& head : heads_) {
        for (const std::string& key : keys) {
          if (normalised(key) == normalised(head.get<std::string>())) ordered.push_back(key);
        }
      }
      if (ordered.size() != keys.size() || ordered.size() != heads_.size()) return false;
      keys = ordered;
    } else {
      for (const std::string& key : keys) heads_.push_back(key);
    }
    for (const json& row : list) {
      json line = json::array();
      for (const std::string& key : keys)
        line.push_back(row.contains(key) ? cell_of(row[key]) : json());
      rows_.push_back(std::move(line));
    }
    return true;
  }

  // [{"row": 0, "col": 1, "text": "a"}]
  bool read_numbered(const json& list) {
    constexpr std::size_t kMost = 200;  // of the schema
    std::vector<json> grid;
    for (const json& cell : list) {
      const json* place[2] = {nullptr, nullptr};
      const json* value = nullptr;
      for (auto it = cell.begin(); it != cell.end(); ++it) {
        const std::string plain = normalised(it.key());
        if (plain == "row" || plain == "r" || plain == "rowindex")
          place[0] = &*it;
        else if (plain == "col" || plain == "column" || plain == "c" || plain == "columnindex")
          place[1] = &*it;
        else if (value == nullptr)
          value = &*it;
        else
          return false;
      }
      if (place[0] == nullptr || place[1] == nullptr || value == nullptr ||
          !place[0]->is_number_unsigned() || !place[1]->is_number_unsigned() ||
          place[0]->get<std::size_t>() > kMost || place[1]->get<std::size_t>() > kMost)
        return false;
      const auto row = place[0]->get<std::size_t>(), column = place[1]->get<std::size_t>();
      while (grid.size() <= row) grid.push_back(json::array());
      while (grid[row].size() <= column) grid[row].push_back(nullptr);
      if (!grid[row][column].is_null()) return false;
      grid[row][column] = cell_of(*value);
    }
    json rows = json::array();
    for (json& row : grid) {
      if (!row.empty()) rows.push_back(std::move(row));
    }
    return read_grid(rows);
  }

  bool read_object(const json& object, int depth) {
    const std::string* head = find_filled(object, kHeads);
    const std::string* body = find_filled(object, kBodies);
    const bool rest = std::all_of(object.begin(), object.end(), [&](const json& one) {
      return (head != nullptr && &one == &object[*head]) ||
             (body != nullptr && &one == &object[*body]) || !one.is_structured() ||
             is_index(object, one);
    });
    if (body != nullptr && rest &&
        (head != nullptr || object[*body].is_structured() || object.size() == 1)) {
      if (head != nullptr && heads_.empty() && !read_heads(object[*head])) return false;
      return read(object[*body], depth + 1);
    }
    return read_maps(object);
  }

  // The numbers or names of the rows, as pandas writes them.
  static bool is_index(const json& object, const json& one) {
    return object.contains("index") && &one == &object["index"];
  }

 public:
  bool read_heads(const json& value) {
    const json* heads = cells_in(value);
    if (heads == nullptr) heads = &value;
    json names = json::array();
    if (heads->is_string()) {
      const json grid = grid_of(heads->get<std::string>());
      for (const json& name : grid.empty() ? json::array() : grid[0])
        names.push_back(column_of(name));
    } else if (heads->is_array()) {
      for (const json& name : flat_heads(*heads)) names.push_back(column_of(name));
    } else if (heads->is_object() && std::all_of(heads->begin(), heads->end(), [](const json& one) {
                 return one.is_string();
               })) {  // {"a": "Region"}: keys of records, and what they are called
      for (const json& name : *heads) names.push_back(name);
    } else {
      return false;
    }
    heads_ = std::move(names);
    return !heads_.empty();
  }

 private:
  // {"Region": ["Seoul", …]}, {"Region": {"0": "Seoul", …}}, {"Seoul": [1, 2]},
  // {"Seoul": {"2023": 1}}
  bool read_maps(const json& object) {
    if (object.empty() || object.size() > kMaxMembers) return false;
    const bool lists =
        std::all_of(object.begin(), object.end(), [](const json& one) { return all_scalars(one); });
    const bool maps = std::all_of(object.begin(), object.end(), [](const json& one) {
      return one.is_object() && !one.empty() && std::all_of(one.begin(), one.end(), is_scalar);
    });
    const bool scalars = std::all_of(object.begin(), object.end(), is_scalar);
    if (lists) return read_lists(object);
    if (maps) return read_maps_of_maps(object);
    if (!scalars || heads_.size() != 2) return false;
    for (auto it = object.begin(); it != object.end(); ++it)
      rows_.push_back(json::array({it.key(), cell_of(*it)}));
    return true;
  }

  static bool is_ordinal(const std::string& key) {
    return !key.empty() && key.find_first_not_of("0123456789") == std::string::npos;
  }

  bool read_lists(const json& object) {
    const std::size_t length = object.front().size();
    const bool even = std::all_of(object.begin(), object.end(),
                                  [length](const json& one) { return one.size() == length; });
    bool ordinals = true;
    for (auto it = object.begin(); it != object.end(); ++it)
      ordinals = ordinals && is_ordinal(it.key()) && it.key().size() < 4;
    if (!heads_.empty() && (length + 1 == heads_.size() || length == heads_.size()) && even) {
      for (auto it = object.begin(); it != object.end(); ++it) {  // rows by their first cell
        json row = json::array();
        if (length + 1 == heads_.size()) row.push_back(it.key());
        if (length == heads_.size() && !ordinals) return false;
        for (const json& cell : *it) row.push_back(cell_of(cell));
        rows_.push_back(std::move(row));
      }
      return true;
    }
    if (!heads_.empty() || !even || length == 0) return false;
    for (auto it = object.begin(); it != object.end(); ++it) heads_.push_back(it.key());
    for (std::size_t r = 0; r < length; ++r) {
      json row = json::array();
      for (const json& column : object) row.push_back(cell_of(column[r]));
      rows_.push_back(std::move(row));
    }
    return true;
  }

  bool read_maps_of_maps(const json& object) {
    std::vector<std::string> inner;
    for (const json& one : object) {
      for (auto it = one.begin(); it != one.end(); ++it) {
        if (std::find(inner.begin(), inner.end(), it.key()) == inner.end())
          inner.push_back(it.key());
      }
    }
    // Columns by name, of values by the number of their row; else rows by name.
    const bool by_column = std::all_of(inner.begin(), inner.end(), is_ordinal) && heads_.empty();
    if (by_column) {
      for (auto it = object.begin(); it != object.end(); ++it) heads_.push_back(it.key());
      for (const std::string& key : inner) {
        json row = json::array();
        for (const json& column : object)
          row.push_back(column.contains(key) ? cell_of(column[key]) : json());
        rows_.push_back(std::move(row));
      }
      return true;
    }
    if (!heads_.empty() && heads_.size() != inner.size() + 1 && heads_.size() != inner.size())
      return false;
    bool ordinals = true;
    for (auto it = object.begin(); it != object.end(); ++it)
      ordinals = ordinals && is_ordinal(it.key()) && it.key().size() < 4;
    const bool named = heads_.empty() ? !ordinals : heads_.size() == inner.size() + 1;
    if (heads_.empty()) {
      if (named) heads_.push_back(" ");
      for (const std::string& key : inner) heads_.push_back(key);
    } else {  // each under its own name
      for (const std::string& key : inner) {
        if (std::none_of(heads_.begin(), heads_.end(), [&](const json& head) {
              return normalised(head.get<std::string>()) == normalised(key);
            }))
          return false;
      }
    }
    for (auto it = object.begin(); it != object.end(); ++it) {
      json row = json::array();
      if (named) row.push_back(it.key());
      for (std::size_t c = named ? 1 : 0; c < heads_.size(); ++c) {
        json cell;
        for (auto value = it->begin(); value != it->end(); ++value) {
          if (normalised(value.key()) == normalised(heads_[c].get<std::string>()))
            cell = cell_of(*value);
        }
        row.push_back(std::move(cell));
      }
      rows_.push_back(std::move(row));
    }
    return true;
  }

  json heads_, rows_ = json::array();
};

}  // namespace

json cell_of(const json& value) {
  if (value.is_string() || value.is_number() || value.is_null()) return value;
  if (value.is_object()) {
    for (const char* key : {"text", "value", "content", "label", "v"}) {
      const json* said = member(value, key);
      if (said != nullptr && is_scalar(*said)) return cell_of(*said);
    }
    if (const auto gathered = gather_text(value)) return gathered->text;
  }
  const auto text = as_text(value);
  return text ? *text : json(value.dump());
}

std::string column_of(const json& value) {
  if (value.is_string()) return value;
  if (value.is_object()) {
    for (const char* key : {"label", "title", "name", "header", "text", "key", "id", "field"}) {
      const json* said = member(value, key);
      if (said != nullptr && said->is_string()) return *said;
      if (said != nullptr && said->is_number()) return said->dump();
    }
    if (const auto gathered = gather_text(value)) return gathered->text;
  }
  if (value.is_null()) return "";
  const auto text = as_text(value);
  return text ? text->get<std::string>() : value.dump();
}

json flat_heads(const json& heads) {
  if (!heads.is_array() || heads.empty() ||
      !std::all_of(heads.begin(), heads.end(), [&heads](const json& row) {
        return row.is_array() && !row.empty() && row.size() == heads[0].size();
      }))
    return heads;
  json flat = json::array();
  for (std::size_t c = 0; c < heads[0].size(); ++c) {
    std::string name;
    for (const json& row : heads) {
      const std::string one = column_of(row[c]);
      name += (name.empty() || one.empty() ? "" : " ") + one;
    }
    flat.push_back(name);
  }
  return flat;
}

const json* cells_in(const json& row) {
  if (!row.is_object()) return nullptr;
  for (const char* name : {"cells", "values", "tableCells", "table_cells", "row", "columns", "data",
                           "items", "td", "c", "셀"}) {
    if (row.contains(name) && row[name].is_array()) return &row[name];
  }
  return nullptr;
}

namespace {

// [{"name": "Region", "values": ["Seoul", …]}, …] and {"Region": ["Seoul", …]}: columns with their
// cells.
std::optional<TableForm> columns_with_cells(const json& columns) {
  TableForm form{json::array(), json::array(), {}};
  if (!columns.is_structured() || columns.empty() || columns.size() > 20) return std::nullopt;
  std::vector<const json*> cells;
  for (auto it = columns.begin(); it != columns.end(); ++it) {
    const json& column = *it;
    if (columns.is_object()) {
      if (!all_scalars(column)) return std::nullopt;
      cells.push_back(&column);
      form.columns.push_back(it.key());
      continue;
    }
    const json* values = nullptr;
    for (const char* name : {"values", "cells", "data", "rows", "items"}) {
      if (values == nullptr && column.is_object() && column.contains(name)) values = &column[name];
    }
    if (values == nullptr || !all_scalars(*values)) return std::nullopt;
    cells.push_back(values);
    form.columns.push_back(column_of(column));
  }
  std::size_t length = 0;
  for (const json* values : cells) length = std::max(length, values->size());
  for (std::size_t r = 0; r < length; ++r) {
    json row = json::array();
    for (const json* values : cells)
      row.push_back(r < values->size() ? cell_of((*values)[r]) : json());
    form.rows.push_back(std::move(row));
  }
  for (json& head : form.columns) {
    if (head == "") head = " ";
  }
  return length == 0 ? std::nullopt : std::optional(form);
}

}  // namespace

std::optional<TableForm> table_form(const json& content) {
  if (!content.is_object() || content.size() > kMaxMembers) return std::nullopt;
  const std::string* head = find_filled(content, kHeads);
  const std::string* body = find_filled(content, kBodies);
  if (head != nullptr && body == nullptr) {
    if (auto form = columns_with_cells(content[*head])) {
      form->used.insert(*head);
      for (const char* name : kBodies) {  // an empty one
        for (auto it = content.begin(); it != content.end(); ++it) {
          if (normalised(it.key()) == normalised(name) && is_nothing(*it))
            form->used.insert(it.key());
        }
      }
      return form;
    }
  }
  FormReader reader(json::array());
  std::set<std::string> used;
  if (head != nullptr) {
    if (!reader.read_heads(content[*head])) return std::nullopt;
    used.insert(*head);
  }
  if (body != nullptr) {
    if (!reader.read(content[*body])) return std::nullopt;
    used.insert(*body);
  } else {
    json rest = json::object();
    for (auto it = content.begin(); it != content.end(); ++it) {
      if (!it->is_structured() || (head != nullptr && it.key() == *head)) continue;
      rest[it.key()] = *it;
      used.insert(it.key());
    }
    if (rest.empty() || !reader.read(rest)) return std::nullopt;
  }
  // How many there are is plain from the cells.
  for (const auto& names : {kHeads, kBodies}) {
    for (const char* name : names) {
      for (auto it = content.begin(); it != content.end(); ++it) {
        const bool count = it->is_number() || it->is_null();
        if (count && normalised(it.key()) == normalised(name)) used.insert(it.key());
      }
    }
  }
  auto form = reader.take();
  if (form) form->used = std::move(used);
  return form;
}

}  // namespace deckle::cures
