// `extensions` and `tags` of the document.

#include <algorithm>

#include "slidespec/mend/cures/cure_list.h"
#include "slidespec/messages/tr.h"

namespace deckle::cures {
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
