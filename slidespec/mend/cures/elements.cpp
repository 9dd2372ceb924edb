// `elements` of a slide: their members, and what belongs into `content`, `style`, `constraints` and
// `extensions`.

#include <algorithm>
#include <cmath>
#include <utility>

#include "slidespec/mend/cures/gathered_text.h"
#include "slidespec/messages/tr.h"
#include "slidespec/validate/known_keys.h"

namespace deckle::cures {
namespace {

const std::vector<Key>& element_keys() {
  static const std::vector<Key> kKeys = {
      {"element_id", {"id", "eid", "name", "key", "요소_id"}},
      {"kind", {"type", "element_type", "element_kind", "종류", "유형"}},
      {"role",
       {"placeholder", "purpose", "position_role", "slot", "region", "semantic_role", "역할"}},
      {"content",
       {"contents", "value", "body", "payload", "props", "properties", "attrs", "attributes",
        "내용", "data"}},
      {"style", {"styles", "styling", "formatting", "format", "스타일"}},
      {"data_ref", {"data_source", "dataset", "data_id", "dataref"}},
      {"constraints", {"constraint", "limits"}},
      {"citations", {"citation", "sources", "refs", "references", "source"}},
      {"extensions", {"extension", "ext", "extra", "meta", "metadata"}},
  };
  return kKeys;
}

// Where a member belongs that the schema does not allow in an element. Empty: nowhere.
std::string owner_of(std::string_view name, std::string_view kind) {
  const std::string plain = normalised(name);
  const auto one_of = [&plain](std::initializer_list<const char*> names) {
    return std::any_of(names.begin(), names.end(),
                       [&](const char* known) { return normalised(known) == plain; });
  };
  if (kind == "text" && one_of({"text"})) return "content";
  if (kind == "shape" && one_of({"text", "shape", "fill", "line", "line_width_pt"}))
    return "content";
  if (kind == "bullets" && one_of({"items", "bullets", "points"})) return "content";
  if (kind == "image" &&
      one_of({"asset_id", "alt_text", "alt", "crop", "src", "url", "path", "asset", "image_url",
              "image", "filename", "file_name", "image_path", "image_src", "desc", "prompt"}))
    return "content";
  if (kind == "chart" &&
      one_of({"chart_type", "series", "x_label", "y_label", "title", "notes", "note", "footnote",
              "comment", "description", "remark", "labels", "categories"}))
    return "content";
  if (kind == "table" && one_of({"columns", "rows", "headers", "title", "header"}))
    return "content";
  if (kind == "divider" && one_of({"orientation", "color", "width_pt"})) return "content";
  if (one_of({"priority", "allow_shrink", "min_font_pt", "min_font_size"})) return "constraints";
  if (one_of({"box", "runs", "z", "details"})) return "extensions";
  const bool data = one_of({"labels", "format", "level", "list"});
  if (!data && !style_key(name).empty()) return "style";
  return {};
}

void place_member(const Here& element, const std::string& name, const std::string& kind,
                  CureList& list) {
  const std::string owner = owner_of(name, kind);
  const std::string from = element.below(name);
  if (owner.empty()) return keep_in_extensions(from, element, name, list);
  const json& value = element.value[name];
  // Settings that the value cannot be are kept under another name.
  if (owner == "extensions" &&
      ((name == "runs" && !value.is_array()) || (name == "z" && !as_number(value)) ||
       (name == "details" && !as_flag(value)) || (name == "box" && !value.is_structured())))
    return keep_in_extensions(from, element, name, list);
  const std::string_view look = style_key(name);
  const bool colored = look == "line" || look == "fill" || look == "color";
  if (owner == "style" && (value.is_structured() || colored) && style_key(name) != "levels" &&
      !color_from(value, true))
    return keep_in_extensions(from, element, name, list);
  const json* object = element.find(owner);
  const std::string folder = element.below(owner);
  if (object != nullptr && (!object->is_object() || object->contains(name)))
    return keep_in_extensions(from, element, name, list);
  list.move(from, folder + "/" + name,
            object == nullptr ? std::vector<std::string>{folder} : std::vector<std::string>{});
}

void cure_constraints(const Here& element, CureList& list) {
  const json* constraints = element.find("constraints");
  if (constraints == nullptr) return;
  if (constraints->is_null()) return list.remove(element.below("constraints"), tr("remove it"));
  if (!constraints->is_object())
    return keep_in_extensions(element.below("constraints"), element, "constraints", list);
  const Here here = element.at("constraints");
  static const std::vector<Key> kAliases = {
      {"min_font_pt", {"min_font_size", "min_size", "min_size_pt", "minimum_font_size"}},
      {"allow_shrink", {"shrink", "can_shrink", "shrink_text", "autofit"}}};
  rename_open_keys(here, OpenPlace::Constraints, kAliases, list);
  if (const json* priority = here.find("priority"); priority != nullptr && priority->is_string()) {
    static constexpr std::pair<std::string_view, int> kWords[] = {
        {"low", 25},  {"medium", 50},    {"normal", 50},
        {"high", 80}, {"critical", 100}, {"highest", 100}};
    const std::string word = normalised(priority->get<std::string>());
    for (const auto& [name, value] : kWords) {
      if (name == word) list.replace(here.below("priority"), value, tr("write {}", value));
    }
  }
  // A share of one is meant, not a number near zero.
  const json* priority = here.find("priority");
  const auto share = priority == nullptr ? std::nullopt : as_number(*priority);
  if (share && *share > 0 && *share < 1)
    list.replace(here.below("priority"), number_json(std::round(*share * 100)),
                 tr("write {}", std::round(*share * 100)));
  want_number(here, "priority", 0, 100, true, list);
  want_flag(here, "allow_shrink", list);
  want_number(here, "min_font_pt", 8, 28, false, list);
}

// Whether an element has no content, and nothing else that somebody wrote.
bool says_nothing(const json& element) {
  if (!element.is_object()) return false;
  const std::string kind = element.contains("kind") && element["kind"].is_string()
                               ? element["kind"].get<std::string>()
                               : std::string();
  if (kind != "text" && kind != "bullets" && kind != "chart" && kind != "table") return false;
  for (auto it = element.begin(); it != element.end(); ++it) {
    const std::string& key = it.key();
    if (key == "content") {
      if (is_nothing(*it)) continue;
      if (!it->is_object()) return false;
      for (auto part = it->begin(); part != it->end(); ++part) {
        // Names of its own may be words: those of columns, of points.
        static constexpr std::string_view kOwn[] = {"text",   "items", "columns", "rows",
                                                    "series", "data",  "title",   "chart_type"};
        const bool own = std::find(std::begin(kOwn), std::end(kOwn), part.key()) != std::end(kOwn);
        const bool hollow =
            is_nothing(*part) || part.key() == "chart_type" ||
            (part->is_array() && std::all_of(part->begin(), part->end(), is_nothing));
        if (!own || !hollow) return false;
      }
    } else if (key != "kind" && key != "element_id" && key != "role" && key != "style" &&
               key != "constraints" && !is_nothing(*it)) {
      return false;
    }
  }
  return true;
}

// {"element": {…}} and {"t": {…}, "style": {}}: the element one object deeper, under its id.
bool unwrap(const Here& element, CureList& list) {
  const auto member = [](const json& object, std::initializer_list<const char*> names) {
    for (auto it = object.begin(); it != object.end(); ++it) {
      for (const char* name : names) {
        if (normalised(it.key()) == name) return &*it;
      }
    }
    return static_cast<const json*>(nullptr);
  };
  if (element.value.size() > 6 || member(element.value, {"kind", "type", "content"}) != nullptr)
    return false;
  std::string name;
  json inner;
  for (auto it = element.value.begin(); it != element.value.end(); ++it) {
    if (!it->is_object()) continue;
    const json* kind = member(*it, {"kind", "type", "종류"});
    if (kind == nullptr || !kind->is_string() ||
        kind_of_name(kind->get<std::string>()).kind.empty() ||
        member(*it, {"content", "text", "items", "내용"}) == nullptr)
      continue;
    if (!name.empty()) return false;
    name = it.key();
    inner = *it;
  }
  const std::string plain = normalised(name);
  if (name.empty() || !kind_of_name(plain).kind.empty() || plain == "content") return false;
  const bool word = plain == "element" || plain == "block" || plain == "item" || plain == "요소" ||
                    plain == "elementid";
  if (!word && member(inner, {"elementid", "id"}) == nullptr) inner["element_id"] = name;
  for (auto it = element.value.begin(); it != element.value.end(); ++it) {
    if (it.key() == name || is_nothing(*it)) continue;
    json& own = inner[it.key()];
    if (own.is_null()) {
      own = *it;
    } else if (own.is_object() && it->is_object()) {
      for (auto part = it->begin(); part != it->end(); ++part) {
        if (is_nothing(*part)) continue;
        if (own.contains(part.key())) return false;
        own[part.key()] = *part;
      }
    } else {
      return false;
    }
  }
  list.replace(element.pointer, inner, tr("write its members in the element"));
  return true;
}

void cure_element(const Here& slide, const TitlesOf& titles, const Here& element, std::size_t index,
                  std::set<std::string>& used, CureList& list) {
  // What says nothing is no element, unless it is the only one.
  if (element.value.is_null() || element.value == "" ||
      (element.value.is_structured() && element.value.empty() &&
       slide.value.at("elements").size() > 1))
    return list.remove(element.pointer, tr("remove it"));
  if (element.value.is_array()) return static_cast<void>(cure_group(titles, element, index, list));
  if (element.value.is_string()) {
    const json whole = {{"element_id", new_id("e" + std::to_string(index + 1), used)},
                        {"kind", "text"},
                        {"content", {{"text", element.value}}}};
    return list.replace(element.pointer, whole, tr("write {}", spaced(whole)));
  }
  if (!element.value.is_object()) return;
  if (list.has_below(element.pointer)) return;  // its names come first
  if (says_nothing(element.value) && slide.value.at("elements").size() > 1)
    return list.remove(element.pointer, tr("remove it"));
  if (unwrap(element, list)) return;
  if (cure_group(titles, element, index, list)) return;
  const bool boxed = make_box(element, list);
  const json* kind = element.find("kind");
  const std::string known =
      kind != nullptr && kind->is_string() && is_kind(kind->get_ref<const std::string&>())
          ? kind->get<std::string>()
          : kind_by_content(element.value);
  if (cure_texts_beside(element, known, list) || cure_captions(element, known, list)) return;
  // A member that belongs into content, style or constraints is not another name of a member.
  std::vector<std::string> unknown;
  for (auto it = element.value.begin(); it != element.value.end(); ++it) {
    const bool allowed = std::any_of(element_keys().begin(), element_keys().end(),
                                     [&](const Key& key) { return key.name == it.key(); });
    if (allowed || (boxed && list.has(element.below(it.key())))) continue;
    if (!owner_of(it.key(), known).empty()) {
      place_member(element, it.key(), known, list);
      continue;
    }
    const std::string_view meant = meant_key(it.key(), element_keys());
    const bool id = meant != "element_id" || !it->is_structured();
    if (!meant.empty() && id && !element.has(meant) && !list.has(element.below(meant)))
      list.give_name(element, it.key(), meant);
    else
      place_member(element, it.key(), known, list);
  }
  cure_kind(element, list);
  if (const json* role = element.find("role");
      role != nullptr && !role->is_string() && !role->is_null() && !list.has(element.below("role")))
    keep_in_extensions(element.below("role"), element, "role", list);
  want_text(element, "role", list);
  if (const json* data = element.find("data_ref"); data != nullptr && *data == "")
    list.remove(element.below("data_ref"), tr("remove it"));
  want_text(element, "data_ref", list);
  want_id(element, "element_id", "e" + std::to_string(index + 1),
          tr("give each element of a slide its own id"), used, list);
  cure_constraints(element, list);
  cure_extensions(element, list);
  cure_style(element, list);
  cure_references(element, list);
  if (kind != nullptr && kind->is_string() && is_kind(kind->get_ref<const std::string&>()) &&
      !list.has(element.below("kind")))
    cure_content(element, kind->get<std::string>(), list);
}

}  // namespace

void cure_elements(const Here& slide, const Here& elements, CureList& list) {
  cure_layout_hints(slide, list);
  if (elements.value.is_object()) {
    json all = json::array();
    if (elements.value.contains("kind") || elements.value.contains("content")) {
      all.push_back(elements.value);
    } else {  // by id, or by role
      for (auto it = elements.value.begin(); it != elements.value.end(); ++it) {
        json one = it->is_object() ? *it : json::object();
        if (!one.contains("element_id") && !one.contains("id")) one["element_id"] = it.key();
        if (!it->is_object()) {
          one["kind"] = it->is_array() ? "bullets" : "text";
          one["role"] = it.key();
          one["content"] = it->is_array()
                               ? json{{"items", *it}}
                               : json{{"text", it->is_string() ? *it : json(it->dump())}};
        }
        all.push_back(std::move(one));
      }
    }
    return list.replace(elements.pointer, all, tr("write an array of elements"));
  }
  if (elements.value.is_string() && elements.value != "") {
    const json all = json::array(
        {{{"element_id", "e1"}, {"kind", "text"}, {"content", {{"text", elements.value}}}}});
    return list.replace(elements.pointer, all, tr("write an array of elements"));
  }
  if (!elements.value.is_array()) return;
  const TitlesOf titles(elements.value);
  std::set<std::string> used;
  for (std::size_t i = 0; i < elements.value.size() && !list.full(); ++i)
    cure_element(slide, titles, elements.at(i), i, used, list);
}

}  // namespace deckle::cures
