// `citations` of a slide, and the references to them in elements.

#include <algorithm>

#include "slidespec/mend/cures/cure_list.h"
#include "slidespec/messages/tr.h"

namespace deckle::cures {
namespace {

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

// Takes the mark from before a source, "[1] Kim" or "2. Lee": the id that texts refer to. Empty:
// there is none.
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

// Whether a value says what a source is, rather than only its id.
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

// Whether an object has sources by their ids, rather than the members of one.
bool is_map(const json& value) {
  if (!value.is_object() || value.size() > kMaxMembers) return false;
  for (auto it = value.begin(); it != value.end(); ++it) {
    if (!it->is_object() && !meant_key(it.key(), citation_keys()).empty()) return false;
  }
  return true;
}

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
  std::string rest = parts[1];
  for (std::size_t i = 2; i < parts.size(); ++i) rest += " " + parts[i];
  std::string key = "at";
  while (locator.contains(key)) key += "_";
  locator[key] = rest;
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

// The sources that a member is: a list, one, or several by id.
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

// What an author calls the sources of a slide or a deck.
bool is_name_of_sources(std::string_view name, bool of_slide) {
  const std::string plain = normalised(name);
  for (const char* known :
       {"citations", "sources", "references", "reference", "refs", "bibliography", "footnotes",
        "footnote", "source", "source_note", "source_notes", "출처", "참고문헌", "각주", "인용"}) {
    if (normalised(known) == plain) return !of_slide || plain != "citations";
  }
  return false;
}

// The citations of one slide, and what is to be added to them.
class Declared {
 public:
  explicit Declared(const Here& slide) : pointer_(slide.below("citations")) {
    const json* citations = slide.find("citations");
    listed_ = citations != nullptr;
    right_ = citations == nullptr || (citations->is_array() && citations->size() < kMaxMembers);
    if (!right_ || citations == nullptr) return;
    for (const json& one : *citations) {
      const std::string id = id_of(one);
      all_.push_back(one);
      if (!id.empty()) ids_.insert(id);
    }
  }

  // False: they are to be made a list first.
  [[nodiscard]] bool right() const { return right_; }

  static std::string id_of(const json& one) {
    if (!one.is_object()) return {};
    for (const char* name :
         {"id", "citation_id", "ref_id", "key", "ref", "number", "marker", "mark", "index"}) {
      if (!one.contains(name)) continue;
      if (one[name].is_string()) return one[name];
      if (one[name].is_number()) return one[name].dump();
    }
    return {};
  }

  // The id under which a source is declared; one that is there already is not declared twice.
  std::string declare(json source) {
    const std::string mark = take_mark(source);
    if (!source.is_object()) source = citation_of(source, mark);
    const std::string own = id_of(source);
    source.erase("id");
    for (const char* name :
         {"id", "citation_id", "ref_id", "key", "ref", "number", "marker", "mark", "index"}) {
      if (!own.empty() && id_of({{name, source.value(name, json())}}) == own) source.erase(name);
    }
    for (const json& known : all_) {
      const std::string id = id_of(known);
      if (!id.empty() && (own.empty() || id == own) && says_all(known, source)) return id;
    }
    const std::string wanted = own.empty() ? "c" + std::to_string(all_.size() + 1) : own;
    json whole = {{"id", new_id(wanted, ids_)}};
    whole.update(source);
    all_.push_back(whole);
    added_.push_back(whole);
    return whole["id"];
  }

  // Whether `known` says whatever `source` says.
  static bool says_all(const json& known, const json& source) {
    for (auto it = source.begin(); it != source.end(); ++it) {
      if (!known.contains(it.key()) || known[it.key()] != *it) return false;
    }
    return true;
  }

  [[nodiscard]] bool has(const std::string& id) const { return ids_.contains(id); }
  [[nodiscard]] bool full() const { return all_.size() >= 50; }  // of the schema
  [[nodiscard]] const json& added() const { return added_; }

  void write(Cure& cure) const {
    if (added_.empty()) return;
    cure.flaws.push_back(pointer_);
    if (!listed_) cure.patch.push_back({PatchStep::Op::Add, pointer_, {}, "[]"});
    for (const json& one : added_)
      cure.patch.push_back({PatchStep::Op::Add, pointer_ + "/-", {}, spaced(one)});
  }

 private:
  std::string pointer_;
  bool listed_ = false, right_ = true;
  json all_ = json::array(), added_ = json::array();
  std::set<std::string> ids_;
};

// Takes sources among the references of an element to the slide. False: there are none.
bool take_sources(const Here& element, json& references, Declared& declared, Cure& cure) {
  const json given = references;
  bool taken = false;
  for (json& one : references) {
    constexpr std::size_t kMaxId = 80;  // of the schema
    const bool text =
        one.is_string() && (is_address(one) || one.get_ref<const std::string&>().size() > kMaxId);
    if (declared.full() || (!text && !is_source(one))) continue;
    json source = one, reference = json::object();
    if (source.is_object() && source.contains("note")) {
      reference["note"] = source["note"];
      source.erase("note");
    }
    one = {{"citation_id", declared.declare(source)}};
    one.update(reference);
    taken = true;
  }
  if (!taken) return false;
  cure.flaws.push_back(element.below("citations"));
  for (std::size_t i = 0; i < given.size(); ++i) {
    const Here one{given[i], element.below("citations") + "/" + std::to_string(i)};
    cure.flaws.push_back(one.pointer);
    if (!one.value.is_object() || one.value.size() > kMaxMembers) continue;
    for (auto it = one.value.begin(); it != one.value.end(); ++it)
      cure.flaws.push_back(one.below(it.key()));
  }
  return true;
}

// Takes "source" in the content of a chart or table to the slide. False: there is none.
bool take_source_of_content(const Here& element, json& references, Declared& declared, Cure& cure) {
  const json kind = element.value.value("kind", json());
  if ((kind != "chart" && kind != "table") || !element.has("content") ||
      !element.value["content"].is_object() || element.value["content"].size() > kMaxMembers)
    return false;
  const Here content = element.at("content");
  bool taken = false;
  for (auto it = content.value.begin(); it != content.value.end(); ++it) {
    const json sources = sources_in(*it);
    const bool named = is_name_of_sources(it.key(), false) &&
                       normalised(it.key()).find("note") == std::string::npos;
    constexpr std::size_t kMaxReferences = 20;  // of the schema
    if (!named || sources.empty() || declared.full() ||
        references.size() + sources.size() > kMaxReferences ||
        !std::all_of(sources.begin(), sources.end(),
                     [](const json& one) { return one.is_string() || is_source(one); }))
      continue;
    for (const json& one : sources) references.push_back({{"citation_id", declared.declare(one)}});
    cure.flaws.push_back(content.below(it.key()));
    cure.patch.push_back({PatchStep::Op::Remove, content.below(it.key()), {}, {}});
    taken = true;
  }
  return taken;
}

void sources_of_element(const Here& element, Declared& declared, Cure& cure) {
  const json* given = element.find("citations");
  const bool none = given == nullptr || given->is_null();
  json references = none ? json::array() : sources_in(*given);
  const bool taken = take_sources(element, references, declared, cure);
  if (!take_source_of_content(element, references, declared, cure) && !taken) return;
  cure.patch.push_back({given == nullptr ? PatchStep::Op::Add : PatchStep::Op::Replace,
                        element.below("citations"),
                        {},
                        spaced(references)});
}

// What may be a reference to a source in the elements of a slide: whole strings that are short, and
// marks such as [births] in texts, with their brackets.
void collect_references(const json& value, std::set<std::string>& all) {
  if (value.is_structured()) {
    for (const json& one : value) collect_references(one, all);
    return;
  }
  if (!value.is_string()) return;
  constexpr std::size_t kMaxId = 80;  // of the schema
  const std::string& text = value.get_ref<const std::string&>();
  if (text.size() <= kMaxId) all.insert(text);
  for (std::size_t at = text.find('['); at != std::string::npos; at = text.find('[', at + 1)) {
    const std::size_t end = text.substr(at, kMaxId).find(']');
    if (end != std::string::npos) all.insert(text.substr(at, end + 1));
  }
}

bool refers(const std::set<std::string>& references, const std::string& id) {
  return references.contains(id) || references.contains("[" + id + "]");
}

}  // namespace

void cure_sources(const Here& slide, CureList& list) {
  Declared declared(slide);
  if (!declared.right()) return;
  Cure cure{{}, {}, tr("declare it in the slide's 'citations'")};
  for (auto it = slide.value.begin(); it != slide.value.end(); ++it) {
    if (!is_name_of_sources(it.key(), true) || is_nothing(*it) || it->is_boolean()) continue;
    const json sources = sources_in(*it);
    const bool objects =
        it->is_array() && std::all_of(sources.begin(), sources.end(),
                                      [](const json& one) { return one.is_object(); });
    if (objects && !slide.has("citations")) continue;  // only its name is wrong
    for (const json& one : sources) {
      if (!is_nothing(one)) static_cast<void>(declared.declare(one));
    }
    cure.flaws.push_back(slide.below(it.key()));
    cure.patch.push_back({PatchStep::Op::Remove, slide.below(it.key()), {}, {}});
  }
  const json* elements = slide.find("elements");
  for (std::size_t i = 0; elements != nullptr && elements->is_array() && i < elements->size();
       ++i) {
    const Here element = slide.at("elements").at(i);
    if (!element.value.is_object()) continue;
    sources_of_element(element, declared, cure);
  }
  if (cure.flaws.empty()) return;
  declared.write(cure);
  list.push(std::move(cure));
}

void cure_sources_of_deck(const Here& root, CureList& list) {
  Cure cure{{}, {}, tr("declare it in the 'citations' of the slides that refer to it")};
  json sources = json::array();
  const auto take = [&](const Here& object) {
    if (object.value.size() > kMaxMembers) return;
    for (auto it = object.value.begin(); it != object.value.end(); ++it) {
      if (!is_name_of_sources(it.key(), false) || is_nothing(*it) || it->is_boolean()) continue;
      for (const json& one : sources_in(*it)) sources.push_back(one);
      cure.flaws.push_back(object.below(it.key()));
      cure.patch.push_back({PatchStep::Op::Remove, object.below(it.key()), {}, {}});
    }
  };
  take(root);
  const bool deck = root.has("deck") && root.value["deck"].is_object();
  if (deck) take(root.at("deck"));
  const Here owner = deck && root.value["deck"].contains("slides") ? root.at("deck") : root;
  if (cure.flaws.empty() || !owner.has("slides") || !owner.value["slides"].is_array()) return;
  const Here slides = owner.at("slides");
  std::vector<Declared> declared;
  std::vector<std::set<std::string>> references(slides.value.size());
  std::size_t last = slides.value.size();
  for (std::size_t i = 0; i < slides.value.size(); ++i) {
    declared.emplace_back(slides.at(i));
    const json& slide = slides.value[i];
    if (!slide.is_object() || !declared[i].right()) continue;
    last = i;
    if (slide.contains("elements")) collect_references(slide["elements"], references[i]);
  }
  if (last == slides.value.size() || sources.size() > kMaxMembers) return;
  for (std::size_t s = 0; s < sources.size(); ++s) {
    json source = sources[s];
    if (is_nothing(source)) continue;
    std::string id = Declared::id_of(source);
    if (id.empty()) {
      id = take_mark(source);
      const std::string number = std::to_string(s + 1);
      const bool marked =
          std::any_of(references.begin(), references.end(),
                      [&number](const auto& all) { return all.contains("[" + number + "]"); });
      if (id.empty()) id = marked ? number : "c" + number;
      if (!source.is_object()) source = citation_of(source, id);
      source["id"] = id;
    }
    bool placed = false;
    for (std::size_t i = 0; i < declared.size(); ++i) {
      if (!refers(references[i], id) || declared[i].full()) continue;
      if (!declared[i].has(id)) static_cast<void>(declared[i].declare(source));
      placed = true;
    }
    if (!placed && declared[last].full()) return;
    if (!placed) static_cast<void>(declared[last].declare(source));
  }
  for (const Declared& one : declared) one.write(cure);
  list.push(std::move(cure));
}

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
