// `assets`: what a deck shows or reads from files.

#include <algorithm>

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
    list.add(here, "kind", file.empty() ? "generated" : is_address(file) ? "url" : "file");
  want_choice(here, "kind", source_kinds(),
              file.empty()       ? "generated"
              : is_address(file) ? "url"
                                 : "file",
              list);
  want_text(here, "file_id", list);
  want_text(here, "url", list);
  const bool of_file = here.has("kind") && here.value.at("kind") == "file";
  if (of_file && !here.has("file_id") && !list.has(here.below("file_id"))) {
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
  if (assets.value.is_object()) {  // by id
    json all = json::array();
    for (auto it = assets.value.begin(); it != assets.value.end(); ++it) {
      json one = it->is_object() ? *it : json::object();
      if (it->is_string()) one = {{"type", type_of(*it)}, {"source", source_of(*it)}};
      if (!one.contains("asset_id") && !one.contains("id")) one["asset_id"] = it.key();
      all.push_back(std::move(one));
    }
    return list.replace(assets.pointer, all, tr("write an array of assets"));
  }
  if (!assets.value.is_array()) return;
  std::set<std::string> used;
  const std::set<std::string> named = named_assets(root.value);
  for (std::size_t i = 0; i < assets.value.size() && !list.full(); ++i)
    cure_asset(root, named, assets.at(i), i, used, list);
}

}  // namespace deckle::cures
