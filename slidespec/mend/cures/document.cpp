// The members of the document and of `deck`.

#include <algorithm>
#include <initializer_list>

#include "slidespec/mend/cures/cure_list.h"
#include "slidespec/messages/tr.h"

namespace deckle::cures {
namespace {

// Where mend_json() keeps objects that stand beside the document.
constexpr const char* kBeside = "beside_the_document";

constexpr const char* kVersion = "slidespec_v1";  // `spec_version` in the schema

const std::vector<Key>& document_keys() {
  static const std::vector<Key> kKeys = {
      {"spec_version",
       {"version", "schema_version", "spec", "$schema", "schema", "slidespec", "버전"}},
      {"deck",
       {"presentation", "document", "slidedeck", "deck_spec", "deck_data", "deck_definition",
        "presentation_deck", "slide_deck_spec", "slideshow", "pptx", "ppt", "powerpoint", "덱",
        "발표", "프레젠테이션"}},
      {"theme", {"design", "branding"}},
      {"assets", {"files", "resources", "images", "media"}},
      {"extensions", {"extension", "meta", "metadata", "settings", "options"}},
  };
  return kKeys;
}

const std::vector<Key>& deck_keys() {
  static const std::vector<Key> kKeys = {
      {"title",
       {"name", "heading", "deck_title", "presentation_title", "topic", "subject", "headline",
        "제목"}},
      {"subtitle", {"sub_title", "tagline", "description", "subheading", "부제", "부제목"}},
      {"language", {"lang", "locale", "언어"}},
      {"audience", {"target_audience", "청중"}},
      {"tone", {"voice", "mood"}},
      {"tags", {"keywords", "topics"}},
      {"slides", {"pages", "slide_list", "slide", "슬라이드", "페이지"}},
  };
  return kKeys;
}

const Key* find_key(const std::vector<Key>& keys, std::string_view name) {
  const std::string_view meant = meant_key(name, keys);
  for (const Key& key : keys) {
    if (key.name == meant) return &key;
  }
  return nullptr;
}

// Members of the document that belong into `deck` or `theme`, by their exact names.
bool belongs_to_deck(std::string_view name) {
  for (const char* known : {"title", "subtitle", "language", "lang", "audience", "tone", "tags",
                            "slides", "pages", "슬라이드", "제목", "부제", "부제목"}) {
    if (normalised(name) == known) return true;
  }
  return false;
}

std::string_view theme_place(std::string_view name) {
  const std::string plain = normalised(name);
  if (plain == "templateref" || plain == "brand") return "";
  if (plain == "slidesize" || plain == "aspectratio") return "slide_size";
  return {};
}

// "default" as the only member that the schema wants of a theme.
json default_theme() {
  return {{"template_ref", {{"template_id", "default"}}}, {"brand", {{"brand_kit_id", "default"}}}};
}

// Without `deck` the members that it should have are in the document.
void make_deck(const Here& root, CureList& list) {
  Cure cure;
  const std::string deck = root.below("deck");
  cure.flaws = {deck};
  cure.patch = {{PatchStep::Op::Add, deck, {}, "{}"}};
  for (auto it = root.value.begin(); it != root.value.end(); ++it) {
    if (!belongs_to_deck(it.key())) continue;
    const Key* key = find_key(deck_keys(), it.key());
    if (key == nullptr) continue;
    const std::string from = root.below(it.key());
    cure.patch.push_back({PatchStep::Op::Move, deck + "/" + std::string(key->name), from, {}});
    cure.flaws.push_back(from);
  }
  if (cure.patch.size() == 1) return;
  cure.hint = tr("add 'deck' with the title and the slides in it");
  list.push(std::move(cure));
}

void cure_members_of_document(const Here& root, CureList& list) {
  const bool deck = root.has("deck") && root.value.at("deck").is_object();
  if (!root.has("deck")) make_deck(root, list);
  std::vector<Key> keys = document_keys();
  // An object under the name of a version is no version.
  for (auto it = root.value.begin(); it != root.value.end(); ++it) {
    if (it->is_structured() && meant_key(it.key(), keys) == "spec_version")
      keys.front().aliases.clear();
  }
  for (auto it = root.value.begin(); it != root.value.end(); ++it) {
    const std::string& name = it.key();
    if (list.has(root.below(name))) continue;
    if (deck && belongs_to_deck(name)) {
      const Key* key = find_key(deck_keys(), name);
      if (key != nullptr && !root.value.at("deck").contains(std::string(key->name))) {
        list.move(root.below(name), root.below("deck") + "/" + std::string(key->name));
      }
    } else if (theme_place(name) == "slide_size" && root.has("theme") &&
               root.value.at("theme").is_object() &&
               !root.value.at("theme").contains("slide_size")) {
      list.move(root.below(name), root.below("theme") + "/slide_size");
    }
  }
  const bool deck_to_come = root.has("deck") && !deck;
  for (const std::string& name : rename_members(root, keys, list)) {
    if (deck_to_come && belongs_to_deck(name)) continue;
    if (!list.has(root.below(name))) keep_in_extensions(root.below(name), root, name, list);
  }
  if (const json* extensions = root.find("extensions");
      extensions != nullptr && !extensions->is_object() && is_nothing(*extensions))
    list.remove(root.below("extensions"), tr("remove it"));
  else if (extensions != nullptr && !extensions->is_object())
    list.replace(root.below("extensions"), {{"value", *extensions}},
                 tr("write {}", R"({"value": …})"));
  else if (extensions != nullptr)
    cure_settings(root.at("extensions"), list);
  const json* version = root.find("spec_version");
  if (version == nullptr && !list.has(root.below("spec_version")))
    list.add(root, "spec_version", kVersion);
  else if (version != nullptr && *version != kVersion)
    list.replace(root.below("spec_version"), kVersion, tr("write \"{}\"", kVersion));
  const bool inside = deck && root.value.at("deck").contains("theme");  // moves here
  if (!root.has("theme") && !list.has(root.below("theme")) && !inside)
    list.add(root, "theme", default_theme());
}

// The first text of the deck that can be its title.
std::string title_of(const json& slides) {
  if (!slides.is_array()) return {};
  for (const json& slide : slides) {
    if (!slide.is_object()) continue;
    if (slide.contains("title") && slide["title"].is_string()) return slide["title"];
    if (!slide.contains("elements") || !slide["elements"].is_array()) continue;
    for (const json& element : slide["elements"]) {
      if (!element.is_object() || element.value("role", json()) != "title") continue;
      const json content = element.value("content", json());
      const auto text = as_text(content);
      if (text) return text->get<std::string>();
    }
  }
  return {};
}

constexpr std::size_t kMaxTitle = 200;  // of the schema

void cure_long_title(const Here& deck, CureList& list) {
  const json* title = deck.find("title");
  if (title == nullptr || !title->is_string()) return;
  if (deck.has("subtitle")) {
    constexpr std::size_t kMaxSubtitle = 300;  // of the schema
    const json& subtitle = deck.value["subtitle"];
    std::vector<std::string> both = parts_of(title->get<std::string>(), kMaxTitle);
    if (both.size() != 2 || !subtitle.is_string()) return;
    both[1] += "\n" + subtitle.get<std::string>();
    if (parts_of(both[1], kMaxSubtitle).size() != 1) return;
    return list.push({{deck.below("title")},
                      {{PatchStep::Op::Replace, deck.below("title"), {}, json(both[0]).dump()},
                       {PatchStep::Op::Replace, deck.below("subtitle"), {}, json(both[1]).dump()}},
                      tr("move what is too long to 'subtitle'")});
  }
  const std::vector<std::string> parts = parts_of(title->get<std::string>(), kMaxTitle);
  if (parts.size() != 2) return;
  list.push({{deck.below("title")},
             {{PatchStep::Op::Replace, deck.below("title"), {}, json(parts[0]).dump()},
              {PatchStep::Op::Add, deck.below("subtitle"), {}, json(parts[1]).dump()}},
             tr("move what is too long to 'subtitle'")});
}

void cure_deck(const Here& root, const Here& deck, CureList& list) {
  if (deck.value.size() > kMaxMembers) return;
  if (list.has(deck.below("slides"))) return;  // what is a slide of it is known then
  for (const std::string& name : rename_members(deck, deck_keys(), list)) {
    if (list.has(deck.below(name))) continue;
    const std::string plain = normalised(name);
    if ((plain == "theme" || plain == "assets" || plain == "extensions") && !root.has(plain)) {
      list.move(deck.below(name), root.below(plain));
      continue;
    }
    // Titles and the like one object deeper.
    if ((plain == "metadata" || plain == "meta" || plain == "info" || plain == "properties") &&
        deck.value.at(name).is_object()) {
      const Here meta = deck.at(name);
      bool moved = false;
      for (const Key& key : deck_keys()) {
        if (!meta.has(key.name) || deck.has(key.name)) continue;
        list.move(meta.below(key.name), deck.below(key.name));
        moved = true;
      }
      if (moved) continue;
    }
    keep_in_extensions(deck.below(name), root, name, list);
  }
  for (const char* name : {"title", "subtitle", "language", "audience", "tone"})
    want_text(deck, name, list);
  cure_long_title(deck, list);
  const json* title = deck.find("title");
  const bool empty = title != nullptr && *title == "";
  if ((title == nullptr && !list.has(deck.below("title"))) || empty) {
    std::string text = deck.has("slides") ? title_of(deck.value.at("slides")) : std::string();
    text = text.empty() ? "Untitled" : parts_of(text, kMaxTitle).front();
    if (empty)
      list.replace(deck.below("title"), text, tr("write a title"));
    else
      list.add(deck, "title", text);
  }
  cure_tags(deck, list);
}

// Whether an object has a member of one of these names, in any case.
bool names_one(const json& value, std::initializer_list<const char*> names) {
  if (!value.is_object() || value.size() > kMaxMembers) return false;
  for (auto it = value.begin(); it != value.end(); ++it) {
    const std::string plain = normalised(it.key());
    for (const char* name : names) {
      if (plain == name) return true;
    }
  }
  return false;
}

// The document in the call of a tool: {"type": "tool_use", "name": "make_deck", "input": {…}}. What
// is said of the call is kept. Null: it is none.
json called(const json& value) {
  if (!value.is_object() || value.size() < 2 || value.size() > 8 ||
      names_one(value, {"deck", "slides"}))
    return nullptr;
  json inner, rest = json::object();
  for (auto it = value.begin(); it != value.end(); ++it) {
    const bool spec = names_one(*it, {"deck", "slides"});
    const bool says_more = it->is_structured() && !it->empty() && it.key() != kBeside;
    if ((spec && !inner.is_null()) || (!spec && says_more)) return nullptr;
    if (spec)
      inner = *it;
    else
      rest[it.key()] = *it;
  }
  if (inner.is_null()) return nullptr;
  if (inner.contains("extensions") &&
      (!inner["extensions"].is_object() || inner["extensions"].contains("call")))
    return nullptr;
  inner["extensions"]["call"] = rest;
  return inner;
}

// Several documents one after the other: the first, with the slides of all. What else the others
// say is kept. Null: they are none.
json joined_documents(const json& value) {
  if (!value.is_array() || value.size() < 2 || value.size() > kMaxMembers) return nullptr;
  json all = value.front(), rest = json::array();
  for (const json& one : value) {
    if (!one.is_object() || !one.contains("deck") || !one["deck"].is_object() ||
        !one["deck"].contains("slides") || !one["deck"]["slides"].is_array())
      return nullptr;
    if (&one == &value.front()) continue;
    const json& slides = one["deck"]["slides"];
    json& joined = all["deck"]["slides"];
    joined.insert(joined.end(), slides.begin(), slides.end());
    if (one.contains("assets") && one["assets"].is_array()) {
      if (!all.contains("assets")) all["assets"] = json::array();
      if (!all["assets"].is_array()) return nullptr;
      for (const json& asset : one["assets"]) {
        if (std::find(all["assets"].begin(), all["assets"].end(), asset) == all["assets"].end())
          all["assets"].push_back(asset);
      }
    }
    json other = one;
    other.erase("assets");
    other["deck"].erase("slides");
    rest.push_back(std::move(other));
  }
  if (all.contains("extensions") &&
      (!all["extensions"].is_object() || all["extensions"].contains("documents")))
    return nullptr;
  all["extensions"]["documents"] = rest;
  return all;
}

// The document or deck that it is, or that is one level deeper. Null: it is none.
json* with_slides(json& value) {
  const auto has = [](const json& one) {
    return names_one(one, {"deck", "slides", "presentation", "덱", "슬라이드", "프레젠테이션"});
  };
  if (has(value)) return &value;
  if (!value.is_object() || value.size() > kMaxMembers) return nullptr;
  const auto found = std::find_if(value.begin(), value.end(), has);
  return found == value.end() ? nullptr : &*found;
}

// A document in a list with other objects, such as a status or what a bracket too many cut off:
// the document, which keeps them. Null: it is none.
json document_in_list(const json& value) {
  if (!value.is_array() || value.size() > kMaxMembers) return nullptr;
  json document, others = json::array();
  for (json one : value) {
    if (!one.is_structured()) return nullptr;
    const bool is_document = with_slides(one) != nullptr;
    if (is_document && !document.is_null()) return nullptr;
    (is_document ? document : others.emplace_back()) = std::move(one);
  }
  if (document.is_null() || others.empty()) return document;
  json& extensions = (*with_slides(document))["extensions"];
  if (!extensions.is_null() && (!extensions.is_object() || extensions.contains(kBeside)))
    return nullptr;
  extensions[kBeside] = others;
  return document;
}

// The document one level deeper: {"spec": {…}}, [{…}], [[{…}]].
const json* wrapped(const json& value) {
  if (value.is_array() && value.size() == 1 && value.front().is_array()) return &value.front();
  if (value.is_array() && value.size() == 1 &&
      (names_one(value.front(), {"deck", "specversion"}) ||
       (names_one(value.front(), {"slides"}) && !names_one(value.front(), {"elements"}))))
    return &value.front();
  if (!value.is_object() || names_one(value, {"deck", "slides"})) return nullptr;
  const json* found = nullptr;
  for (const json& one : value) {
    if (!names_one(one, {"deck", "specversion"})) continue;
    if (found != nullptr) return nullptr;
    found = &one;
  }
  return found != nullptr && value.size() == 1 ? found : nullptr;
}

bool is_slide(const json& value) {
  return names_one(value, {"slideid", "elements", "layout"}) ||
         (names_one(value, {"title", "제목"}) &&
          names_one(value, {"bullets", "content", "items", "body", "points", "text", "subtitle"}));
}

// The slides under a name that is none of theirs, or each as a member: "slide1", "slide2".
void find_slides(const Here& deck, CureList& list) {
  if (deck.has("slides") || deck.value.size() > kMaxMembers) return;
  std::vector<std::string> numbered;
  for (auto it = deck.value.begin(); it != deck.value.end(); ++it) {
    const std::string plain = normalised(it.key());
    if (it->is_array() && !it->empty() && std::all_of(it->begin(), it->end(), is_slide) &&
        !list.has(deck.below(it.key())))
      return list.give_name(deck, it.key(), "slides");
    const bool slide =
        plain.starts_with("slide") || plain.starts_with("슬라이드") || plain.starts_with("page");
    const bool number = !plain.empty() && plain.back() >= '0' && plain.back() <= '9';
    if (slide && number && it->is_object()) numbered.push_back(it.key());
  }
  if (numbered.empty()) return;
  Cure cure{{deck.below("slides")}, {}, tr("write an array of slides")};
  json slides = json::array();
  for (const std::string& name : numbered) {
    slides.push_back(deck.value[name]);
    cure.flaws.push_back(deck.below(name));
    cure.patch.push_back({PatchStep::Op::Remove, deck.below(name), {}, {}});
  }
  cure.patch.push_back({PatchStep::Op::Add, deck.below("slides"), {}, spaced(slides)});
  list.push(std::move(cure));
}

// Slides in sections become one list, with a slide for the name of each section.
void flatten_sections(const Here& deck, const std::string& name, CureList& list) {
  const json& sections = deck.value.at(name);
  if (deck.has("slides") || !sections.is_array() || sections.empty()) return;
  json slides = json::array();
  std::size_t number = 0;
  for (const json& section : sections) {
    ++number;
    if (!section.is_object() || !section.contains("slides") || !section["slides"].is_array()) {
      // The slides themselves under that name.
      if (std::all_of(sections.begin(), sections.end(), is_slide))
        list.give_name(deck, name, "slides");
      return;
    }
    for (const char* key : {"title", "name", "heading"}) {
      if (!section.contains(key) || !section[key].is_string()) continue;
      slides.push_back({{"slide_id", "section" + std::to_string(number)},
                        {"type", "section"},
                        {"layout", {{"layout_id", "section_header"}}},
                        {"elements", json::array({{{"element_id", "title"},
                                                   {"kind", "text"},
                                                   {"role", "title"},
                                                   {"content", {{"text", section[key]}}}}})}});
      break;
    }
    for (const json& slide : section["slides"]) slides.push_back(slide);
  }
  list.push({{deck.below("slides"), deck.below(name)},
             {{PatchStep::Op::Remove, deck.below(name), {}, {}},
              {PatchStep::Op::Add, deck.below("slides"), {}, spaced(slides)}},
             tr("write an array of slides")});
}

}  // namespace

void cure_document(const Here& root, CureList& list) {
  if (const json* inner = wrapped(root.value))
    return list.replace("", *inner, tr("write the spec itself as the document"));
  if (const json inner = called(root.value); !inner.is_null())
    return list.replace("", inner, tr("write the spec itself as the document"));
  if (const json joined = joined_documents(root.value); !joined.is_null())
    return list.replace("", joined, tr("write the slides of all in one deck"));
  if (const json document = document_in_list(root.value); !document.is_null())
    return list.replace("", document, tr("write the spec itself as the document"));
  if (root.value.is_array()) {  // the slides alone
    json document = {{"spec_version", kVersion}, {"theme", default_theme()}};
    const std::string title = title_of(root.value);
    document["deck"] = {{"title", title.empty() ? "Untitled" : title}, {"slides", root.value}};
    return list.replace("", document, tr("write an object with spec_version, deck and theme"));
  }
  // A slide alone.
  if (names_one(root.value, {"elements", "slideid"}) && names_one(root.value, {"elements"}) &&
      !names_one(root.value, {"deck", "slides", "specversion"}))
    return list.replace("", json::array({root.value}), tr("write an array of slides"));
  if (!root.value.is_object() || root.value.size() > kMaxMembers) return;
  if (cure_key_names(root, list)) return;
  cure_sources_of_deck(root, list);
  cure_stray_assets(root, list);
  cure_members_of_document(root, list);
  if (root.has("theme")) cure_theme(root, root.at("theme"), list);
  if (root.has("assets")) cure_assets(root, root.at("assets"), list);
  const json* deck = root.find("deck");
  if (deck == nullptr) return;
  if (deck->is_array()) {
    list.replace(root.below("deck"), {{"slides", *deck}},
                 tr("write an object with title and slides"));
    return;
  }
  if (deck->is_string()) {
    const json inside = json::parse(deck->get_ref<const std::string&>(), nullptr, false);
    if (inside.is_structured())
      list.replace(root.below("deck"), inside, tr("write it as JSON, not as a string"));
    return;
  }
  if (!deck->is_object()) return;
  for (const char* name : {"sections", "chapters", "parts"}) {
    if (deck->contains(name)) flatten_sections(root.at("deck"), name, list);
  }
  find_slides(root.at("deck"), list);
  cure_deck(root, root.at("deck"), list);
  if (deck->contains("slides")) cure_slides(root.at("deck").at("slides"), list);
}

}  // namespace deckle::cures
