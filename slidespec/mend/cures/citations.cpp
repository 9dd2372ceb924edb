// `citations` of a slide, and the references to them in elements.

#include <algorithm>

#include "slidespec/mend/cures/source_forms.h"
#include "slidespec/messages/tr.h"

namespace deckle::cures {
namespace {

bool is_page(const std::string& text) {
  return !text.empty() && text.front() >= '0' && text.front() <= '9';
}

// "p. 12", 12 and ["12", "Table 4"] as a locator. What is printed with a page number has no "p.".
json locator_of(const json& value) {
  if (value.is_number()) return {{"page", value}};
  std::string text;
  if (value.is_array()) {
    for (const json& part : value) {
      const auto one = as_text(part);
      if (!one) return {{"at", value}};
      text += (text.empty() ? "" : ", ") + one->get<std::string>();
    }
  } else if (value.is_string()) {
    text = value.get<std::string>();
  }
  for (const std::string_view mark : {"pages", "page", "pp.", "pp", "p.", "p"}) {
    if (normalised(text.substr(0, mark.size())) != mark) continue;
    const std::size_t number = text.find_first_not_of(' ', mark.size());
    if (number != std::string::npos && is_page(text.substr(number)))
      return {{"page", text.substr(number)}};
  }
  return {{is_page(text) ? "page" : "at", text}};
}

// Whatever else is said of a source (its author, year, page) goes into its locator, which the
// schema leaves open and slides show.
void cure_locator(const Here& citation, const std::vector<std::string>& others, CureList& list) {
  const std::string pointer = citation.below("locator");
  const json* given = citation.find("locator");
  if (given != nullptr && is_nothing(*given) && !given->is_object() && others.empty())
    return list.remove(pointer, tr("remove it"));
  const bool right = given == nullptr || given->is_object();
  json locator = given == nullptr || is_nothing(*given) ? json::object()
                 : right                                ? *given
                                                        : locator_of(*given);
  Cure cure;
  for (const std::string& name : others) {
    const json& value = citation.value.at(name);
    const std::string plain = normalised(name);
    if (!is_nothing(value)) {
      const bool page = plain == "page" || plain == "pages";
      std::string key = page ? "page" : name;
      while (locator.contains(key)) key += "_";
      const json part = value.is_array() || page ? locator_of(value) : json{{key, value}};
      locator[key] = part.front();
    }
    cure.flaws.push_back(citation.below(name));
    cure.patch.push_back({PatchStep::Op::Remove, citation.below(name), {}, {}});
  }
  if (right && others.empty()) return;
  if (!right) cure.flaws.insert(cure.flaws.begin(), pointer);
  cure.flaws.push_back(pointer);
  if (!locator.empty() || given != nullptr)
    cure.patch.push_back({given == nullptr ? PatchStep::Op::Add : PatchStep::Op::Replace,
                          pointer,
                          {},
                          spaced(locator)});
  cure.hint = tr("write \"{}\": {}", "locator", spaced(locator));
  list.push(std::move(cure));
}

// What does not fit into the title of a source goes on in its locator.
void cure_long_title(const Here& citation, CureList& list) {
  constexpr std::size_t kMaxTitle = 200;  // of the schema
  const json* title = citation.find("title");
  const std::string place = citation.below("locator");
  if (title == nullptr || !title->is_string() || list.has(place)) return;
  const std::vector<std::string> parts = parts_of(title->get<std::string>(), kMaxTitle);
  if (parts.size() < 2) return;
  const json* given = citation.find("locator");
  json locator = given == nullptr ? json::object() : *given;
  std::string key = "at";
  while (locator.contains(key)) key += "_";
  locator[key] = after_first(parts);
  list.push({{citation.below("title")},
             {{PatchStep::Op::Replace, citation.below("title"), {}, json(parts[0]).dump()},
              {given == nullptr ? PatchStep::Op::Add : PatchStep::Op::Replace,
               place,
               {},
               spaced(locator)}},
             tr("write at most {} characters", kMaxTitle)});
}

void cure_citation(const Here& citation, std::size_t index, std::set<std::string>& used,
                   CureList& list) {
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
    json source = citation.value;
    const std::string mark = take_mark(source);
    const json whole =
        citation_of(source, new_id(mark.empty() ? "c" + std::to_string(index + 1) : mark, used));
    return list.replace(citation.pointer, whole, tr("write an object with id, kind and title"));
  }
  if (!citation.value.is_object() || citation.value.size() > kMaxMembers) return;
  std::vector<std::string> others;
  for (const std::string& name : rename_members(citation, citation_keys(), list)) {
    if (!list.has(citation.below(name))) others.push_back(name);
  }
  cure_locator(citation, others, list);
  want_id(citation, "id", "c" + std::to_string(index + 1),
          tr("give each citation of a slide its own id"), used, list);
  // A report with an address is one with an address.
  const std::string kind =
      citation.has("url") || list.has(citation.below("url")) ? "url" : "evidence";
  if (!citation.has("kind") && !list.has(citation.below("kind"))) list.add(citation, "kind", kind);
  static const std::vector<Choice> kKinds = {{"evidence"}, {"url"}};
  want_choice(citation, "kind", kKinds, kind, list);
  for (const char* name : {"evidence_id", "url", "title"}) want_text(citation, name, list);
  cure_long_title(citation, list);
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
    cure_citation(all.at(i), i, used, list);
}

void cure_references(const Here& element, CureList& list) {
  const json* references = element.find("citations");
  if (references == nullptr) return;
  const Here all = element.at("citations");
  if (list.has(all.pointer)) return;  // they are taken to the slide
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
