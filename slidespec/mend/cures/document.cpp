// The members of the document and of `deck`.

#include "slidespec/mend/cures/cure_list.h"
#include "slidespec/messages/tr.h"

namespace deckle::cures {
namespace {

constexpr const char* kVersion = "slidespec_v1";  // `spec_version` in the schema

const std::vector<Key>& document_keys() {
  static const std::vector<Key> kKeys = {
      {"spec_version", {"version", "schema_version", "spec", "$schema", "schema", "slidespec"}},
      {"deck", {"presentation", "document", "slidedeck"}},
      {"theme", {"design", "branding"}},
      {"assets", {"files", "resources", "images", "media"}},
      {"extensions", {"extension", "meta", "metadata", "settings", "options"}},
  };
  return kKeys;
}

const std::vector<Key>& deck_keys() {
  static const std::vector<Key> kKeys = {
      {"title", {"name", "heading", "deck_title"}},
      {"subtitle", {"sub_title", "tagline", "description", "subheading"}},
      {"language", {"lang", "locale"}},
      {"audience", {"target_audience"}},
      {"tone", {"voice", "mood"}},
      {"tags", {"keywords", "topics"}},
      {"slides", {"pages", "slide_list", "slide"}},
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
  for (const char* known :
       {"title", "subtitle", "language", "lang", "audience", "tone", "tags", "slides", "pages"}) {
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
  std::vector<std::string> moved;
  for (auto it = root.value.begin(); it != root.value.end(); ++it) {
    const std::string& name = it.key();
    if (list.has(root.below(name))) continue;
    if (deck && belongs_to_deck(name)) {
      const Key* key = find_key(deck_keys(), name);
      if (key != nullptr && !root.value.at("deck").contains(std::string(key->name))) {
        list.move(root.below(name), root.below("deck") + "/" + std::string(key->name));
        moved.push_back(name);
      }
    } else if (theme_place(name) == "slide_size" && root.has("theme") &&
               root.value.at("theme").is_object() &&
               !root.value.at("theme").contains("slide_size")) {
      list.move(root.below(name), root.below("theme") + "/slide_size");
    }
  }
  for (const std::string& name : rename_members(root, keys, list)) {
    if (!list.has(root.below(name))) keep_in_extensions(root.below(name), root, name, list);
  }
  if (const json* extensions = root.find("extensions");
      extensions != nullptr && extensions->is_null())
    list.remove(root.below("extensions"), tr("remove it"));
  const json* version = root.find("spec_version");
  if (version == nullptr && !list.has(root.below("spec_version")))
    list.add(root, "spec_version", kVersion);
  else if (version != nullptr && *version != kVersion)
    list.replace(root.below("spec_version"), kVersion, tr("write \"{}\"", kVersion));
  if (!root.has("theme") && !list.has(root.below("theme")))
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

constexpr std::size_t kMaxTitle = 200, kMaxSubtitle = 300, kMaxShort = 80;  // of the schema

void cure_long_title(const Here& deck, CureList& list) {
  const json* title = deck.find("title");
  if (title == nullptr || !title->is_string() || deck.has("subtitle")) return;
  const std::vector<std::string> parts = parts_of(title->get<std::string>(), kMaxTitle);
  if (parts.size() != 2) return;
  list.push({{deck.below("title")},
             {{PatchStep::Op::Replace, deck.below("title"), {}, json(parts[0]).dump()},
              {PatchStep::Op::Add, deck.below("subtitle"), {}, json(parts[1]).dump()}},
             tr("move what is too long to 'subtitle'")});
}

void cure_deck(const Here& deck, CureList& list) {
  for (const std::string& name : rename_members(deck, deck_keys(), list)) {
    if (list.has(deck.below(name))) continue;
    if (normalised(name) == "theme" || normalised(name) == "assets") continue;
    keep_in_extensions(deck.below(name), {deck.value, ""}, name, list);
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
  if (const json* tags = deck.find("tags"); tags != nullptr && tags->is_string()) {
    json all = json::array();
    std::string rest = tags->get<std::string>();
    for (std::size_t at = 0; at <= rest.size();) {
      const std::size_t end = std::min(rest.find(',', at), rest.size());
      std::string tag = rest.substr(at, end - at);
      while (tag.starts_with(' ')) tag.erase(0, 1);
      if (!tag.empty()) all.push_back(tag);
      at = end + 1;
    }
    list.replace(deck.below("tags"), all, tr("write an array of strings"));
  }
}

}  // namespace

void cure_document(const Here& root, CureList& list) {
  if (root.value.is_array()) {  // the slides alone
    json document = {{"spec_version", kVersion}, {"theme", default_theme()}};
    const std::string title = title_of(root.value);
    document["deck"] = {{"title", title.empty() ? "Untitled" : title}, {"slides", root.value}};
    return list.replace("", document, tr("write an object with spec_version, deck and theme"));
  }
  if (!root.value.is_object()) return;
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
  if (!deck->is_object()) return;
  cure_deck(root.at("deck"), list);
  if (deck->contains("slides")) cure_slides(root.at("deck").at("slides"), list);
}

}  // namespace deckle::cures
