// `content` of text, bullets, images, shapes and dividers.

#include <algorithm>

#include "slidespec/mend/cures/cure_list.h"
#include "slidespec/messages/tr.h"
#include "slidespec/validate/known_keys.h"

namespace deckle::cures {
namespace {

constexpr std::size_t kMaxText = 2000, kMaxItem = 300, kMaxItems = 30;  // of the schema

// Unknown members of a content go to `style` of the element if they are known there, else to its
// extensions.
void place_unknown(const Here& element, const Here& content, std::span<const Key> keys,
                   CureList& list) {
  for (const std::string& name : rename_members(content, keys, list)) {
    if (list.has(content.below(name))) continue;
    const bool style = find_known_key(OpenPlace::Style, name) != nullptr;
    const json* styles = element.find("style");
    if (style && (styles == nullptr || (styles->is_object() && !styles->contains(name))))
      list.move(content.below(name), element.below("style") + "/" + name,
                styles == nullptr ? std::vector<std::string>{element.below("style")}
                                  : std::vector<std::string>{});
    else
      keep_in_extensions(content.below(name), element, name, list);
  }
}

// A text that is too long goes on in an element of its own, after this one.
void cure_long_text(const Here& element, const Here& content, CureList& list) {
  const json& text = content.value.at("text");
  if (!text.is_string()) return;
  const std::vector<std::string> parts = parts_of(text.get<std::string>(), kMaxText);
  const std::size_t slash = element.pointer.rfind('/');
  if (parts.size() < 2 || slash == std::string::npos) return;
  const std::string array = element.pointer.substr(0, slash);
  const std::size_t index = std::stoul(element.pointer.substr(slash + 1));
  JsonPatch patch = {{PatchStep::Op::Replace, content.below("text"), {}, json(parts[0]).dump()}};
  for (std::size_t i = 1; i < parts.size(); ++i) {
    json more = element.value;
    more["content"]["text"] = parts[i];
    if (more.contains("element_id") && more["element_id"].is_string())
      more["element_id"] = more["element_id"].get<std::string>() + "_part" + std::to_string(i + 1);
    patch.push_back(
        {PatchStep::Op::Add, array + "/" + std::to_string(index + i), {}, spaced(more)});
  }
  list.push({{content.below("text")},
             std::move(patch),
             tr("divide it into texts of at most {} characters", kMaxText)});
}

void cure_text(const Here& element, const Here& content, CureList& list) {
  static const std::vector<Key> kKeys = {
      {"text",
       {"value", "content", "body", "paragraph", "string", "markdown", "title", "html", "quote"}}};
  place_unknown(element, content, kKeys, list);
  want_text(content, "text", list);
  if (content.has("text")) return cure_long_text(element, content, list);
  // A list in a text element is a list.
  if (content.has("items") && !list.has(element.below("kind")))
    list.push({{element.below("kind"), content.below("text"), content.below("items")},
               {{PatchStep::Op::Replace, element.below("kind"), {}, "\"bullets\""}},
               tr("write \"kind\": \"bullets\"")});
}

// The text of an item that is an object, and how deep it is.
std::optional<std::string> item_text(const json& item) {
  for (const char* key :
       {"text", "content", "value", "title", "label", "item", "point", "bullet"}) {
    if (item.contains(key) && item[key].is_string()) return item[key].get<std::string>();
  }
  return std::nullopt;
}

void flatten(const json& items, int level, json& texts, json& levels, bool& usable) {
  for (const json& item : items) {
    if (item.is_array()) {
      flatten(item, std::min(level + 1, 4), texts, levels, usable);
      continue;
    }
    if (!item.is_object()) {
      const auto text = as_text(item);
      if (!text) {
        usable = usable && item.is_null();
        continue;
      }
      texts.push_back(*text);
      levels.push_back(level);
      continue;
    }
    const auto text = item_text(item);
    const int own = item.contains("level") && item["level"].is_number_integer()
                        ? std::clamp(item["level"].get<int>(), 0, 4)
                        : level;
    std::size_t used = text ? 1 : 0;
    if (text) {
      texts.push_back(*text);
      levels.push_back(own);
    }
    for (auto it = item.begin(); it != item.end(); ++it) {
      const std::string key = normalised(it.key());
      if (it->is_array() &&
          (key == "items" || key == "children" || key == "subitems" || key == "bullets" ||
           key == "sub" || key == "points" || key == "subpoints")) {
        flatten(*it, std::min(own + 1, 4), texts, levels, usable);
        ++used;
      } else if (key == "level" || key == "bold" || key == "italic" || key == "icon" ||
                 key == "id") {
        ++used;
      }
    }
    // Two texts in one item: "heading: text".
    if (used < item.size()) {
      std::string joined = text.value_or("");
      for (auto it = item.begin(); it != item.end(); ++it) {
        if (!it->is_string() || (text && *it == *text)) continue;
        if (normalised(it.key()) == "icon" || normalised(it.key()) == "id") continue;
        joined += (joined.empty() ? "" : ": ") + it->get<std::string>();
      }
      if (text)
        texts.back() = joined;
      else if (!joined.empty())
        texts.push_back(joined), levels.push_back(own);
      else
        usable = false;
    }
  }
}

json lines_of(const std::string& text) {
  json lines = json::array();
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    if (end > at) lines.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return lines;
}

void cure_items(const Here& element, const Here& content, CureList& list) {
  const Here items = content.at("items");
  const std::string& pointer = items.pointer;
  if (items.value.is_string())
    return list.replace(pointer, lines_of(items.value.get<std::string>()),
                        tr("write an array of strings"));
  if (items.value.is_object()) {
    json all = json::array();
    for (auto it = items.value.begin(); it != items.value.end(); ++it) {
      const auto text = as_text(*it);
      if (!text) return;
      all.push_back(it.key() + ": " + text->get<std::string>());
    }
    return list.replace(pointer, all, tr("write an array of strings"));
  }
  if (!items.value.is_array()) return;
  const bool strings = std::all_of(items.value.begin(), items.value.end(),
                                   [](const json& item) { return item.is_string(); });
  json texts = json::array(), levels = json::array();
  bool usable = true;
  flatten(items.value, 0, texts, levels, usable);
  if (!usable) return;
  bool divided = false;
  json whole = json::array(), depth = json::array();
  for (std::size_t i = 0; i < texts.size(); ++i) {
    const std::string text = texts[i];
    if (text.empty()) {
      divided = true;
      continue;
    }
    const std::vector<std::string> parts = parts_of(text, kMaxItem);
    divided = divided || parts.size() > 1;
    for (const std::string& part : parts) whole.push_back(part), depth.push_back(levels[i]);
  }
  if (whole.empty() || (strings && !divided && whole.size() <= kMaxItems)) return;
  Cure cure{
      {pointer},
      {},
      strings ? tr("divide it into items that are short enough") : tr("write an array of strings")};
  json first = whole;
  if (whole.size() > kMaxItems) {
    first = json(whole.begin(), whole.begin() + kMaxItems);
    const std::size_t slash = element.pointer.rfind('/');
    const std::string array = element.pointer.substr(0, slash);
    const std::size_t index = std::stoul(element.pointer.substr(slash + 1));
    for (std::size_t at = kMaxItems, n = 1; at < whole.size(); at += kMaxItems, ++n) {
      json more = element.value;
      json rest = json::array();
      for (std::size_t i = at; i < std::min(whole.size(), at + kMaxItems); ++i)
        rest.push_back(whole[i]);
      more["content"]["items"] = rest;
      if (more.contains("extensions")) more["extensions"].erase("runs");
      more["element_id"] =
          more.value("element_id", std::string("list")) + "_part" + std::to_string(n + 1);
      cure.patch.push_back(
          {PatchStep::Op::Add, array + "/" + std::to_string(index + n), {}, spaced(more)});
    }
  }
  cure.patch.insert(cure.patch.begin(), {PatchStep::Op::Replace, pointer, {}, spaced(first)});
  const bool nested =
      std::any_of(depth.begin(), depth.end(), [](const json& one) { return one != 0; });
  const json* style = element.find("style");
  if (nested && whole.size() <= kMaxItems && (style == nullptr || style->is_object()) &&
      (style == nullptr || !style->contains("levels"))) {
    if (style == nullptr)
      cure.patch.push_back({PatchStep::Op::Add, element.below("style"), {}, "{}"});
    cure.patch.push_back(
        {PatchStep::Op::Add, element.below("style") + "/levels", {}, spaced(depth)});
  }
  list.push(std::move(cure));
}

void cure_bullets(const Here& element, const Here& content, CureList& list) {
  static const std::vector<Key> kKeys = {{"items",
                                          {"bullets", "points", "list", "bullet_points", "entries",
                                           "lines", "texts", "text", "values", "steps"}}};
  place_unknown(element, content, kKeys, list);
  if (content.has("items")) cure_items(element, content, list);
}

void cure_image(const Here& element, const Here& content, CureList& list) {
  static const std::vector<Key> kKeys = {
      {"asset_id", {"asset", "image", "image_id", "src", "id", "file_id", "ref", "asset_ref"}},
      {"alt_text", {"alt", "description", "caption", "alternative_text", "title"}},
      {"crop", {"fit", "cropping", "object_fit", "mode"}}};
  place_unknown(element, content, kKeys, list);
  want_text(content, "asset_id", list);
  want_text(content, "alt_text", list);
  static const std::vector<Choice> kCrops = {{"contain", {"fit", "none", "whole", "letterbox"}},
                                             {"cover", {"fill", "full"}},
                                             {"center_crop", {"center", "crop", "centre"}}};
  want_choice(content, "crop", kCrops, "contain", list);
  if (const json* alt = content.find("alt_text"); alt != nullptr && alt->is_string()) {
    constexpr std::size_t kMaxAlt = 300;
    const std::vector<std::string> parts = parts_of(alt->get<std::string>(), kMaxAlt);
    if (parts.size() > 1 && !element.has("extensions"))
      list.push(
          {{content.below("alt_text")},
           {{PatchStep::Op::Add, element.below("extensions"), {}, spaced({{"alt_text", *alt}})},
            {PatchStep::Op::Replace, content.below("alt_text"), {}, json(parts[0]).dump()}},
           tr("write at most {} characters", kMaxAlt)});
  }
}

// Names of shapes that are not preset names of DrawingML.
const std::vector<Choice>& shape_aliases() {
  static const std::vector<Choice> kShapes = {
      {"roundRect",
       {"rounded_rect", "rounded_rectangle", "rounded", "card", "pill", "roundrectangle"}},
      {"rect", {"rectangle", "box", "square", "panel"}},
      {"ellipse", {"circle", "oval", "dot"}},
      {"rightArrow", {"arrow", "arrow_right", "right_arrow"}},
      {"leftArrow", {"arrow_left"}},
      {"upArrow", {"arrow_up"}},
      {"downArrow", {"arrow_down"}},
      {"triangle", {"isosceles_triangle"}},
      {"star5", {"star"}},
      {"hexagon", {"hex"}},
      {"diamond", {"rhombus", "decision"}},
      {"wedgeRectCallout", {"callout", "speech_bubble"}},
      {"chevron", {"step", "process_arrow"}},
      {"homePlate", {"pentagon_arrow", "home_plate"}},
      {"cloud", {}},
  };
  return kShapes;
}

void cure_shape(const Here& element, const Here& content, CureList& list) {
  static const std::vector<Key> kKeys = {
      {"shape", {"shape_type", "type", "geometry", "form", "preset"}},
      {"text", {"label", "value", "content", "title"}},
      {"fill", {"fill_color", "background", "background_color", "color"}},
      {"line", {"border", "outline", "stroke", "line_color", "border_color"}},
      {"line_width_pt", {"line_width", "stroke_width", "border_width"}}};
  place_unknown(element, content, kKeys, list);
  want_text(content, "text", list);
  want_number(content, "line_width_pt", 0, 100, false, list);
  want_color(content, "fill", true, list);
  want_color(content, "line", true, list);
  const json* shape = content.find("shape");
  if (shape == nullptr || !shape->is_string()) return;
  const std::string& name = shape->get_ref<const std::string&>();
  const auto presets = preset_shapes();
  if (std::find(presets.begin(), presets.end(), name) != presets.end()) return;
  std::string_view meant;
  for (const std::string_view preset : presets) {
    if (normalised(preset) == normalised(name)) meant = preset;
  }
  if (meant.empty()) {
    std::vector<Key> keys;
    for (const Choice& choice : shape_aliases()) keys.push_back({choice.name, choice.aliases});
    meant = meant_key(name, keys);
  }
  const std::string written(meant.empty() ? std::string_view("rect") : meant);
  list.replace(content.below("shape"), written, tr("write \"{}\"", written));
}

void cure_divider(const Here& element, const Here& content, CureList& list) {
  static const std::vector<Key> kKeys = {{"orientation", {"direction"}},
                                         {"color", {"line", "stroke", "line_color"}},
                                         {"width_pt", {"width", "thickness", "line_width"}}};
  place_unknown(element, content, kKeys, list);
  static const std::vector<Choice> kWays = {{"horizontal", {"h", "row"}},
                                            {"vertical", {"v", "column"}}};
  want_choice(content, "orientation", kWays, "horizontal", list);
  want_color(content, "color", false, list);
  want_number(content, "width_pt", 0, 100, false, list);
}

// A text or list in place of the object around it.
bool wrap(const Here& element, const json& content, const std::string& kind, CureList& list) {
  const std::string pointer = element.below("content");
  json object;
  if (kind == "text" && content.is_array()) {
    const bool texts = std::all_of(content.begin(), content.end(),
                                   [](const json& one) { return one.is_string(); });
    if (!texts) return false;
    list.push({{pointer},
               {{PatchStep::Op::Replace, pointer, {}, spaced({{"items", content}})},
                {PatchStep::Op::Replace, element.below("kind"), {}, "\"bullets\""}},
               tr("write \"kind\": \"bullets\" and {}", R"({"items": […]})")});
    return true;
  }
  if ((kind == "text" || kind == "shape") && (content.is_string() || content.is_number()))
    object = {{"text", content.is_string() ? content : json(content.dump())}};
  else if (kind == "bullets" && content.is_array())
    object = {{"items", content}};
  else if (kind == "bullets" && content.is_string())
    object = {{"items", lines_of(content.get<std::string>())}};
  else if (kind == "image" && content.is_string())
    object = {{"asset_id", content}};
  else if (kind == "table" && content.is_array())
    object = {{"rows", content}};
  else if (kind == "chart" && content.is_array())
    object = {{"series", content}};
  else
    return false;
  const std::string text = spaced(object);
  list.replace(
      pointer, object,
      text.size() > 80 ? tr("write an object: {}", R"({"text": "…"})") : tr("write {}", text));
  return true;
}

}  // namespace

void cure_content(const Here& element, const std::string& kind, CureList& list) {
  const json* content = element.find("content");
  const std::string pointer = element.below("content");
  if (list.has(pointer)) return;
  if (content == nullptr) {
    // "data" of a chart or table, "text" of a text: under a name of their own.
    for (const char* name : {"contents", "data", "value", "body"}) {
      if (!element.has(name) || list.has(element.below(name))) continue;
      list.give_name(element, name, "content");
      return;
    }
    return;
  }
  if (!content->is_object()) {
    static_cast<void>(wrap(element, *content, kind, list));
    return;
  }
  const Here here = element.at("content");
  if (kind == "text") cure_text(element, here, list);
  if (kind == "bullets") cure_bullets(element, here, list);
  if (kind == "image") cure_image(element, here, list);
  if (kind == "shape") cure_shape(element, here, list);
  if (kind == "divider") cure_divider(element, here, list);
  if (kind == "chart") cure_chart(element, here, list);
  if (kind == "table") cure_table(element, here, list);
}

}  // namespace deckle::cures
