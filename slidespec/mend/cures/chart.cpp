// `content` of charts.

#include <fmt/format.h>

#include <algorithm>

#include "slidespec/mend/cures/cure_list.h"
#include "slidespec/messages/tr.h"

namespace deckle::cures {
namespace {

const std::vector<Choice>& types() {
  static const std::vector<Choice> kTypes = {
      {"bar",
       {"column", "columns", "bars", "bar_chart", "column_chart", "clustered_bar", "horizontal_bar",
        "histogram", "waterfall", "막대"}},
      {"line", {"lines", "line_chart", "spline", "trend", "scatter", "꺾은선"}},
      {"pie", {"donut", "doughnut", "pie_chart", "ring", "원형"}},
      {"area", {"area_chart", "stacked_area", "영역"}},
      {"stacked_bar",
       {"stacked", "stacked_column", "stackedbar", "stacked_bars", "bar_stacked", "누적막대"}},
  };
  return kTypes;
}

const std::vector<Key>& content_keys() {
  static const std::vector<Key> kKeys = {
      {"chart_type", {"type", "kind", "charttype", "chart"}},
      {"title", {"chart_title", "heading", "name", "caption"}},
      {"x_label", {"x_axis", "x_title", "xaxis", "x_axis_label", "x_axis_title", "xlabel"}},
      {"y_label", {"y_axis", "y_title", "yaxis", "y_axis_label", "y_axis_title", "unit", "ylabel"}},
      {"series", {"datasets", "data", "data_series", "values"}},
      {"notes", {"note", "comment", "footnote", "source"}},
  };
  return kKeys;
}

const json* find_any(const json& object, std::initializer_list<const char*> names) {
  for (const char* name : names) {
    if (object.is_object() && object.contains(name)) return &object[name];
  }
  return nullptr;
}

// The points of a series, whatever their form. `labels`: x of each, or null.
std::optional<json> points_of(const json& data, const json* labels) {
  json points = json::array();
  if (data.is_object()) {  // {"Q1": 3, "Q2": 4}
    for (auto it = data.begin(); it != data.end(); ++it) {
      const auto y = as_number(*it);
      if (!y) return std::nullopt;
      points.push_back({{"x", it.key()}, {"y", number_json(*y)}});
    }
    return points;
  }
  if (!data.is_array()) return std::nullopt;
  std::size_t index = 0;
  for (const json& one : data) {
    const json x_default = labels != nullptr && labels->is_array() && index < labels->size()
                               ? (*labels)[index]
                               : json(std::to_string(index + 1));
    ++index;
    json x = x_default, y;
    if (one.is_array() && one.size() == 2) {
      x = one[0], y = one[1];
    } else if (one.is_object()) {
      const json* px = find_any(one, {"x", "label", "name", "category", "key", "date", "year",
                                      "period", "month", "quarter"});
      const json* py = find_any(one, {"y", "value", "val", "amount", "count", "data", "v"});
      if (py == nullptr) return std::nullopt;
      if (px != nullptr) x = *px;
      y = *py;
    } else {
      y = one;
    }
    if (y.is_null()) continue;  // a gap
    const auto number = as_number(y);
    if (!number) return std::nullopt;
    if (!x.is_string() && !x.is_number()) x = x.is_null() ? x_default : json(x.dump());
    points.push_back({{"x", x}, {"y", number_json(*number)}});
  }
  return points;
}

bool are_points(const json& data) {
  return data.is_array() && std::all_of(data.begin(), data.end(), [](const json& one) {
           return one.is_object() && one.size() == 2 && one.contains("x") && one.contains("y") &&
                  (one["x"].is_string() || one["x"].is_number()) && one["y"].is_number();
         });
}

// Numbers that are written as texts, in series that are right but for that.
bool cure_numbers(const Here& content, CureList& list) {
  const json* series = content.find("series");
  if (series == nullptr || !series->is_array()) return false;
  std::vector<Cure> cures;
  for (std::size_t s = 0; s < series->size(); ++s) {
    const json& one = (*series)[s];
    if (!one.is_object() || one.size() != 2 || !one.contains("name") || !one.contains("data") ||
        !one["name"].is_string() || !one["data"].is_array())
      return false;
    for (std::size_t p = 0; p < one["data"].size(); ++p) {
      const json& point = one["data"][p];
      if (!point.is_object() || point.size() != 2 || !point.contains("x") || !point.contains("y"))
        return false;
      if (!point["x"].is_string() && !point["x"].is_number()) return false;
      if (point["y"].is_number()) continue;
      const auto number = as_number(point["y"]);
      if (!number) return false;
      const std::string at = fmt::format("{}/{}/data/{}/y", content.below("series"), s, p);
      const std::string right = number_json(*number).dump();
      const std::string& text = point["y"].get_ref<const std::string&>();
      cures.push_back({{at},
                       {{PatchStep::Op::Replace, at, {}, right}},
                       text.find('%') == std::string::npos
                           ? tr("write {}", right)
                           : tr("write {}, or {} with \"number_format\": \"0%\" in 'style'", right,
                                number_json(*number / 100).dump())});
    }
  }
  for (Cure& cure : cures) list.push(std::move(cure));
  return true;
}

// Series of a chart in any form, as the schema has them. `labels`: shared by all.
std::optional<json> series_of(const json& series, const json* labels, const std::string& title) {
  json all = json::array();
  const auto add = [&](const std::string& name, const json& data, const json* own) {
    const auto points = points_of(data, own != nullptr ? own : labels);
    if (!points || points->empty()) return false;
    all.push_back({{"name", name}, {"data", *points}});
    return true;
  };
  if (series.is_object()) {
    if (find_any(series, {"data", "values"}) != nullptr) {
      json one = json::array();
      one.push_back(series);
      return series_of(one, labels, title);
    }
    // {"2023": [1, 2], "2024": [3, 4]} or {"Q1": 3, "Q2": 4}
    const bool lists = std::all_of(series.begin(), series.end(),
                                   [](const json& one) { return one.is_structured(); });
    if (!lists) return add(title, series, nullptr) ? std::optional(all) : std::nullopt;
    for (auto it = series.begin(); it != series.end(); ++it) {
      if (!add(it.key(), *it, nullptr)) return std::nullopt;
    }
    return all;
  }
  if (!series.is_array()) return std::nullopt;
  const bool whole = std::all_of(series.begin(), series.end(), [](const json& one) {
    return one.is_object() && find_any(one, {"data", "values", "points", "y"}) != nullptr &&
           find_any(one, {"data", "values", "points", "y"})->is_structured();
  });
  if (!whole) return add(title, series, nullptr) ? std::optional(all) : std::nullopt;
  std::size_t number = 0;
  for (const json& one : series) {
    ++number;
    const json* name = find_any(one, {"name", "label", "title", "series", "id"});
    const json* data = find_any(one, {"data", "values", "points", "y"});
    const json* own = find_any(one, {"x", "labels", "categories"});
    const auto text = name == nullptr ? std::nullopt : as_text(*name);
    if (!add(text ? text->get<std::string>()
                  : title + (series.size() > 1 ? " " + std::to_string(number) : ""),
             *data, own))
      return std::nullopt;
  }
  return all;
}

}  // namespace

void cure_chart(const Here& element, const Here& content, CureList& list) {
  // Labels beside the series are x of their points.
  const json* labels = nullptr;
  std::string labels_name;
  for (const char* name :
       {"categories", "labels", "x", "x_values", "category", "xaxis", "x_axis"}) {
    const json* found = content.find(name);
    if (found != nullptr && found->is_array() && labels == nullptr)
      labels = found, labels_name = name;
  }
  const json* series = nullptr;
  std::string series_name;
  for (const char* name : {"series", "datasets", "data", "values", "data_series", "points"}) {
    const json* found = content.find(name);
    if (found != nullptr && found->is_structured() && series == nullptr)
      series = found, series_name = name;
  }
  // {"labels": […], "datasets": […]} as Chart.js has it
  if (series != nullptr && series->is_object() && series->contains("datasets")) {
    if (labels == nullptr && series->contains("labels")) labels = &(*series)["labels"];
    series = &(*series)["datasets"];
  }
  bool right = series_name == "series" && labels == nullptr && series->is_array();
  if (right) {
    for (const json& one : *series) {
      right = right && one.is_object() && one.size() == 2 && one.contains("name") &&
              one["name"].is_string() && one.contains("data") && are_points(one["data"]);
    }
  }
  const json* heading = content.find("title");
  const std::string title = heading != nullptr && heading->is_string() && *heading != ""
                                ? parts_of(heading->get<std::string>(), 80).front()
                                : "Series";
  if (series != nullptr && !right && !(labels == nullptr && cure_numbers(content, list))) {
    if (const auto made = series_of(*series, labels, title); made && !made->empty()) {
      Cure cure{{content.below(series_name), content.below("series")},
                {},
                tr("write \"series\": {}", R"([{"name": "…", "data": [{"x": "…", "y": 1}]}])")};
      if (series_name == "series")
        cure.patch.push_back({PatchStep::Op::Replace, content.below("series"), {}, spaced(*made)});
      else
        cure.patch = {{PatchStep::Op::Remove, content.below(series_name), {}, {}},
                      {PatchStep::Op::Add, content.below("series"), {}, spaced(*made)}};
      if (!labels_name.empty()) {
        cure.patch.push_back({PatchStep::Op::Remove, content.below(labels_name), {}, {}});
        cure.flaws.push_back(content.below(labels_name));
      }
      list.push(std::move(cure));
    }
  }
  for (const std::string& name : rename_members(content, content_keys(), list)) {
    if (!list.has(content.below(name)))
      keep_in_extensions(content.below(name), element, name, list);
  }
  const std::string pointer = content.below("chart_type");
  if (!content.has("chart_type") && !list.has(pointer)) list.add(content, "chart_type", "bar");
  want_choice(content, "chart_type", types(), "bar", list);
  for (const char* name : {"title", "x_label", "y_label", "notes"}) want_text(content, name, list);
}

}  // namespace deckle::cures
