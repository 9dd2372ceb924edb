// `content` of charts.

#include <fmt/format.h>

#include <algorithm>
#include <initializer_list>

#include "slidespec/mend/cures/chart_data.h"
#include "slidespec/mend/cures/cure_list.h"
#include "slidespec/messages/tr.h"

namespace deckle::cures {
namespace {

const std::vector<Key>& content_keys() {
  static const std::vector<Key> kKeys = {
      {"chart_type", {"charttype"}},
      {"title", {"chart_title", "heading", "name", "caption"}},
      {"x_label",
       {"x_axis", "x_title", "xaxis", "x_axis_label", "가로축", "x_axis_title", "xlabel"}},
      {"y_label",
       {"y_axis", "y_title", "세로축", "단위", "yaxis", "y_axis_label", "y_axis_title", "unit",
        "ylabel"}},
      {"series", {"datasets", "data", "data_series", "values"}},
      {"notes", {"note", "comment", "footnote", "source"}},
  };
  return kKeys;
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

bool are_series(const json& series) {
  return series.is_array() && std::all_of(series.begin(), series.end(), [](const json& one) {
           return one.is_object() && one.size() == 2 && one.contains("name") &&
                  one["name"].is_string() && one.contains("data") && are_points(one["data"]);
         });
}

// Values in the form of another tool.
// False: what they mean is not known.
bool cure_series(const Here& element, const Here& content, CureList& list) {
  const json* series = content.find("series");
  const bool more = content.has("categories") || content.has("labels");
  if (series != nullptr && !more && (are_series(*series) || cure_numbers(content, list)))
    return true;
  const json* heading = content.find("title");
  const std::string title = heading != nullptr && heading->is_string() && *heading != ""
                                ? parts_of(heading->get<std::string>(), 80).front()
                                : "Series";
  const auto data = chart_data(content.value, title);
  if (!data) return series == nullptr && !more && !content.has("data") && !content.has("y");
  Cure cure{{}, {}, tr("write \"series\": {}", R"([{"name": "…", "data": [{"x": "…", "y": 1}]}])")};
  for (const std::string& name : data->used) {
    cure.flaws.push_back(content.below(name));
    if (const auto left = data->left.find(name); left != data->left.end())
      cure.patch.push_back({PatchStep::Op::Replace, content.below(name), {}, spaced(left->second)});
    else if (name != "series")
      cure.patch.push_back({PatchStep::Op::Remove, content.below(name), {}, {}});
  }
  cure.flaws.push_back(content.below("series"));
  bool named = false;
  for (auto it = content.value.begin(); it != content.value.end(); ++it)
    named = named || meant_key(it.key(), content_keys()) == "x_label";
  if (!data->x_label.empty() && !named)
    cure.patch.push_back(
        {PatchStep::Op::Add, content.below("x_label"), {}, json(data->x_label).dump()});
  cure.patch.push_back({series == nullptr ? PatchStep::Op::Add : PatchStep::Op::Replace,
                        content.below("series"),
                        {},
                        spaced(data->series)});
  if (!data->unit.empty() && !content.has("y_label"))
    cure.patch.push_back(
        {PatchStep::Op::Add, content.below("y_label"), {}, json(data->unit).dump()});
  else if (!data->unit.empty() && content.value["y_label"].is_string() &&
           content.value["y_label"].get<std::string>().find(data->unit) == std::string::npos)
    cure.patch.push_back(
        {PatchStep::Op::Replace,
         content.below("y_label"),
         {},
         json(content.value["y_label"].get<std::string>() + " (" + data->unit + ")").dump()});
  json rest = data->rest;
  if (named && !data->x_label.empty()) rest["x"] = data->x_label;
  if (!rest.empty() && !(element.has("extensions") && !element.value["extensions"].is_object())) {
    if (!element.has("extensions"))
      cure.patch.push_back({PatchStep::Op::Add, element.below("extensions"), {}, "{}"});
    cure.patch.push_back(
        {PatchStep::Op::Add, element.below("extensions") + "/series", {}, spaced(rest)});
  }
  list.push(std::move(cure));
  return true;
}

// The type in a name of any tool: XL_CHART_TYPE.LINE_MARKERS, "원 그래프", {"type": "line"}.
std::string type_in(const json& value) {
  if (value.is_object()) {
    for (const char* name : {"type", "kind", "name"}) {
      if (value.contains(name)) return type_in(value[name]);
    }
    return {};
  }
  if (value.is_array() && !value.empty() && value[0].is_string()) return type_in(value[0]);
  if (!value.is_string()) return {};
  const std::string plain = normalised(value.get<std::string>());
  const auto has = [&plain](std::initializer_list<const char*> words) {
    return std::any_of(words.begin(), words.end(), [&plain](const char* word) {
      return plain.find(word) != std::string::npos;
    });
  };
  const bool stacked = has({"stack", "누적"});
  if (has({"pie", "donut", "doughnut", "polar", "ring", "원형", "원그래프", "도넛", "파이"}) ||
      plain == "원")
    return "pie";
  if (has({"area", "영역"})) return "area";
  if (has({"line", "spline", "scatter", "trend", "꺾은", "선그래프", "추이"}) || plain == "선")
    return "line";
  if (stacked) return "stacked_bar";
  if (has({"bar", "column", "histogram", "waterfall", "막대", "세로"})) return "bar";
  return {};
}

// What it is called, wherever; its member, if it has no place in the schema.
void cure_type(const Here& element, const Here& content, CureList& list) {
  static constexpr std::string_view kTypes[] = {"bar", "line", "pie", "area", "stacked_bar"};
  const std::string pointer = content.below("chart_type");
  const json* given = content.find("chart_type");
  if (given != nullptr && given->is_string() &&
      std::find(std::begin(kTypes), std::end(kTypes), given->get_ref<const std::string&>()) !=
          std::end(kTypes))
    return;
  const json* said = given;
  std::string member = "chart_type";
  for (const char* name : {"chart_type", "type", "kind", "chartType", "chart", "mark", "subtype",
                           "차트유형", "종류"}) {
    if (said != nullptr && !type_in(*said).empty()) break;
    if (const json* value = content.find(name)) said = value, member = name;
  }
  std::string type = said == nullptr ? std::string() : type_in(*said);
  for (const char* name : {"series", "data", "traces", "datasets"}) {
    const json* series = content.find(name);
    if (series != nullptr && series->is_array() && !series->empty() && type.empty() &&
        series->front().is_object() && series->front().contains("type"))
      type = type_in(series->front()["type"]);
  }
  const json* stacked = content.find("stacked");
  if (stacked != nullptr && as_flag(*stacked).value_or(true) && (type.empty() || type == "bar"))
    type = "stacked_bar";
  if (type.empty()) type = "bar";
  Cure cure{{pointer},
            {},
            given != nullptr ? tr("write \"{}\"", type) : tr("write \"chart_type\": \"{}\"", type)};
  cure.patch.push_back({given == nullptr ? PatchStep::Op::Add : PatchStep::Op::Replace,
                        pointer,
                        {},
                        json(type).dump()});
  if (said != nullptr && member != "chart_type" && said->is_string() && !type_in(*said).empty()) {
    cure.flaws.push_back(content.below(member));
    cure.patch.push_back({PatchStep::Op::Remove, content.below(member), {}, {}});
  }
  const std::string word =
      said != nullptr && said->is_string() ? normalised(said->get<std::string>()) : std::string();
  const bool lying = word.find("horizontal") != std::string::npos || word == "barh" ||
                     word.find("가로") != std::string::npos;
  const json* style = element.find("style");
  if (lying && (type == "bar" || type == "stacked_bar") &&
      (style == nullptr || (style->is_object() && !style->contains("bar_direction")))) {
    if (style == nullptr)
      cure.patch.push_back({PatchStep::Op::Add, element.below("style"), {}, "{}"});
    cure.patch.push_back(
        {PatchStep::Op::Add, element.below("style") + "/bar_direction", {}, "\"bar\""});
  }
  list.push(std::move(cure));
}

// "title": {"text": "Sales"} and axes as objects with a title. What they say more goes to the
// extensions.
void cure_labels(const Here& element, const Here& content, CureList& list) {
  static constexpr std::pair<const char*, const char*> kPlaces[] = {
      {"title", "title"},    {"x_label", "x_label"}, {"y_label", "y_label"}, {"xAxis", "x_label"},
      {"x_axis", "x_label"}, {"yAxis", "y_label"},   {"y_axis", "y_label"},  {"notes", "notes"}};
  for (const auto& [from, to] : kPlaces) {
    const json* value = content.find(from);
    if (value == nullptr || !value->is_object() || list.has(content.below(from)) ||
        (std::string_view(from) != to && content.has(to)))
      continue;
    json rest = *value;
    std::string text;
    for (const char* name : {"title", "text", "label", "name", "content", "value"}) {
      if (!value->contains(name) || !text.empty()) continue;
      const json& said = (*value)[name];
      const json* inner = &said;
      for (const char* deeper : {"text", "title", "label", "content"}) {
        if (said.is_object() && said.size() == 1 && said.contains(deeper)) inner = &said[deeper];
      }
      if (!inner->is_string() || *inner == "") continue;
      text = inner->get<std::string>();
      rest.erase(name);
    }
    if (text.empty()) continue;
    Cure cure{{content.below(from)}, {}, tr("write \"{}\": {}", to, json(text).dump())};
    if (std::string_view(from) == to) {
      cure.patch = {{PatchStep::Op::Replace, content.below(to), {}, json(text).dump()}};
    } else {
      cure.flaws.push_back(content.below(to));
      cure.patch = {{PatchStep::Op::Remove, content.below(from), {}, {}},
                    {PatchStep::Op::Add, content.below(to), {}, json(text).dump()}};
    }
    if (!rest.empty()) {
      const json* extensions = element.find("extensions");
      if (extensions != nullptr && (!extensions->is_object() || extensions->contains(from)))
        continue;
      const std::string folder = element.below("extensions");
      if (extensions == nullptr) cure.patch.push_back({PatchStep::Op::Add, folder, {}, "{}"});
      cure.patch.push_back({PatchStep::Op::Add, folder + "/" + from, {}, spaced(rest)});
    }
    list.push(std::move(cure));
  }
}

}  // namespace

void cure_chart(const Here& element, const Here& content, CureList& list) {
  if (content.value.size() > kMaxMembers) return;
  const bool known = cure_series(element, content, list);
  cure_type(element, content, list);
  cure_labels(element, content, list);
  if (!known) return;  // its members stay where its author sees them
  for (const std::string& name : rename_members(content, content_keys(), list)) {
    if (list.has(content.below(name))) continue;
    // What an axis was called is its label, or a setting; neither has a place as an object.
    keep_in_extensions(content.below(name), element, name, list);
  }
  for (const char* name : {"title", "x_label", "y_label", "notes"}) want_text(content, name, list);
}

}  // namespace deckle::cures
