#include "slidespec/mend/cures/source_forms.h"

#include <algorithm>

namespace deckle::cures {

const std::vector<Key>& citation_keys() {
  static const std::vector<Key> kKeys = {
      {"id",
       {"citation_id", "ref", "ref_id", "key", "number", "index", "marker", "mark", "num", "no"}},
      {"kind", {"type", "citation_type"}},
      {"evidence_id", {"evidence"}},
      {"url", {"uri", "link", "href", "address", "web"}},
      {"title", {"text", "name", "source", "label", "citation", "description", "reference"}},
      {"locator"},
  };
  return kKeys;
}

std::string take_mark(json& source) {
  if (!source.is_string()) return {};
  const std::string& text = source.get_ref<const std::string&>();
  constexpr std::size_t kMaxMark = 12, kMaxNumber = 3;  // ours
  const bool bracket = text.starts_with('[');
  const std::size_t begin = bracket ? 1 : 0;
  std::size_t end = begin;
  while (end < text.size() && ((text[end] >= '0' && text[end] <= '9') ||
                               (bracket && text[end] != ']' && text[end] != ' ')))
    ++end;
  if (end == begin || end - begin > (bracket ? kMaxMark : kMaxNumber) || end + 2 >= text.size() ||
      text[end + 1] != ' ' || (bracket ? text[end] != ']' : text[end] != '.' && text[end] != ')'))
    return {};
  std::string mark = text.substr(begin, end - begin);
  source = text.substr(text.find_first_not_of(' ', end + 1));
  return mark;
}

json citation_of(const json& value, const std::string& id) {
  const std::string text = value.is_string() ? value.get<std::string>() : value.dump();
  const std::size_t begin = std::min(text.find("http://"), text.find("https://"));
  if (begin == std::string::npos) return {{"id", id}, {"kind", "evidence"}, {"title", text}};
  std::size_t end = text.find_first_of(" \t\n)>]\"", begin);
  if (end == std::string::npos) end = text.size();
  while (end > begin && (text[end - 1] == '.' || text[end - 1] == ',')) --end;
  json citation = {{"id", id}, {"kind", "url"}, {"url", text.substr(begin, end - begin)}};
  std::string title = text.substr(0, begin) + text.substr(end);
  const auto is_mark = [](char c) {
    return std::string_view(" \t\n,;:.()[]<>").find(c) != std::string_view::npos;
  };
  while (!title.empty() && is_mark(title.back())) title.pop_back();
  while (!title.empty() && is_mark(title.front())) title.erase(0, 1);
  if (const std::size_t joint = title.find("]("); joint != std::string::npos) title.erase(joint, 2);
  if (!title.empty()) citation["title"] = title;
  return citation;
}

bool is_source(const json& value) {
  if (!value.is_object() || value.size() > kMaxMembers) return false;
  for (auto it = value.begin(); it != value.end(); ++it) {
    const std::string plain = normalised(it.key());
    for (const char* name :
         {"url", "title", "evidenceid", "evidence", "uri", "link", "href", "name"}) {
      if (plain == name && !is_nothing(*it)) return true;
    }
  }
  return false;
}

namespace {

// Whether an object has sources by their ids, rather than the members of one.
bool is_map(const json& value) {
  if (!value.is_object() || value.size() > kMaxMembers) return false;
  for (auto it = value.begin(); it != value.end(); ++it) {
    if (!it->is_object() && !meant_key(it.key(), citation_keys()).empty()) return false;
  }
  return true;
}

}  // namespace

json sources_in(const json& value) {
  if (value.is_array()) return value;
  json all = json::array();
  if (!value.is_object()) {
    if (!is_nothing(value)) all.push_back(value);
    return all;
  }
  if (!is_map(value)) return json::array({value});
  for (auto it = value.begin(); it != value.end(); ++it) {
    json one = it->is_object() ? *it : citation_of(*it, it.key());
    if (!one.contains("id")) one["id"] = it.key();
    all.push_back(std::move(one));
  }
  return all;
}

}  // namespace deckle::cures
