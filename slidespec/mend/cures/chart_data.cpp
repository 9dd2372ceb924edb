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
    "x",     "label",   "name", "category", "key",  "date", "year",    "period",
    "month", "quarter", "t",    "연도",     "분기", "월",   "항목",    "이름",
    "time",  "day",     "week", "segment",  "item", "구분", "country", "region"};
constexpr std::initializer_list<const char*> kPointY = {
    "y",    "value",      "val",     "amount", "count", "data",   "v",    "total", "값",
    "수치", "percentage", "percent", "share",  "score", "number", "비율", "수량"};

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
  std::string text = normalised(value.get<std::string>());
  std::erase(text, '.');
  std::erase(text, '/');
  static constexpr std::string_view kWords[] = {
      "",    "na",       "null", "none",      "–", "—",    "-",        "tbd",
      "nan", "infinity", "inf",  "undefined", "?", "없음", "해당없음", "미정"};
  return std::find(std::begin(kWords), std::end(kWords), text) != std::end(kWords);
}

// The text or number of a label that is in a list or an object: ["Q1"], {"label": "Q1"}.
json label_of(const json& x) {
  const json* inner = nullptr;
  if (x.is_array() && x.size() == 1) inner = &x[0];
  if (x.is_object())
    inner = x.size() == 1 ? &x.front() : find_any(x, {"label", "name", "text", "value", "title"});
  if (inner != nullptr && is_scalar(*inner)) return *inner;
  return x.is_boolean() || x.is_structured() ? json(x.dump()) : x;
}

// Words that stand before a number that is not exact.
bool is_about(std::string word) {
  word = normalised(word);
  std::erase(word, '.');
  static constexpr std::string_view kWords[] = {
      "약",        "대략",    "추정",  "about", "approx", "approximately",
      "around",    "roughly", "circa", "ca",    "c",      "est",
      "estimated", "~",       "≈",     "∼",     "<",      ">",
      "≤",         "≥"};
  return std::find(std::begin(kWords), std::end(kWords), word) != std::end(kWords);
}

// What a value is multiplied by that has these letters after it; 0: they are no scale.
double scale_of(std::string_view unit) {
  static constexpr std::pair<std::string_view, double> kScales[] = {
      {"", 1},     {"K", 1e3},        {"k", 1e3},    {"천", 1e3},      {"만", 1e4},
      {"M", 1e6},  {"mn", 1e6},       {"백만", 1e6}, {"million", 1e6}, {"억", 1e8},
      {"B", 1e9},  {"bn", 1e9},       {"십억", 1e9}, {"billion", 1e9}, {"조", 1e12},
      {"T", 1e12}, {"trillion", 1e12}};
  for (const auto& [name, scale] : kScales) {
    if (name == unit) return scale;
  }
  return 0;
}

// "3,5" and "1.234,5" as they are with a point for the decimals. Empty: it is no such number.
std::string with_point(std::string text) {
  const std::size_t comma = text.find(',');
  if (comma == std::string::npos || comma == 0 || text.size() - comma > 3 ||
      text.size() - comma < 2 || text.find_first_not_of("0123456789.,-+") != std::string::npos ||
      text.find_first_of(".,", comma + 1) != std::string::npos)
    return {};
  for (std::size_t at = text.find('.'), last = 0; at != std::string::npos;
       last = at + 1, at = text.find('.', last)) {  // groups of three
    const std::size_t end = std::min(text.find('.', at + 1), comma);
    if (end - at != 4) return {};
  }
  text[comma] = '.';
  const std::size_t point =
      comma - static_cast<std::size_t>(
                  std::count(text.begin(), text.begin() + static_cast<long>(comma), '.'));
  std::erase(text, '.');
  return text.insert(point, ".");
}

// A value as it is written in text: digits, what is before and after them, and whether it is
// negative.
class Values {
 public:
  // `scaled`: 900K is 900000.
  explicit Values(bool scaled) : scaled_(scaled) {}

  // Empty: it is no number.
  std::optional<double> read(const json& value) {
    if (value.is_array() && value.size() == 1 && !value[0].is_array()) return read(value[0]);
    if (value.is_object()) {
      const json* inner = find_any(value, kPointY);
      return inner == nullptr || inner->is_object() ? std::nullopt : read(*inner);
    }
    if (!value.is_string()) {
      exact_ = true;
      return as_number(value);
    }
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
    text.resize(last + 1);
    auto number = as_number(json(text));
    if (const std::string decimal = number ? "" : with_point(text); !decimal.empty())
      number = as_number(json(decimal));
    std::string word;
    if (!number) {  // "USD 5", "about 5"
      std::size_t first = text.find_first_of("0123456789");
      if (first > 1 && (text[first - 1] == '-' || text[first - 1] == '+') && text[first - 2] == ' ')
        --first;
      word = text.substr(0, first);
      number = as_number(json(text.substr(first)));
      while (word.ends_with(' ')) word.pop_back();
      constexpr std::size_t kMaxWord = 20;  // ours
      if (word.empty() || word.size() > kMaxWord || word.ends_with('-') || word.ends_with('/'))
        return std::nullopt;
    }
    if (!number) return std::nullopt;
    about_ = about_ || is_about(word);
    exact_ = exact_ || !is_about(word);
    note(word, words_);
    if (const double scale = scaled_ ? scale_of(unit) : 0; scale > 1) {
      *number *= scale;
      if (std::abs(*number - std::round(*number)) < 1e-3) number = std::round(*number);
      unit.clear();
    }
    note(unit, units_);
    return sign * *number;
  }

  // Whether what is before and after the digits is the same for all; words for "about" need not be.
  [[nodiscard]] bool same() const {
    return units_.size() < 2 &&
           (words_.size() < 2 || std::all_of(words_.begin(), words_.end(), [](const auto& word) {
              return word.empty() || is_about(word);
            }));
  }
  // Whether units that are not the same are scales of one number: 900K and 1.2M.
  [[nodiscard]] bool scales() const {
    return units_.size() > 1 &&
           std::all_of(units_.begin(), units_.end(),
                       [](const std::string& unit) { return scale_of(unit) > 0; });
  }
  // For the label of the axis.
  [[nodiscard]] std::string unit() const {
    const std::string unit = units_.size() == 1 ? units_.front() : "";
    const std::string word = words_.size() == 1 && !some_about() ? words_.front() : "";
    return word + (word.empty() || unit.empty() ? "" : " ") + unit;
  }
  // Some values are said to be about right, and others are not.
  [[nodiscard]] bool some_about() const { return about_ && (exact_ || words_.size() > 1); }

 private:
  static void note(const std::string& one, std::vector<std::string>& all) {
    if (all.size() < 10 && std::find(all.begin(), all.end(), one) == all.end()) all.push_back(one);
  }

  bool scaled_, about_ = false, exact_ = false;
  std::vector<std::string> units_, words_;  // different ones
};

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

// Rows by key, and the keys of those that are series: {"data": [{"q": "Q1", "v": 3}, …], "xKey":
// "q", "series": [{"dataKey": "v", "name": "Sales"}]}, as Recharts has them.
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

// A grid of rows: {"columns": […], "rows": [[…]]} in the content, or a text with CSV or Markdown;
// values by label of a text with pairs.
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
