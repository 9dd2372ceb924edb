// Ids that name nothing: of assets, of citations, of elements in the reading order.

#include <algorithm>
#include <map>

#include "slidespec/diag/nearest_name.h"
#include "slidespec/mend/cures/cure_list.h"
#include "slidespec/messages/tr.h"

namespace deckle::cures {
namespace {

std::string text_member(const json& object, const char* key) {
  return object.is_object() && object.contains(key) && object[key].is_string()
             ? object[key].get<std::string>()
             : std::string();
}

// The items of an array member; empty where there is none.
const json& items_of(const json& object, const char* key) {
  static const json kNone = json::array();
  return object.is_object() && object.contains(key) && object[key].is_array() ? object[key] : kNone;
}

// Bytes of an id that is declared for its author; ours: the schema allows 80 characters for most
// ids.
constexpr std::size_t kMaxId = 320;
// Of an address with a signature in it; ours.
constexpr std::size_t kMaxAddress = 4096;

struct Assets {
  bool listed = false;                      // there is an array of assets
  bool settled = true;                      // all of them have an id
  std::vector<std::string> pictures, data;  // their ids
  std::map<std::string, std::string> of_file;  // ids by file or address, of pictures
  std::set<std::string> added;
};

Assets assets_of(const json& root) {
  Assets assets;
  assets.listed = root.contains("assets") && root["assets"].is_array();
  if (items_of(root, "assets").size() > kMaxMembers) return assets;
  for (const json& asset : items_of(root, "assets")) {
    const std::string id = text_member(asset, "asset_id");
    assets.settled = assets.settled && !id.empty();
    const bool data = text_member(asset, "type") == "data";
    (data ? assets.data : assets.pictures).push_back(id);
    if (data || !asset.contains("source")) continue;
    for (const char* place : {"file_id", "url"}) {
      const std::string file = text_member(asset["source"], place);
      if (!file.empty()) assets.of_file.emplace(file, id);
    }
  }
  return assets;
}

bool has(const std::vector<std::string>& ids, const std::string& id) {
  return std::find(ids.begin(), ids.end(), id) != ids.end();
}

std::string nearest(const std::string& id, const std::vector<std::string>& ids) {
  if (ids.size() > kMaxMembers) return {};
  const std::vector<std::string_view> names(ids.begin(), ids.end());
  return nearest_name(id, names);
}

void cure_asset_id(const std::string& pointer, const std::string& id, bool picture, Assets& assets,
                   CureList& list) {
  const std::vector<std::string>& right = picture ? assets.pictures : assets.data;
  const std::size_t most = picture && is_address(id) ? kMaxAddress : kMaxId;
  if (id.empty() || id.size() > most || has(right, id) || assets.added.contains(id)) return;
  if (const auto file = assets.of_file.find(id); picture && file != assets.of_file.end())
    return list.replace(pointer, file->second, tr("write \"{}\"", file->second));
  const std::string near = nearest(id, right);
  if (!near.empty()) return list.replace(pointer, near, tr("did you mean '{}'?", near));
  // An asset of the other type has that id, or data without a file: what is meant is not known.
  if (has(picture ? assets.data : assets.pictures, id) || (!picture && !is_place(id))) return;
  const json asset = {{"asset_id", id},
                      {"type", picture ? "image" : "data"},
                      {"source", is_place(id) ? source_of(id) : json{{"kind", "generated"}}}};
  JsonPatch patch;
  if (!assets.listed) patch.push_back({PatchStep::Op::Add, "/assets", {}, "[]"});
  patch.push_back({PatchStep::Op::Add, "/assets/-", {}, spaced(asset)});
  list.push({{pointer}, std::move(patch), tr("declare it in 'assets': {}", spaced(asset))});
  assets.added.insert(id);
}

void cure_citation_ids(const Here& slide, const Here& element,
                       const std::map<std::string, json>& elsewhere, std::set<std::string>& added,
                       CureList& list) {
  std::vector<std::string> ids;
  if (items_of(slide.value, "citations").size() > kMaxMembers || list.has(slide.below("citations")))
    return;
  for (const json& citation : items_of(slide.value, "citations")) {
    const std::string id = text_member(citation, "id");
    if (id.empty()) return;  // it is given one first
    ids.push_back(id);
  }
  const json& references = items_of(element.value, "citations");
  if (references.size() > kMaxMembers) return;
  for (std::size_t i = 0; i < references.size() && !list.full(); ++i) {
    const std::string id = text_member(references[i], "citation_id");
    if (id.empty() || id.size() > kMaxId || has(ids, id) || added.contains(id)) continue;
    const std::string pointer =
        element.below("citations") + "/" + std::to_string(i) + "/citation_id";
    const auto known = elsewhere.find(id);
    const std::string near = known == elsewhere.end() ? nearest(id, ids) : std::string();
    if (!near.empty()) {
      list.replace(pointer, near, tr("did you mean '{}'?", near));
      continue;
    }
    const json citation = known != elsewhere.end()
                              ? known->second
                              : json{{"id", id}, {"kind", "evidence"}, {"title", id}};
    JsonPatch patch;
    const std::string folder = slide.below("citations");
    if (!slide.has("citations")) patch.push_back({PatchStep::Op::Add, folder, {}, "[]"});
    patch.push_back({PatchStep::Op::Add, folder + "/-", {}, spaced(citation)});
    list.push({{pointer}, std::move(patch), tr("declare it in the slide's 'citations'")});
    added.insert(id);
  }
}

void cure_order(const Here& slide, CureList& list) {
  if (!slide.has("layout") || !slide.value["layout"].is_object()) return;
  const Here layout = slide.at("layout");
  if (!layout.has("layout_hints") || !layout.value["layout_hints"].is_object()) return;
  const Here hints = layout.at("layout_hints");
  const json* order = hints.find("order");
  if (order == nullptr || !order->is_array() || order->size() > kMaxMembers ||
      items_of(slide.value, "elements").size() > kMaxMembers)
    return;
  std::vector<std::string> ids;
  for (const json& element : items_of(slide.value, "elements"))
    ids.push_back(text_member(element, "element_id"));
  json right = json::array();
  Cure cure{{hints.below("order")}, {}, tr("name elements of the slide")};
  for (std::size_t i = 0; i < order->size(); ++i) {
    cure.flaws.push_back(hints.below("order") + "/" + std::to_string(i));
    if (!(*order)[i].is_string()) continue;
    const std::string id = (*order)[i];
    const std::string meant = has(ids, id) ? id : nearest(id, ids);
    if (!meant.empty() && std::find(right.begin(), right.end(), json(meant)) == right.end())
      right.push_back(meant);
  }
  if (right == *order) return;
  if (right.empty()) return keep_in_extensions(hints.below("order"), slide, "order", list);
  cure.patch = {{PatchStep::Op::Replace, hints.below("order"), {}, spaced(right)}};
  list.push(std::move(cure));
}

}  // namespace

void cure_dangling(const Here& root, CureList& list) {
  if (!root.value.is_object() || !root.has("deck") || !root.value["deck"].is_object()) return;
  const Here deck = root.at("deck");
  if (!deck.has("slides") || !deck.value["slides"].is_array()) return;
  const Here slides = deck.at("slides");
  Assets assets = assets_of(root.value);
  const bool wait =
      items_of(root.value, "assets").size() > kMaxMembers || !assets.settled || list.has("/assets");
  std::map<std::string, json> elsewhere;
  for (const json& slide : slides.value) {
    for (const json& citation : items_of(slide, "citations")) {
      if (const std::string id = text_member(citation, "id"); !id.empty())
        elsewhere.emplace(id, citation);
    }
  }
  for (std::size_t s = 0; s < slides.value.size() && !list.full(); ++s) {
    const Here slide = slides.at(s);
    if (!slide.value.is_object()) continue;
    cure_order(slide, list);
    std::set<std::string> added;
    const json& elements = items_of(slide.value, "elements");
    for (std::size_t e = 0; e < elements.size() && !list.full(); ++e) {
      if (!elements[e].is_object()) continue;
      const Here element{elements[e], slide.below("elements") + "/" + std::to_string(e)};
      const std::string kind = text_member(elements[e], "kind");
      if (kind == "image" && element.has("content") && !wait)
        cure_asset_id(element.below("content") + "/asset_id",
                      text_member(elements[e]["content"], "asset_id"), true, assets, list);
      if (element.has("data_ref") && element.value["data_ref"] == "")
        list.remove(element.below("data_ref"), tr("remove it"));
      if (!wait)
        cure_asset_id(element.below("data_ref"), text_member(elements[e], "data_ref"), false,
                      assets, list);
      cure_citation_ids(slide, element, elsewhere, added, list);
    }
  }
}

}  // namespace deckle::cures
