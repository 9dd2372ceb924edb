#include "slidespec/mend/cures/chart_data.h"

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <utility>

#include "slidespec/core/cancellation.h"
#include "slidespec/mend/cures/gathered_text.h"
#include "slidespec/mend/cures/table_forms.h"

namespace deckle::cures {
namespace {

constexpr std::initializer_list<const char*> kNames = {
    "name", "label", "title", "series_name", "series", "id", "key", "legend", "이름", "계열"};
constexpr std::initializer_list<const char*> kValues = {"data", "values", "points",
                                                        "y",    "값",     "데이터"};
constexpr std::initializer_list<const char*> kLabels = {
    "categories", "labels",      "x_values", "category", "x",     "xaxis",
    "x_axis",     "axis_labels", "범주",     "항목",     "레이블"};
constexpr std::initializer_list<const char*> kPointX = {
    "x",     "label",   "name", "category", "key",  "date", "year", "period",
    "month", "quarter", "t",    "연도",     "분기", "월",   "항목", "이름"};
constexpr std::initializer_list<const char*> kPointY = {"y",    "value", "val",   "amount", "count",
                                                        "data", "v",     "total", "값",     "수치"};

// A member by any of the names, in any case; the first name wins.
const std::string* find_name(const json& object, std::initializer_list<const char*> names) {
  if (!object.is_object() || object.size() > kMaxMembers) return nullptr;
  for (const char* name : names) {
    for (auto it = object.begin(); it != object.end(); ++it) {
      if (normalised(it.key()) == normalised(name)) return &it.key();
    }
  }
  return nullptr;
}

const json* find_any(const json& object, std::initializer_list<const char*> names) {
  const std::string* name = find_name(object, names);
  return name == nullptr ? nullptr : &object.at(*name);
}

bool is_scalar(const json& value) { return value.is_string() || value.is_number(); }

bool is_gap(const json& value) {
  if (value.is_null()) return true;
  if (!value.is_string()) return false;
  const std::string text = normalised(value.get<std::string>());
  return text.empty() || text == "n/a" || text == "na" || text == "null" || text == "none" ||
         text == "–" || text == "—" || text == "-" || text == "tbd" || text == "nan" ||
         text == "없음";
}

// A value as it is written in text: digits, what follows them, and whether it is negative.
class Values {
 public:
  // Empty: it is no number.
  std::optional<double> read(const json& value) {
    if (value.is_object()) {
      const json* inner = find_any(value, kPointY);
      return inner == nullptr || inner->is_object() ? std::nullopt : read(*inner);
    }
    if (value.is_array() && value.size() == 1 && !value[0].is_array()) return read(value[0]);
    if (!value.is_string()) return as_number(value);
    std::string text = value;
    if (text.size() > 40) return std::nullopt;
    double sign = 1;
    if (text.size() > 2 && text.front() == '(' && text.back() == ')') {
      text = text.substr(1, text.size() - 2);
      sign = -1;
    }
    for (const std::string_view mark : {"△", "▲", "−"}) {
      if (!text.starts_with(mark)) continue;
      text.erase(0, mark.size());
      if (mark != "▲") sign = -1;
    }
    // The unit: all after the last digit.
    const std::size_t last = text.find_last_of("0123456789");
    if (last == std::string::npos) return std::nullopt;
    std::string unit = text.substr(last + 1);
    while (unit.starts_with(' ')) unit.erase(0, 1);
    if (unit == "%" || unit == "." || unit == "원") unit.clear();
    // USD 5, US$5: what stands before is the unit too.
    const std::size_t first = text.find_first_of("0123456789.-+");
    std::string before = text.substr(0, std::min(first, text.size()));
    while (before.ends_with(' ')) before.pop_back();
    const bool code = before.size() >= 2 && before.size() <= 4 && unit.empty() &&
                      std::all_of(before.begin(), before.end(),
                                  [](char c) { return (c >= 'A' && c <= 'Z') || c == '$'; });
    if (code) {
      unit = before;
      text.erase(0, first);
    }
    const auto number = as_number(json(text.substr(0, text.find_last_of("0123456789") + 1)));
    if (!number) return std::nullopt;
    note_unit(unit);
    return sign * *number;
  }

  [[nodiscard]] bool same_unit() const { return same_; }
  [[nodiscard]] const std::string& unit() const { return unit_; }

 private:
  void note_unit(const std::string& unit) {
    if (!seen_) unit_ = unit;
    same_ = same_ && unit == unit_;
    seen_ = true;
  }

  bool seen_ = false, same_ = true;
  std::string unit_;
};

class Reader {
 public:
  explicit Reader(std::string title) : title_(std::move(title)) {}

  std::optional<json> read(const json& series, const json* labels) {
    labels_ = labels != nullptr && labels->is_array() ? labels : nullptr;
    if (!add_all(series)) return std::nullopt;
    // What is written in place of a value, and labels that nothing else has, are kept.
    for (const auto& [name, point] : gaps_) {
      if (!point["y"].is_null() || seen_.count(point["x"]) == 0)
        rest_[name]["no_value"].push_back(point);
    }
    return values_.same_unit() && !all_.empty() ? std::optional(all_) : std::nullopt;
  }
  [[nodiscard]] const std::string& unit() const { return values_.unit(); }
  [[nodiscard]] const json& rest() const { return rest_; }
  [[nodiscard]] const std::string& x_label() const { return x_label_; }

 private:
  bool add_all(const json& series) {
    if (series.is_object()) return add_object(series);
    if (!series.is_array() || series.empty()) return false;
    if (std::all_of(series.begin(), series.end(), [](const json& one) {
          const json* data = find_any(one, kValues);
          return data != nullptr && data->is_structured();
        })) {
      std::size_t number = 0;
      return std::all_of(series.begin(), series.end(),
                         [&](const json& one) { return add_series(one, ++number, series.size()); });
    }
    if (is_named_pairs(series)) {
      return std::all_of(series.begin(), series.end(), [&](const json& one) {
        return add(one[0].get<std::string>(), one[1], labels_);
      });
    }
    if (is_grid(series)) return add_grid(series);
    if (is_records(series)) return add_records(series);
    return add(title_, series, labels_);
  }

  // {"data": […]}, {"2023": [1, 2], "2024": [3, 4]}, {"columns": […], "rows": [[…]]}, {"Q1": 3}
  bool add_object(const json& series) {
    if (add_indexed(series) || add_columns(series)) return true;
    const json* columns = find_any(series, {"columns"});
    const json* rows = find_any(series, {"rows", "data"});
    if (columns != nullptr && rows != nullptr && columns->is_array() && rows->is_array()) {
      json grid = json::array();
      grid.push_back(*columns);
      for (const json& row : *rows) grid.push_back(row);
      return is_grid(grid) && add_grid(grid);
    }
    if (const json* data = find_any(series, {"data", "values", "points"});
        data != nullptr && data->is_structured())
      return add_series(series, 1, 1);
    const bool lists = std::all_of(series.begin(), series.end(),
                                   [](const json& one) { return one.is_structured(); });
    if (!lists) return add(title_, series, nullptr);
    for (auto it = series.begin(); it != series.end(); ++it) {
      if (!add(it.key(), *it, labels_)) return false;
    }
    return !series.empty();
  }

  // {"index": ["Q1", …], "columns": ["Korea", …], "data": [[1, …], …]}
  bool add_indexed(const json& series) {
    const json* index = find_any(series, {"index"});
    const json* columns = find_any(series, {"columns"});
    const json* rows = find_any(series, {"data", "rows", "values"});
    if (index == nullptr || columns == nullptr || rows == nullptr || !index->is_array() ||
        !columns->is_array() || !rows->is_array() || rows->size() != index->size())
      return false;
    json grid = json::array();
    grid.push_back(json::array({""}));
    for (const json& name : *columns) grid[0].push_back(name);
    for (std::size_t r = 0; r < rows->size(); ++r) {
      if (!(*rows)[r].is_array()) return false;
      json row = json::array({(*index)[r]});
      for (const json& value : (*rows)[r]) row.push_back(value);
      grid.push_back(std::move(row));
    }
    return is_grid(grid) && add_grid(grid);
  }

  // {"x": ["Q1", …], "Korea": [1, …], "China": [3, …]}
  bool add_columns(const json& series) {
    const std::string* key = find_name(
        series, {"x", "labels", "categories", "category", "index", "date", "year", "month"});
    if (key == nullptr || series.size() < 2 || !series[*key].is_array()) return false;
    const json& labels = series[*key];
    const bool even = std::all_of(series.begin(), series.end(), [&labels](const json& one) {
      return one.is_array() && one.size() == labels.size() &&
             std::none_of(one.begin(), one.end(),
                          [](const json& value) { return value.is_structured(); });
    });
    if (!even || find_any(series, {"values", "y", "data"}) != nullptr) return false;
    for (auto it = series.begin(); it != series.end(); ++it) {
      if (it.key() != *key && !add(it.key(), *it, &labels)) return false;
    }
    return true;
  }

  bool add_series(const json& one, std::size_t number, std::size_t of) {
    const json* name = find_any(one, kNames);
    const json* own = find_any(one, {"x", "labels", "categories", "범주"});
    const auto text = name == nullptr ? std::nullopt : as_text(*name);
    const std::string given = text ? text->get<std::string>() : std::string();
    const std::string whole = !given.empty() ? given
                              : of > 1       ? title_ + " " + std::to_string(number)
                                             : title_;
    for (auto it = one.begin(); it != one.end(); ++it) {
      if (&*it != name && &*it != own && &*it != find_any(one, kValues))
        rest_[whole][it.key()] = *it;
    }
    return add(whole, *find_any(one, kValues), own != nullptr && own->is_array() ? own : labels_);
  }

  // [["Korea", [1, 2]], …]
  static bool is_named_pairs(const json& series) {
    return std::all_of(series.begin(), series.end(), [](const json& one) {
      return one.is_array() && one.size() == 2 && one[0].is_string() && one[1].is_array();
    });
  }

  // [["", "Korea", "China"], ["2023", 1, 2], …]: names above, labels at the left.
  static bool is_grid(const json& rows) {
    if (rows.size() < 2 || !rows[0].is_array() || rows[0].size() < 2) return false;
    const std::size_t width = rows[0].size();
    if (!std::all_of(rows[0].begin() + 1, rows[0].end(),
                     [](const json& one) { return one.is_string() && !as_number(one); }))
      return false;
    return std::all_of(rows.begin() + 1, rows.end(), [width](const json& row) {
      return row.is_array() && row.size() == width && is_scalar(row[0]);
    });
  }

  bool add_grid(const json& rows) {
    json labels = json::array();
    if (rows[0][0].is_string()) x_label_ = rows[0][0].get<std::string>();
    for (std::size_t r = 1; r < rows.size(); ++r) labels.push_back(rows[r][0]);
    for (std::size_t c = 1; c < rows[0].size(); ++c) {
      json values = json::array();
      for (std::size_t r = 1; r < rows.size(); ++r) values.push_back(rows[r][c]);
      if (!add(rows[0][c].get<std::string>(), values, &labels)) return false;
    }
    return true;
  }

  // [{"month": "Jan", "Korea": 1, "China": 2}, …]: one label, and a series for each number.
  static bool is_records(const json& rows) {
    if (rows.empty() || !rows[0].is_object() || rows[0].size() < 2 || rows[0].size() > 20)
      return false;
    if (find_any(rows[0], kPointX) != nullptr && find_any(rows[0], kPointY) != nullptr &&
        rows[0].size() == 2)
      return false;  // points
    std::size_t texts = 0;
    for (auto it = rows[0].begin(); it != rows[0].end(); ++it) {
      if (!is_scalar(*it) && !it->is_null()) return false;
      if (it->is_string() && !as_number(*it)) ++texts;
    }
    if (texts > 1 || (texts == 0 && find_any(rows[0], kPointX) == nullptr)) return false;
    return std::all_of(rows.begin(), rows.end(), [&rows](const json& row) {
      if (!row.is_object()) return false;
      for (auto it = row.begin(); it != row.end(); ++it) {
        if (!rows[0].contains(it.key())) return false;
      }
      return true;
    });
  }

  bool add_records(const json& rows) {
    std::string label;
    for (auto it = rows[0].begin(); label.empty() && it != rows[0].end(); ++it) {
      if (it->is_string() && !as_number(*it)) label = it.key();
    }
    if (label.empty()) label = *find_name(rows[0], kPointX);
    json labels = json::array();
    for (const json& row : rows) labels.push_back(row.contains(label) ? row[label] : json(""));
    for (auto it = rows[0].begin(); it != rows[0].end(); ++it) {
      if (it.key() == label) continue;
      json values = json::array();
      for (const json& row : rows)
        values.push_back(row.contains(it.key()) ? row[it.key()] : json());
      const bool only = rows[0].size() == 2 && find_any(rows[0], kPointY) == &*it;
      if (!add(only ? title_ : it.key(), values, &labels)) return false;
    }
    return true;
  }

  bool add(const std::string& name, const json& data, const json* labels) {
    if (data.is_object() && data.size() == 2) {  // {"x": ["Q1", …], "y": [3, …]}
      const json* xs = find_any(data, {"x", "labels", "categories"});
      const json* ys = find_any(data, {"y", "values", "data"});
      if (xs != nullptr && ys != nullptr && xs->is_array() && ys->is_array() &&
          xs->size() == ys->size())
        return add(name, *ys, xs);
    }
    json points = json::array();
    const auto put = [&](const json& x, const json& y) {
      const auto words = x.is_structured() ? gather_text(x) : std::nullopt;
      const json label = words                                 ? json(words->text)
                         : x.is_boolean() || x.is_structured() ? json(x.dump())
                                                               : x;
      if (is_gap(y)) {
        gaps_.push_back({name, {{"x", label}, {"y", y}}});
        return true;
      }
      const auto number = values_.read(y);
      if (!number || !is_scalar(label)) return false;
      seen_.insert(label);
      points.push_back({{"x", label}, {"y", number_json(*number)}});
      return true;
    };
    if (data.is_object()) {  // {"Q1": 3, "Q2": 4}
      for (auto it = data.begin(); it != data.end(); ++it) {
        if (!put(it.key(), *it)) return false;
      }
    } else if (data.is_array()) {
      if (labels != nullptr && labels->size() < data.size() &&
          std::none_of(data.begin(), data.end(),
                       [](const json& one) { return one.is_structured(); }))
        return false;  // which label is missing is not known
      for (std::size_t i = 0; i < data.size(); ++i) {
        check_cancelled();
        const json& one = data[i];
        const json number = std::to_string(i + 1);
        const json own = labels != nullptr && i < labels->size() ? (*labels)[i] : number;
        bool good = false;
        if (one.is_array()) {
          good = one.size() == 2 && put(one[0], one[1]);
        } else if (one.is_object()) {
          const json* x = find_any(one, kPointX);
          const json* y = find_any(one, kPointY);
          good = y != nullptr && put(x == nullptr || x->is_null() ? own : *x, *y);
        } else {
          good = put(own, one);
        }
        if (!good) return false;
      }
    } else {
      return false;
    }
    if (points.empty()) return false;
    all_.push_back({{"name", name}, {"data", points}});
    return true;
  }

  std::string title_;
  const json* labels_ = nullptr;
  json all_ = json::array(), rest_ = json::object();
  Values values_;
  std::string x_label_;
  std::set<json> seen_;
  std::vector<std::pair<std::string, json>> gaps_;
};

// {"values": […]} with fields by name, as Vega-Lite has it.
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

bool are_references(const json& series) {
  return series.is_array() && !series.empty() &&
         std::all_of(series.begin(), series.end(), [](const json& one) {
           return one.is_string() ||
                  (one.is_object() && find_any(one, kValues) == nullptr &&
                   find_any(one, {"dataKey", "key", "field", "column", "yField"}) != nullptr);
         });
}

// A grid of rows: {"columns": […], "rows": [[…]]} in the content, or a text with CSV or Markdown.
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
    json grid = value.is_string()  ? grid_of(value.get<std::string>())
                : value.is_array() ? value
                                   : json::array();
    if (grid.size() < 2 || !grid[0].is_array() || grid[0].size() < 2) continue;
    used.insert(*key);
    return grid;
  }
  return std::nullopt;
}

}  // namespace

std::optional<ChartData> chart_data(const json& content, const std::string& title) {
  ChartData out;
  const json* labels = nullptr;
  for (const char* name : kLabels) {
    const std::string* key = find_name(content, {name});
    if (key == nullptr || labels != nullptr) continue;
    const json& value = content.at(*key);
    const json* inner =
        value.is_object() ? find_any(value, {"categories", "data", "labels", "values"}) : nullptr;
    if (value.is_array() || (inner != nullptr && inner->is_array())) {
      labels = inner != nullptr ? inner : &value;
      out.used.insert(*key);
      if (value.is_object() && value.size() > 1) {
        json left = value;
        for (auto it = value.begin(); it != value.end(); ++it) {
          if (&*it == inner) left.erase(it.key());
        }
        out.left[*key] = std::move(left);
      }
    }
  }
  const json* series = nullptr;
  for (const char* name : {"series", "datasets", "data", "values", "data_series", "points",
                           "traces", "y", "y_values", "계열", "데이터"}) {
    const std::string* key = find_name(content, {name});
    if (key == nullptr || series != nullptr || !content.at(*key).is_structured()) continue;
    // Series that only say which members of the data they are of, as Recharts has them.
    const json* rows = find_any(content, {"data", "rows"});
    if (rows != nullptr && rows != &content.at(*key) && rows->is_array() && !rows->empty() &&
        are_references(content.at(*key))) {
      out.rest["series"] = content.at(*key);
      out.used.insert(*key);
      continue;
    }
    series = &content.at(*key);
    out.used.insert(*key);
  }
  json made;
  if (series == nullptr || series->empty()) {
    const auto grid = grid_in(content, out.used);
    if (!grid) return std::nullopt;
    made = *grid;
    series = &made;
  } else if (const json* cells = find_any(*series, {"values"});
             series->is_object() && find_any(*series, {"range"}) != nullptr && cells != nullptr) {
    out.rest["range"] = *find_any(*series, {"range"});  // of a spreadsheet
    made = *cells;
    series = &made;
  }
  if (series->is_object()) {
    if (auto rows = vega_rows(content, *series)) {
      out.rest["values"] = (*series)["values"];  // the name of a series is in each of its rows
      made = std::move(*rows);
      series = &made;
    } else if (const json* datasets = find_any(*series, {"datasets", "series"})) {
      if (const json* own = find_any(*series, {"labels", "categories"})) labels = own;  // Chart.js
      series = datasets;
    } else if (const json* own = find_any(*series, {"labels", "categories", "x"});
               own != nullptr && own->is_array() &&
               find_any(*series, {"values", "y", "data"}) != nullptr) {
      labels = own;
      made = *series;
      made.erase(*find_name(made, {"labels", "categories", "x"}));
      series = &made;
    }
  }
  Reader reader(title);
  auto all = reader.read(*series, labels);
  if (!all) return std::nullopt;
  out.series = std::move(*all);
  out.unit = reader.unit();
  out.x_label = reader.x_label();
  for (auto it = reader.rest().begin(); it != reader.rest().end(); ++it) out.rest[it.key()] = *it;
  return out;
}

}  // namespace deckle::cures
