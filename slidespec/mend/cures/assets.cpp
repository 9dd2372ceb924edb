// `assets`: what a deck shows or reads from files.

#include <algorithm>

#include "slidespec/icons/icon.h"
#include "slidespec/mend/cures/cure_list.h"
#include "slidespec/messages/tr.h"

namespace deckle::cures {
namespace {

const std::vector<Key>& asset_keys() {
  static const std::vector<Key> kKeys = {
      {"asset_id", {"id", "name", "key", "ref"}},
      {"type", {"kind", "asset_type", "media_type"}},
      {"source", {"src", "origin", "location"}},
  };
  return kKeys;
}

const std::vector<Key>& source_keys() {
  static const std::vector<Key> kKeys = {
      {"kind", {"type", "source_kind", "source_type"}},
      {"file_id", {"file", "path", "filename", "file_name", "file_path", "filepath", "id"}},
      {"url", {"uri", "href", "link", "address"}},
  };
  return kKeys;
}

const std::vector<Choice>& types() {
  static const std::vector<Choice> kTypes = {
      {"image", {"picture", "photo", "img", "png", "jpg", "jpeg", "svg", "logo", "figure", "gif"}},
      {"icon", {"symbol", "pictogram"}},
      {"data", {"csv", "json", "table", "dataset", "chart_data", "spreadsheet"}},
  };
  return kTypes;
}

const std::vector<Choice>& source_kinds() {
  static const std::vector<Choice> kKinds = {
      {"file", {"local", "path", "upload", "disk", "asset"}},
      {"url", {"uri", "web", "http", "https", "link", "remote"}},
      {"generated", {"ai", "generate", "prompt", "icon", "placeholder"}},
  };
  return kKinds;
}

std::string type_of(const std::string& file) {
  const std::size_t dot = file.rfind('.');
  const std::string ending = dot == std::string::npos ? "" : normalised(file.substr(dot + 1));
  return ending == "csv" || ending == "json" || ending == "tsv" ? "data" : "image";
}

// The file or address that an asset names, wherever.
std::string file_of(const json& asset) {
  for (const char* key : {"file_id", "file", "path", "url", "src", "filename"}) {
    for (const json* in : {&asset, asset.contains("source") ? &asset["source"] : &asset}) {
      if (in->is_object() && in->contains(key) && (*in)[key].is_string()) return (*in)[key];
    }
  }
  return asset.contains("source") && asset["source"].is_string()
             ? asset["source"].get<std::string>()
             : std::string();
}

void cure_source(const Here& root, const Here& asset, CureList& list) {
  const std::string pointer = asset.below("source");
  const json* source = asset.find("source");
  if (source == nullptr) {
    if (list.has(pointer)) return;
    for (auto it = asset.value.begin(); it != asset.value.end(); ++it) {
      if (meant_key(it.key(), asset_keys()) == "source") return;  // under another name
    }
    // Its members are in the asset.
    Cure cure{{pointer},
              {{PatchStep::Op::Add, pointer, {}, "{}"}},
              tr("add 'source' with the file in it")};
    for (auto it = asset.value.begin(); it != asset.value.end(); ++it) {
      const std::string plain = normalised(it.key());
      const std::string_view meant = meant_key(it.key(), source_keys());
      if (meant.empty() || meant == "kind" || plain == "id" || !it->is_string()) continue;
      const std::string_view name = is_address(it->get<std::string>()) ? "url" : meant;
      const std::string from = asset.below(it.key());
      cure.patch.push_back({PatchStep::Op::Move, pointer + "/" + std::string(name), from, {}});
      cure.flaws.push_back(from);
      cure.patch.push_back(
          {PatchStep::Op::Add, pointer + "/kind", {}, name == "url" ? "\"url\"" : "\"file\""});
      break;
    }
    if (cure.patch.size() > 1) return list.push(std::move(cure));
    return list.add(asset, "source", {{"kind", "generated"}});
  }
  if (source->is_string())
    return list.replace(pointer, source_of(source->get<std::string>()),
                        tr("write {}", spaced(source_of(source->get<std::string>()))));
  if (!source->is_object()) return;
  const Here here = asset.at("source");
  for (const std::string& name : rename_members(here, source_keys(), list)) {
    if (!list.has(here.below(name))) keep_in_extensions(here.below(name), root, name, list);
  }
  const std::string file = file_of(asset.value);
  if (!here.has("kind") && !list.has(here.below("kind")))
    list.add(here, "kind",
             file.empty() || !icon_name_of(file).empty() ? "generated"
             : is_address(file)                          ? "url"
                                                         : "file");
  want_choice(here, "kind", source_kinds(),
              file.empty() || !icon_name_of(file).empty() ? "generated"
              : is_address(file)                          ? "url"
                                                          : "file",
              list);
  want_text(here, "file_id", list);
  want_text(here, "url", list);
  const bool of_file = here.has("kind") && here.value.at("kind") == "file";
  const json* named = here.find("file_id");
  if (of_file && named != nullptr && *named == "" && !here.has("url")) {
    list.push({{here.below("file_id"), here.below("kind")},
               {{PatchStep::Op::Replace, here.below("kind"), {}, "\"generated\""},
                {PatchStep::Op::Remove, here.below("file_id"), {}, {}}},
               tr("write \"generated\" where there is no file")});
  } else if (of_file && named == nullptr && !list.has(here.below("file_id"))) {
    if (here.has("url") && here.value.at("url").is_string()) {
      if (is_address(here.value.at("url").get<std::string>()))
        list.replace(here.below("kind"), "url", tr("write \"url\""));
      else
        list.give_name(here, "url", "file_id");
    } else {
      list.push({{here.pointer, here.below("kind")},
                 {{PatchStep::Op::Replace, here.below("kind"), {}, "\"generated\""}},
                 tr("write \"generated\" where there is no file")});
    }
  }
}

// The assets in a member, as the document has them: by id, or a list.
json assets_in(const json& value) {
  if (!value.is_object()) return value;
  json all = json::array();
  for (auto it = value.begin(); it != value.end(); ++it) {
    json one = it->is_object() ? *it : json::object();
    if (it->is_string()) one = {{"type", type_of(*it)}, {"source", source_of(*it)}};
    if (!one.contains("asset_id") && !one.contains("id")) one["asset_id"] = it.key();
    all.push_back(std::move(one));
  }
  return all;
}

bool is_asset(const json& value) {
  return value.is_object() && (value.contains("asset_id") || value.contains("id"));
}

// As opposed to a picture that a slide is to show.
bool has_file(const json& value) {
  return is_asset(value) && !file_of(value).empty() && !value.contains("alt_text") &&
         !value.contains("alt") && !value.contains("caption") && !value.contains("content");
}

// Ids of pictures that elements name.
std::set<std::string> named_assets(const json& root) {
  std::set<std::string> names;
  const json* at = &root;
  for (const char* key : {"deck", "slides"}) {
    if (!at->is_object() || !at->contains(key)) return names;
    at = &(*at)[key];
  }
  for (const json& slide : at->is_array() ? *at : json::array()) {
    if (!slide.is_object() || !slide.contains("elements") || !slide["elements"].is_array())
      continue;
    for (const json& element : slide["elements"]) {
      if (!element.is_object() || !element.contains("content") || !element["content"].is_object())
        continue;
      const json id = element["content"].value("asset_id", json());
      if (id.is_string()) names.insert(id.get<std::string>());
    }
  }
  return names;
}

// The id of an asset that is only a file: by its whole path, its name, or its name without ending,
// whichever elements use.
std::string id_of_file(const std::string& file, const std::set<std::string>& named) {
  const std::string name = file.substr(file.find_last_of("/\\") + 1);
  for (const std::string& one : {file, name, name.substr(0, name.rfind('.'))}) {
    if (named.contains(one)) return one;
  }
  return file;
}

void cure_asset(const Here& root, const std::set<std::string>& named, const Here& asset,
                std::size_t index, std::set<std::string>& used, CureList& list) {
  if (is_nothing(asset.value)) return list.remove(asset.pointer, tr("remove it"));
  if (asset.value.is_string()) {
    const std::string text = asset.value;
    json whole = {{"asset_id", new_id(id_of_file(text, named), used)},
                  {"type", type_of(text)},
                  {"source", source_of(text)}};
    return list.replace(asset.pointer, whole, tr("write {}", spaced(whole)));
  }
  if (!asset.value.is_object() || asset.value.size() > kMaxMembers) return;
  cure_source(root, asset, list);
  for (const std::string& name : rename_members(asset, asset_keys(), list)) {
    if (!list.has(asset.below(name))) keep_in_extensions(asset.below(name), root, name, list);
  }
  want_id(asset, "asset_id", "asset" + std::to_string(index + 1), tr("give each asset its own id"),
          used, list);
  const std::string type = type_of(file_of(asset.value));
  if (!asset.has("type") && !list.has(asset.below("type"))) list.add(asset, "type", type);
  want_choice(asset, "type", types(), type, list);
}

}  // namespace

void cure_assets(const Here& root, const Here& assets, CureList& list) {
  if (assets.value.is_null() || assets.value == "")
    return list.remove(assets.pointer, tr("remove it"));
  if (assets.value.is_object())
    return list.replace(assets.pointer, assets_in(assets.value), tr("write an array of assets"));
  if (!assets.value.is_array()) return;
  std::set<std::string> used;
  const std::set<std::string> named = named_assets(root.value);
  for (std::size_t i = 0; i < assets.value.size() && !list.full(); ++i)
    cure_asset(root, named, assets.at(i), i, used, list);
}

void cure_stray_assets(const Here& root, CureList& list) {
  const json* known = root.find("assets");
  if (known != nullptr && !known->is_array()) return;
  std::set<std::string> all;
  for (const json& one : known == nullptr ? json::array() : *known) all.insert(one.dump());
  Cure cure{{}, {}, tr("declare it in 'assets' of the document")};
  JsonPatch added;
  const auto take = [&](const Here& object) {
    if (!object.value.is_object() || object.value.size() > kMaxMembers) return;
    for (auto it = object.value.begin(); it != object.value.end(); ++it) {
      const std::string plain = normalised(it.key());
      if (plain != "assets" && plain != "images" && plain != "media" && plain != "resources")
        continue;
      const json assets = plain == "assets" ? assets_in(*it) : *it;
      if (!assets.is_array() || assets.empty() || assets.size() > kMaxMembers ||
          !std::all_of(assets.begin(), assets.end(), plain == "assets" ? is_asset : has_file))
        continue;
      cure.flaws.push_back(object.below(it.key()));
      cure.patch.push_back({PatchStep::Op::Remove, object.below(it.key()), {}, {}});
      for (const json& one : assets) {
        // The same asset, declared on each slide that shows it.
        if (!all.insert(one.dump()).second) continue;
        added.push_back({PatchStep::Op::Add, root.below("assets") + "/-", {}, spaced(one)});
      }
    }
  };
  // {"asset": {"asset_id": …, "source": {…}}} in the content of a picture.
  const auto take_from = [&](const Here& element) {
    if (!element.has("content") || element.value.value("kind", json()) != "image") return;
    const Here content = element.at("content");
    const json* asset = content.find("asset");
    if (asset == nullptr || content.has("asset_id") || !is_asset(*asset) ||
        !asset->contains("source"))
      return;
    const json id = asset->contains("asset_id") ? (*asset)["asset_id"] : (*asset)["id"];
    if (!id.is_string() || id == "") return;
    cure.flaws.push_back(content.below("asset"));
    cure.flaws.push_back(content.below("asset_id"));
    cure.patch.push_back({PatchStep::Op::Remove, content.below("asset"), {}, {}});
    cure.patch.push_back({PatchStep::Op::Add, content.below("asset_id"), {}, id.dump()});
    if (!all.insert(asset->dump()).second) return;
    added.push_back({PatchStep::Op::Add, root.below("assets") + "/-", {}, spaced(*asset)});
  };
  const bool deck = root.has("deck") && root.value["deck"].is_object();
  if (deck && known != nullptr) take(root.at("deck"));
  const Here owner = deck && root.value["deck"].contains("slides") ? root.at("deck") : root;
  if (owner.has("slides") && owner.value["slides"].is_array()) {
    const Here slides = owner.at("slides");
    for (std::size_t i = 0; i < slides.value.size(); ++i) {
      const Here slide = slides.at(i);
      take(slide);
      if (!slide.has("elements") || !slide.value["elements"].is_array()) continue;
      const Here elements = slide.at("elements");
      for (std::size_t e = 0; e < elements.value.size(); ++e) take_from(elements.at(e));
    }
  }
  if (cure.flaws.empty()) return;
  if (!added.empty()) cure.flaws.push_back(root.below("assets"));
  if (known == nullptr && !added.empty())
    cure.patch.push_back({PatchStep::Op::Add, root.below("assets"), {}, "[]"});
  cure.patch.insert(cure.patch.end(), added.begin(), added.end());
  list.push(std::move(cure));
}

}  // namespace deckle::cures
