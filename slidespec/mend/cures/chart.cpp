// `content` of charts.

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
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
      {"notes",
       {"note", "comment", "footnote", "description", "remark", "remarks", "비고", "설명"}},
  };
  return kKeys;
}

constexpr std::size_t kMaxTitle = 150, kMaxLabel = 80;  // of the schema

// A share of one for a number in percent, without the digits that division adds.
json share_of(double percent) {
  constexpr double kDigits = 1e12;  // after the point; ours
  return number_json(std::round(percent / 100 * kDigits) / kDigits);
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
                                share_of(*number).dump())});
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

// Series in the form of the schema, whatever the values are.
bool has_form(const json& series) {
  return series.is_array() && std::all_of(series.begin(), series.end(), [](const json& one) {
           return one.is_object() && one.size() == 2 && one.contains("name") &&
                  one.contains("data") && one["data"].is_array() &&
                  std::all_of(one["data"].begin(), one["data"].end(), [](const json& point) {
                    return point.is_object() && point.size() == 2 && point.contains("x") &&
                           point.contains("y") && !point["y"].is_structured();
                  });
         });
}

// The text of `notes` with `more` at its end.
void add_notes(const Here& content, const std::string& more, Cure& cure) {
  const json* notes = content.find("notes");
  const bool there = notes != nullptr && notes->is_string() && *notes != "";
  const std::string text = there ? notes->get<std::string>() + "\n" + more : more;
  cure.patch.push_back({notes == nullptr ? PatchStep::Op::Add : PatchStep::Op::Replace,
                        content.below("notes"),
                        {},
                        json(text).dump()});
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
  if (!data) {
    // A member that is meant to be the series stays where its author sees it.
    for (auto it = content.value.begin(); it != content.value.end(); ++it) {
      if (!it->is_null() && meant_key(it.key(), content_keys()) == "series") return false;
    }
    return !more;
  }
  Cure cure{{},
            {},
            series != nullptr && has_form(*series)
                ? tr("write a number, or leave out the point")
                : tr("write \"series\": {}", R"([{"name": "…", "data": [{"x": "…", "y": 1}]}])")};
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
  if (!data->notes.empty()) {
    cure.flaws.push_back(content.below("notes"));
    add_notes(content, data->notes, cure);
  }
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
  for (const char* name :
       {"chart_type", "type", "kind", "chartType", "chart", "mark", "subtype", "sub_type",
        "graph_type", "plot_type", "chart_kind", "chart_style", "variant", "차트유형", "종류"}) {
    if (said != nullptr && !chart_type_in(*said).empty()) break;
    if (const json* value = content.find(name)) said = value, member = name;
  }
  std::string type = said == nullptr ? std::string() : chart_type_in(*said);
  for (const char* name : {"series", "data", "datasets", "traces"}) {
    const json* series = content.find(name);
    if (series == nullptr || !series->is_array() || series->empty() || !type.empty() ||
        !series->front().is_object() || !series->front().contains("type"))
      continue;
    type = chart_type_in(series->front()["type"]);
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
  if (said != nullptr && member != "chart_type" && said->is_string() &&
      !chart_type_in(*said).empty()) {
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

struct Found {
  const json* value = nullptr;  // null: nothing was found
  std::string pointer;
};

// The first text of a title as an object, {"text": "Sales"} or {"title": {"text": "Sales"}}. What
// an axis is (its type) is no title.
Found title_below(const Found& at) {
  if (at.value->is_string()) return *at.value == "" ? Found() : at;
  if (!at.value->is_object() || at.value->size() > kMaxMembers) return {};
  for (const char* name : {"title", "text", "label", "name", "content", "value"}) {
    if (!at.value->contains(name)) continue;
    const Found found = title_below({&(*at.value)[name], at.pointer + "/" + name});
    if (found.value != nullptr) return found;
  }
  return {};
}

// A member in any case.
Found member(const Found& object, const char* name) {
  if (object.value == nullptr || !object.value->is_object() || object.value->size() > kMaxMembers)
    return {};
  for (auto it = object.value->begin(); it != object.value->end(); ++it) {
    if (normalised(it.key()) == normalised(name))
      return {&*it, Here{*object.value, object.pointer}.below(it.key())};
  }
  return {};
}

bool says_nothing(const json& value) {
  if (!value.is_object()) return is_nothing(value);
  return value.size() < kMaxMembers && std::all_of(value.begin(), value.end(), says_nothing);
}

// The value without what is at `pointer` in it, and without objects that are empty then.
json without(json value, const std::string& pointer) {
  const std::size_t slash = pointer.rfind('/');
  value.at(json::json_pointer(pointer.substr(0, slash))).erase(pointer.substr(slash + 1));
  const std::string around = pointer.substr(0, slash);
  return !around.empty() && value.at(json::json_pointer(around)).empty() ? without(value, around)
                                                                         : value;
}

// Titles of the chart and its axes that are objects, or in objects of settings as other tools have
// them. What these say more goes to the extensions.
void cure_labels(const Here& element, const Here& content, CureList& list) {
  static const std::vector<std::pair<std::vector<const char*>, const char*>> kPlaces = {
      {{"title"}, "title"},
      {{"layout", "title"}, "title"},
      {{"options", "title"}, "title"},
      {{"options", "plugins", "title"}, "title"},
      {{"x_label"}, "x_label"},
      {{"x_axis"}, "x_label"},
      {{"axes", "x"}, "x_label"},
      {{"axes", "x_axis"}, "x_label"},
      {{"axis", "x"}, "x_label"},
      {{"axis_labels", "x"}, "x_label"},
      {{"axis_titles", "x"}, "x_label"},
      {{"labels", "x"}, "x_label"},
      {{"layout", "x_axis"}, "x_label"},
      {{"options", "x_axis"}, "x_label"},
      {{"options", "scales", "x"}, "x_label"},
      {{"scales", "x"}, "x_label"},
      {{"y_label"}, "y_label"},
      {{"y_axis"}, "y_label"},
      {{"axes", "y"}, "y_label"},
      {{"axes", "y_axis"}, "y_label"},
      {{"axis", "y"}, "y_label"},
      {{"axis_labels", "y"}, "y_label"},
      {{"axis_titles", "y"}, "y_label"},
      {{"labels", "y"}, "y_label"},
      {{"layout", "y_axis"}, "y_label"},
      {{"options", "y_axis"}, "y_label"},
      {{"options", "scales", "y"}, "y_label"},
      {{"scales", "y"}, "y_label"},
      {{"notes"}, "notes"},
  };
  for (const auto& [path, to] : kPlaces) {
    Found at{&content.value, content.pointer};
    for (const char* name : path) at = member(at, name);
    if (at.value != nullptr && path.size() == 1 && at.value->is_array() && at.value->size() == 1 &&
        (*at.value)[0].is_object() && !list.has(at.pointer)) {
      list.replace(at.pointer, (*at.value)[0], tr("write \"{}\": {}", to, "\"…\""));
      continue;
    }
    const bool setting = path.size() > 1;  // of an object that is kept
    if (at.value == nullptr || list.has(at.pointer) || list.has_below(at.pointer) ||
        (!setting && !at.value->is_object()))
      continue;
    const Found found = title_below(at);
    const std::string place = content.below(to);
    const bool taken = at.pointer != place && (content.has(to) || list.has(place));
    if (found.value == nullptr || taken) {
      if (setting) continue;
      if (says_nothing(*at.value))
        list.remove(at.pointer, tr("remove it"));
      else
        keep_in_extensions(at.pointer, element, path.front(), list);
      continue;
    }
    if (setting) {
      list.move(found.pointer, place);
      continue;
    }
    const json rest = without(*at.value, found.pointer.substr(at.pointer.size()));
    const std::string text = found.value->dump();
    Cure cure{{at.pointer}, {}, tr("write \"{}\": {}", to, text)};
    if (at.pointer == place) {
      cure.patch = {{PatchStep::Op::Replace, place, {}, text}};
    } else {
      cure.flaws.push_back(place);
      cure.patch = {{PatchStep::Op::Remove, at.pointer, {}, {}},
                    {PatchStep::Op::Add, place, {}, text}};
    }
    if (!rest.empty()) {
      const json* extensions = element.find("extensions");
      if (extensions != nullptr && (!extensions->is_object() || extensions->contains(path.front())))
        continue;
      const std::string folder = element.below("extensions");
      if (extensions == nullptr) cure.patch.push_back({PatchStep::Op::Add, folder, {}, "{}"});
      cure.patch.push_back({PatchStep::Op::Add, folder + "/" + path.front(), {}, spaced(rest)});
    }
    list.push(std::move(cure));
  }
}

// Several members that say something about the chart become its notes, a line each.
void cure_notes(const Here& content, CureList& list) {
  const std::string pointer = content.below("notes");
  if (list.has(pointer)) return;
  std::string lines;
  Cure cure{{}, {}, tr("write one string as \"notes\", with \\n between its lines")};
  std::size_t others = 0;
  for (auto it = content.value.begin(); it != content.value.end(); ++it) {
    if (!it->is_string() || *it == "" || meant_key(it.key(), content_keys()) != "notes") continue;
    lines += (lines.empty() ? "" : "\n") + it->get<std::string>();
    if (it.key() == "notes") continue;
    ++others;
    cure.flaws.push_back(content.below(it.key()));
    cure.patch.push_back({PatchStep::Op::Remove, content.below(it.key()), {}, {}});
  }
  const json* notes = content.find("notes");
  if (others == 0 || (notes == nullptr && others == 1) || (notes != nullptr && !notes->is_string()))
    return;  // one of them is only renamed
  cure.flaws.push_back(pointer);
  cure.patch.push_back({notes == nullptr ? PatchStep::Op::Add : PatchStep::Op::Replace,
                        pointer,
                        {},
                        json(lines).dump()});
  list.push(std::move(cure));
}

// What does not fit into a title, a label or the name of a series goes on in the notes.
void cure_long_labels(const Here& content, CureList& list) {
  if (list.has(content.below("notes"))) return;
  Cure cure{{}, {}, tr("write at most {} characters", kMaxTitle)};
  std::string more;
  const auto divide = [&](const Here& object, const char* name, std::size_t most) {
    const json* text = object.find(name);
    if (text == nullptr || !text->is_string() || list.has(object.below(name))) return;
    const std::vector<std::string> parts = parts_of(text->get<std::string>(), most);
    if (parts.size() < 2) return;
    if (most != kMaxTitle) cure.hint = tr("write at most {} characters", most);
    cure.flaws.push_back(object.below(name));
    cure.patch.push_back(
        {PatchStep::Op::Replace, object.below(name), {}, json(parts.front()).dump()});
    more += (more.empty() ? "" : "\n");
    for (std::size_t i = 1; i < parts.size(); ++i) more += (i == 1 ? "" : " ") + parts[i];
  };
  divide(content, "title", kMaxTitle);
  divide(content, "x_label", kMaxLabel);
  divide(content, "y_label", kMaxLabel);
  const json* series = content.find("series");
  const bool right = series != nullptr && are_series(*series);
  for (std::size_t i = 0; right && i < series->size(); ++i)
    divide(content.at("series").at(i), "name", kMaxLabel);
  if (cure.flaws.empty()) return;
  add_notes(content, more, cure);
  list.push(std::move(cure));
}

}  // namespace

std::string chart_type_in(const json& value) {
  if (value.is_object()) {
    for (const char* name : {"type", "kind", "name"}) {
      if (value.contains(name)) return chart_type_in(value[name]);
    }
    return {};
  }
  if (value.is_array() && value.size() == 1) return chart_type_in(value[0]);
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

void cure_chart(const Here& element, const Here& content, CureList& list) {
  if (content.value.size() > kMaxMembers) return;
  const bool known = cure_series(element, content, list);
  cure_type(element, content, list);
  cure_labels(element, content, list);
  if (!known) return;  // its members stay where its author sees them
  cure_notes(content, list);
  cure_long_labels(content, list);
  for (const std::string& name : rename_members(content, content_keys(), list)) {
    if (list.has(content.below(name)) || list.has_below(content.below(name))) continue;
    if (says_nothing(content.value.at(name))) {
      list.remove(content.below(name), tr("remove it"));
      continue;
    }
    // What an axis was called is its label, or a setting; neither has a place as an object.
    keep_in_extensions(content.below(name), element, name, list);
  }
  for (const char* name : {"title", "x_label", "y_label", "notes"}) want_text(content, name, list);
}

}  // namespace deckle::cures
