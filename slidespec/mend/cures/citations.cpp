// `citations` of a slide, and the references to them in elements.

#include <algorithm>

#include "slidespec/mend/cures/cure_list.h"
#include "slidespec/messages/tr.h"

namespace deckle::cures {
namespace {

const std::vector<Key>& citation_keys() {
  static const std::vector<Key> kKeys = {
      {"id", {"citation_id", "ref", "ref_id", "key", "number", "index"}},
      {"kind", {"type", "citation_type"}},
      {"evidence_id", {"evidence"}},
      {"url", {"uri", "link", "href", "address", "web"}},
      {"title", {"text", "name", "source", "label", "citation", "description", "reference"}},
      {"locator", {"location", "page", "pages"}},
  };
  return kKeys;
}

const std::vector<Choice>& kinds() {
  static const std::vector<Choice> kKinds = {
      {"evidence",
       {"document", "report", "book", "paper", "article", "source", "file", "internal"}},
      {"url", {"web", "website", "link", "uri", "online", "http"}},
  };
  return kKinds;
}

// "Bureau, https://example.com/a" and "[Bureau](https://example.com/a)": a title and an address.
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

void cure_citation(const Here& slide, const Here& citation, std::size_t index,
                   std::set<std::string>& used, CureList& list) {
  if (is_nothing(citation.value)) return list.remove(citation.pointer, tr("remove it"));
  if (citation.value.is_array()) {  // [1, "Bureau", "https://…"]
    std::string text;
    json id;
    for (const json& part : citation.value) {
      const auto one = as_text(part);
      if (!one) return;
      const auto& words = one->get_ref<const std::string&>();
      constexpr std::size_t kShort = 12;  // ours: an id, not a title
      if (id.is_null() && text.empty() && citation.value.size() > 1 && words.size() <= kShort &&
          words.find(' ') == std::string::npos && !words.empty())
        id = *one;
      else
        text += (text.empty() || words.empty() ? "" : ", ") + words;
    }
    const std::string wanted =
        id.is_null() ? "c" + std::to_string(index + 1) : id.get<std::string>();
    const json whole = citation_of(text, new_id(wanted, used));
    return list.replace(citation.pointer, whole, tr("write an object with id, kind and title"));
  }
  if (citation.value.is_string() || citation.value.is_number()) {
    const json whole = citation_of(citation.value, new_id("c" + std::to_string(index + 1), used));
    return list.replace(citation.pointer, whole, tr("write an object with id, kind and title"));
  }
  if (!citation.value.is_object() || citation.value.size() > kMaxMembers) return;
  for (const std::string& name : rename_members(citation, citation_keys(), list)) {
    if (!list.has(citation.below(name)))
      keep_in_extensions(citation.below(name), slide, name, list);
  }
  want_id(citation, "id", "c" + std::to_string(index + 1),
          tr("give each citation of a slide its own id"), used, list);
  const std::string kind = citation.has("url") ? "url" : "evidence";
  if (!citation.has("kind") && !list.has(citation.below("kind"))) list.add(citation, "kind", kind);
  want_choice(citation, "kind", kinds(), kind, list);
  for (const char* name : {"evidence_id", "url", "title"}) want_text(citation, name, list);
  const json* locator = citation.find("locator");
  if (locator != nullptr && is_nothing(*locator) && !locator->is_object())
    list.remove(citation.below("locator"), tr("remove it"));
  else if (locator != nullptr && locator->is_array())
    list.replace(citation.below("locator"), {{"pages", *locator}},
                 tr("write {}", spaced({{"pages", *locator}})));
  if (locator != nullptr && (locator->is_string() || locator->is_number()))
    list.replace(citation.below("locator"), {{"page", *locator}},
                 tr("write {}", spaced({{"page", *locator}})));
}

}  // namespace

void cure_citations(const Here& slide, CureList& list) {
  const json* citations = slide.find("citations");
  if (citations == nullptr) return;
  const Here all = slide.at("citations");
  if (citations->is_null()) return list.remove(all.pointer, tr("remove it"));
  if (citations->is_string()) {
    json one = json::array();
    one.push_back(citation_of(*citations, "c1"));
    return list.replace(all.pointer, one, tr("write an array of citations"));
  }
  if (citations->is_object()) {
    json array = json::array();
    if (citations->contains("id") || citations->contains("title") || citations->contains("url")) {
      array.push_back(*citations);
    } else {
      for (auto it = citations->begin(); it != citations->end(); ++it) {
        json one = it->is_object() ? *it : citation_of(*it, it.key());
        if (!one.contains("id")) one["id"] = it.key();
        array.push_back(std::move(one));
      }
    }
    return list.replace(all.pointer, array, tr("write an array of citations"));
  }
  if (!citations->is_array()) return;
  std::set<std::string> used;
  for (std::size_t i = 0; i < citations->size() && !list.full(); ++i)
    cure_citation(slide, all.at(i), i, used, list);
}

void cure_references(const Here& element, CureList& list) {
  const json* references = element.find("citations");
  if (references == nullptr) return;
  const Here all = element.at("citations");
  if (references->is_null()) return list.remove(all.pointer, tr("remove it"));
  if (references->is_string() || references->is_object()) {
    json array = json::array();
    array.push_back(references->is_string() ? json{{"citation_id", *references}} : *references);
    return list.replace(all.pointer, array, tr("write an array of references"));
  }
  if (!references->is_array()) return;
  static const std::vector<Key> kKeys = {
      {"citation_id", {"id", "citation", "ref", "source", "source_id"}},
      {"note", {"comment", "text"}}};
  for (std::size_t i = 0; i < references->size() && !list.full(); ++i) {
    const Here one = all.at(i);
    if (one.value.is_string() || one.value.is_number()) {
      const json id = one.value.is_string() ? one.value : json(one.value.dump());
      list.replace(one.pointer, {{"citation_id", id}},
                   tr("write {}", spaced({{"citation_id", id}})));
    } else if (one.value.is_object()) {
      for (const std::string& name : rename_members(one, kKeys, list))
        keep_in_extensions(one.below(name), element, name, list);
      want_text(one, "citation_id", list);
      want_text(one, "note", list);
      if (one.has("citation_id") || list.has(one.below("citation_id"))) continue;
      const json* note = one.find("note");
      constexpr std::size_t kMaxId = 80;  // of the schema
      if (is_nothing(one.value))
        list.remove(one.pointer, tr("remove it"));
      else if (note != nullptr && note->is_string() && one.value.size() == 1 &&
               note->get_ref<const std::string&>().size() <= kMaxId && *note != "")
        list.give_name(one, "note", "citation_id");
    }
  }
}

}  // namespace deckle::cures
