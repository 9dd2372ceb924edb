#include "slidespec/mend/cures/chart_data.h"

#include <algorithm>
#include <initializer_list>
#include <utility>

#include "slidespec/core/cancellation.h"
#include "slidespec/mend/cures/chart_forms.h"
#include "slidespec/mend/cures/chart_values.h"
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
    "x",     "label",   "name", "category", "key",  "date", "year",    "period",
    "month", "quarter", "t",    "연도",     "분기", "월",   "항목",    "이름",
    "time",  "day",     "week", "segment",  "item", "구분", "country", "region"};
bool is_scalar(const json& value) { return value.is_string() || value.is_number(); }

// The text or number of a label that is in a list or an object: ["Q1"], {"label": "Q1"}.
json label_of(const json& x) {
  const json* inner = nullptr;
  if (x.is_array() && x.size() == 1) inner = &x[0];
  if (x.is_object())
    inner = x.size() == 1 ? &x.front() : find_any(x, {"label", "name", "text", "value", "title"});
  if (inner != nullptr && is_scalar(*inner)) return *inner;
  return x.is_boolean() || x.is_structured() ? json(x.dump()) : x;
}

class Reader {
 public:
  // `scaled`: see Values.
  Reader(std::string title, bool scaled) : title_(std::move(title)), values_(scaled) {}

  std::optional<json> read(const json& series, const json* labels) {
    labels_ = labels != nullptr && labels->is_array() ? labels : nullptr;
    if (!add_all(series)) return std::nullopt;
    constexpr std::size_t kMaxEmpty = 50;  // ours: the schema has 10 series
    if (empty_.size() > kMaxEmpty) return std::nullopt;
    // Labels that nothing else has are said in the notes; points of those that another series has
    // are kept in the extensions.
    std::set<json> said;
    for (const auto& [name, point] : gaps_) {
      if (empty_.contains(name)) {
        rest_[name]["no_value"].push_back(point);
        continue;
      }
      if (seen_.count(point["x"]) == 0 && said.insert(point["x"]).second)
        notes_.push_back(text_of(point["x"]) + ": " + text_of(point["y"]));
      else
        rest_[name]["no_value"].push_back(point);
    }
    for (const std::string& name : empty_) notes_.push_back(name + ": " + words_without(name));
    if (values_.some_about()) notes_.insert(notes_.end(), about_.begin(), about_.end());
    return values_.same() && !all_.empty() ? std::optional(all_) : std::nullopt;
  }
  [[nodiscard]] std::string notes() const {
    std::string lines;
    for (const std::string& line : notes_) lines += (lines.empty() ? "" : "\n") + line;
    return lines;
  }
  [[nodiscard]] std::string unit() const { return values_.unit(); }
  [[nodiscard]] bool scales() const { return values_.scales(); }
  [[nodiscard]] const json& rest() const { return rest_; }
  [[nodiscard]] const std::string& x_label() const { return x_label_; }

 private:
  static std::string text_of(const json& value) {
    if (value.is_string() && value != "") return value;
    return value.is_number() ? value.dump() : "–";
  }
  // What a series without any value says in place of them.
  [[nodiscard]] std::string words_without(const std::string& name) const {
    std::vector<std::string> words;
    for (const auto& [series, point] : gaps_) {
      const std::string word = text_of(point["y"]);
      const bool known = std::find(words.begin(), words.end(), word) != words.end();
      if (series == name && !known && (words.empty() || word != "–")) words.push_back(word);
    }
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : ", ") + word;
    return text;
  }

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
    if (are_labels_above(series)) return add(title_, series[1], &series[0]);
    if (is_grid(series)) return add_grid(series);
    if (add_long(series)) return true;
    if (is_records(series)) return add_records(series);
    return add(title_, series, labels_);
  }

  // {"data": […]}, {"2023": [1, 2], "2024": [3, 4]}, {"columns": […], "rows": [[…]]}, {"Q1": 3}
  bool add_object(const json& series) {
    if (add_indexed(series) || add_columns(series)) return true;
    const json* columns = find_any(series, {"columns", "cols"});
    const json* rows = find_any(series, {"rows", "data"});
    if (columns != nullptr && rows != nullptr && columns->is_array() && rows->is_array()) {
      json grid = json::array({json::array()});
      for (const json& name : *columns)
        grid[0].push_back(name.is_object() ? json(column_of(name)) : name);
      for (const json& row : *rows) {
        const json* cells = cells_in(row);  // {"c": [{"v": "Q1"}, {"v": 3}]}
        grid.push_back(cells == nullptr ? row : json::array());
        for (const json& cell : cells == nullptr ? json::array() : *cells)
          grid.back().push_back(cell_of(cell));
      }
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

  // [["Q1", "Q2"], [3, 4]]
  static bool are_labels_above(const json& rows) {
    if (rows.size() != 2 || !rows[0].is_array() || !rows[1].is_array() || rows[0].size() < 2 ||
        rows[0].size() != rows[1].size())
      return false;
    const bool texts = std::all_of(rows[0].begin(), rows[0].end(), [](const json& one) {
      return one.is_string() && one != "" && !as_number(one);
    });
    const bool numbers = std::all_of(rows[1].begin(), rows[1].end(),
                                     [](const json& one) { return one.is_number(); });
    return texts && numbers && !is_year(rows[1][0]);  // else ["Year", "Sales"] above [2024, 3]
  }

  static bool is_year(const json& value) {
    const auto number = as_number(value);
    return number && *number >= 1900 && *number <= 2100 && *number == std::trunc(*number);
  }

  // [{"region": "Seoul", "year": 2023, "value": 1}, …]: a row for each value. False: it is not.
  bool add_long(const json& rows) {
    if (rows.empty() || !rows[0].is_object() || rows[0].size() != 3) return false;
    const std::string *x = nullptr, *y = find_name(rows[0], kPointY), *name = nullptr;
    for (const char* one : kPointX) {
      const std::string* found = find_name(rows[0], {one});
      if (found != nullptr && found != y && x == nullptr) x = found;
    }
    if (x == nullptr || y == nullptr) return false;
    for (auto it = rows[0].begin(); it != rows[0].end(); ++it) {
      if (it.key() != *x && it.key() != *y) name = &it.key();
    }
    const std::string plain = name == nullptr ? "" : normalised(*name);
    for (const char* other : {"", "note", "notes", "color", "colour", "comment", "description",
                              "unit", "source", "label", "id"}) {
      if (plain == other) return false;
    }
    std::map<std::string, std::size_t> places;
    std::vector<std::pair<std::string, json>> by_name;
    std::set<std::pair<std::string, json>> points;
    for (const json& row : rows) {
      if (!row.is_object() || row.size() != 3 || !row.contains(*x) || !row.contains(*y) ||
          !row.contains(*name) || !row[*name].is_string() || !is_scalar(row[*x]) ||
          !points.emplace(row[*name].get<std::string>(), row[*x]).second)
        return false;
      const auto [place, first] = places.emplace(row[*name].get<std::string>(), by_name.size());
      if (first) by_name.emplace_back(place->first, json::array());
      by_name[place->second].second.push_back({row[*x], row[*y]});
    }
    if (by_name.size() == rows.size()) return false;
    for (const auto& [one, values] : by_name) {
      if (!add(one, values, nullptr)) return false;
    }
    rest_["values"] = rows;  // the name of a series is in each of its rows
    return true;
  }

  // [["", "Korea", "China"], ["2023", 1, 2], …]: names above, labels at the left.
  static bool is_grid(const json& rows) {
    if (rows.size() < 2 || !rows[0].is_array() || rows[0].size() < 2) return false;
    const std::size_t width = rows[0].size();
    // Years may be names of columns, above two columns or more of values.
    const bool years = width > 2 && rows[0][0].is_string() && !as_number(rows[0][0]);
    if (!std::all_of(rows[0].begin() + 1, rows[0].end(), [years](const json& one) {
          return as_number(one) ? years && is_year(one) : one.is_string();
        }))
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
      const json& name = rows[0][c];
      if (!add(name.is_string() ? name.get<std::string>() : name.dump(), values, &labels))
        return false;
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
    json points = json::array();
    if (data.is_object()) {  // {"x": ["Q1", "Q2"], "y": [3, 4]}
      const json* own = find_any(data, {"x", "labels", "categories", "범주"});
      const json* values = find_any(data, kValues);
      if (own != nullptr && values != nullptr && own->is_array() && values->is_array())
        return add(name, *values, own);
    }
    const auto put = [&](const json& x, const json& y) {
      const json label = label_of(x);
      if (is_gap(y)) {
        gaps_.push_back({name, {{"x", label}, {"y", y}}});
        return true;
      }
      const auto number = values_.read(y);
      if (!number || !is_scalar(label)) return false;
      const std::string text = y.is_string() ? y.get<std::string>() : std::string();
      if (is_about(text.substr(0, text.find_first_of("0123456789"))))
        about_.push_back(text_of(label) + ": " + text);
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
    if (points.empty()) {
      const bool gaps = !gaps_.empty() && gaps_.back().first == name;
      if (gaps) empty_.insert(name);
      return gaps;
    }
    all_.push_back({{"name", name}, {"data", points}});
    return true;
  }

  std::string title_;
  const json* labels_ = nullptr;
  json all_ = json::array(), rest_ = json::object();
  Values values_;
  std::string x_label_;
  std::set<json> seen_;
  std::set<std::string> empty_;  // names of series without any value
  std::vector<std::string> notes_, about_;
  std::vector<std::pair<std::string, json>> gaps_;
};

}  // namespace

std::optional<ChartData> chart_data(const json& content, const std::string& title) {
  ChartData out;
  const json* labels = nullptr;
  for (const char* name : kLabels) {
    const std::string* key = find_name(content, {name});
    if (key == nullptr || labels != nullptr) continue;
    const json& whole = content.at(*key);
    const json& value =  // "xAxis": [{"data": […]}]
        whole.is_array() && whole.size() == 1 && whole[0].is_object() ? whole[0] : whole;
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
  json keyed;
  if (auto grid = keyed_rows(content, out.used)) {
    keyed = std::move(*grid);
    series = &keyed;
  }
  for (const char* name : {"series", "datasets", "data", "dataset", "values", "data_series",
                           "points", "traces", "data_points", "slices", "segments", "sectors",
                           "entries", "bars", "y", "y_values", "y_axis", "계열", "데이터"}) {
    const std::string* key = find_name(content, {name});
    if (key == nullptr || series != nullptr || !content.at(*key).is_structured()) continue;
    if (normalised(name).starts_with('y') &&
        !std::all_of(content.at(*key).begin(), content.at(*key).end(), is_scalar))
      continue;  // an axis
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
  if (const json* source = find_any(*series, {"source"});
      source != nullptr && source->is_array() && series->size() == 1)
    series = source;  // ECharts
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
  Reader reader(title, false);
  auto all = reader.read(*series, labels);
  if (!all && reader.scales()) {
    reader = Reader(title, true);
    all = reader.read(*series, labels);
  }
  if (!all) return std::nullopt;
  out.series = std::move(*all);
  out.unit = reader.unit();
  out.x_label = reader.x_label();
  out.notes = reader.notes();
  for (auto it = reader.rest().begin(); it != reader.rest().end(); ++it) out.rest[it.key()] = *it;
  return out;
}

}  // namespace deckle::cures
