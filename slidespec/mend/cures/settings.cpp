// Settings in open places: `layout_hints` of a slide and `extensions` of the document.

#include <algorithm>
#include <cmath>

#include "slidespec/mend/cures/cure_list.h"
#include "slidespec/messages/tr.h"

namespace deckle::cures {
namespace {

// "60:40", ["60%", "40%"] and the like as numbers above 0; empty: they are none.
json ratio_of(const json& value) {
  json parts = json::array();
  if (value.is_string()) {
    std::string part;
    for (const char c : value.get<std::string>() + ":") {
      if (c != ':' && c != '/' && c != ',' && c != '-' && c != ' ') {
        part += c;
      } else if (!part.empty()) {
        parts.push_back(part);
        part.clear();
      }
    }
  } else if (value.is_array()) {
    parts = value;
  } else if (value.is_object()) {  // {"left": 60, "right": 40}
    for (const json& one : value) parts.push_back(one);
  }
  json numbers = json::array();
  for (const json& part : parts) {
    const auto number = as_number(part);
    if (!number || *number <= 0) return json::array();
    numbers.push_back(number_json(*number));
  }
  return numbers.size() >= 2 && numbers.size() <= 4 ? numbers : json::array();
}

}  // namespace

void cure_layout_hints(const Here& hints, CureList& list) {
  if (!hints.value.is_object() || hints.value.size() > kMaxMembers) return;
  rename_open_keys(hints, OpenPlace::LayoutHints, {}, list);
  want_flag(hints, "promote_title", list);
  want_number(hints, "bullet_columns", 1, 2, true, list);
  if (const json* ratio = hints.find("ratio"); ratio != nullptr) {
    const json right = ratio_of(*ratio);
    if (ratio->is_null())
      list.remove(hints.below("ratio"), tr("remove it"));
    else if (!right.empty() && right != *ratio)
      list.replace(hints.below("ratio"), right, tr("write {}", spaced(right)));
  }
  if (const json* order = hints.find("order"); order != nullptr) {
    if (order->is_null())
      list.remove(hints.below("order"), tr("remove it"));
    else if (order->is_string())
      list.replace(hints.below("order"), json::array({*order}),
                   tr("write {}", spaced(json::array({*order}))));
  }
}

void cure_settings(const Here& extensions, CureList& list) {
  if (!extensions.value.is_object() || extensions.value.size() > kMaxMembers) return;
  for (const char* name : {"slide_numbers", "generated_notes"}) want_flag(extensions, name, list);
  for (const char* name : {"footer", "date"}) {
    const json* value = extensions.find(name);
    if (value == nullptr) continue;
    if (value->is_null() || value->is_boolean())
      list.remove(extensions.below(name), tr("remove it"));
    else
      want_text(extensions, name, list);
  }
  // 2025.3.14, 2025/3/14 and 2025년 3월 14일 as 2025-03-14.
  const json* date = extensions.find("date");
  if (date == nullptr || !date->is_string() || date->get_ref<const std::string&>().size() > 40)
    return;
  std::vector<std::string> parts(1);
  for (const char c : date->get<std::string>()) {
    if (c >= '0' && c <= '9')
      parts.back() += c;
    else if (!parts.back().empty())
      parts.emplace_back();
  }
  if (!parts.empty() && parts.back().empty()) parts.pop_back();
  if (parts.size() != 3 || parts[0].size() != 4 || parts[1].size() > 2 || parts[2].size() > 2)
    return;
  for (std::size_t i = 1; i < 3; ++i) {
    if (parts[i].size() == 1) parts[i].insert(0, "0");
  }
  const std::string right = parts[0] + "-" + parts[1] + "-" + parts[2];
  if (!date->get_ref<const std::string&>().starts_with(right))
    list.replace(extensions.below("date"), right, tr("write \"{}\"", right));
}

void cure_tags(const Here& deck, CureList& list) {
  const json* tags = deck.find("tags");
  if (tags == nullptr) return;
  const std::string pointer = deck.below("tags");
  if (tags->is_null()) return list.remove(pointer, tr("remove it"));
  json all = json::array();
  if (tags->is_string()) {
    const std::string text = *tags;
    for (std::size_t at = 0; at <= text.size();) {
      const std::size_t end = std::min(text.find_first_of(",;#", at), text.size());
      std::string tag = text.substr(at, end - at);
      while (tag.starts_with(' ')) tag.erase(0, 1);
      while (tag.ends_with(' ')) tag.pop_back();
      if (!tag.empty()) all.push_back(tag);
      at = end + 1;
    }
  } else if (tags->is_structured()) {
    for (const json& one : *tags) {
      if (one.is_null() || one == "") continue;
      const auto text = as_text(one);
      if (!text) return;
      all.push_back(*text);
    }
  } else {
    all.push_back(as_text(*tags).value_or(json("")));
  }
  if (all != *tags) list.replace(pointer, all, tr("write an array of strings"));
}

}  // namespace deckle::cures
