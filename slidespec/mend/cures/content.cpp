// `content` of text, bullets, images, shapes and dividers.

#include <algorithm>

#include "slidespec/mend/cures/gathered_text.h"
#include "slidespec/mend/cures/html.h"
#include "slidespec/mend/cures/table_forms.h"
#include "slidespec/mend/cures/text_tables.h"
#include "slidespec/messages/tr.h"
#include "slidespec/validate/known_keys.h"

namespace deckle::cures {
namespace {

constexpr std::size_t kMaxText = 2000;  // of the schema

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

// Names that only a list has; a text element with one of them is a list.
bool has_list(const Here& content) {
  for (const char* name : {"items", "bullets", "points", "bullet_points", "bulletPoints", "항목"}) {
    if (const json* items = content.find(name);
        items != nullptr && items->is_structured() && !items->empty())
      return true;
  }
  return false;
}

// A content that is HTML: its elements stand beside each other. False: it is none.
bool cure_html(const Here& element, const Here& content, CureList& list) {
  const json* html = nullptr;
  for (const char* name : {"html", "markup", "body_html"}) {
    if (const json* value = content.find(name); value != nullptr && value->is_string())
      html = value;
  }
  const std::size_t slash = element.pointer.rfind('/');
  if (html == nullptr || content.value.size() != 1 || slash == std::string::npos ||
      html->get_ref<const std::string&>().find('<') == std::string::npos)
    return false;
  json elements = elements_of_html(*html);
  if (elements.empty() || elements.size() > 20) return false;
  const json* id = element.find("element_id");
  const std::string base = id != nullptr && id->is_string() ? id->get<std::string>() : "html";
  Cure cure{{content.pointer, content.below("text"), content.below("html")},
            {},
            tr("write each of them as an element of the slide, with its 'kind' and its 'content'")};
  const std::size_t index = std::stoul(element.pointer.substr(slash + 1));
  for (std::size_t i = 0; i < elements.size(); ++i) {
    json whole = i == 0 ? element.value : json{{"element_id", base + "_" + std::to_string(i + 1)}};
    elements[i].erase("role");
    whole.update(elements[i]);
    cure.patch.push_back({i == 0 ? PatchStep::Op::Replace : PatchStep::Op::Add,
                          element.pointer.substr(0, slash + 1) + std::to_string(index + i),
                          {},
                          spaced(whole)});
  }
  cure.flaws.push_back(element.below("kind"));
  if (elements.size() == 1) {
    const std::string text = spaced(elements[0]["content"]);
    if (text.size() < 120) cure.hint = tr("write {}", text);
  }
  list.push(std::move(cure));
  return true;
}

void cure_text(const Here& element, const Here& content, CureList& list) {
  static const std::vector<Key> kKeys = {
      {"text", {"value", "content", "body", "paragraph", "string", "markdown", "html", "quote"}}};
  if (has_list(content) && !list.has(element.below("kind")))
    return list.push({{element.below("kind"), content.below("text"), content.below("items")},
                      {{PatchStep::Op::Replace, element.below("kind"), {}, "\"bullets\""}},
                      tr("write \"kind\": \"bullets\"")});
  cure_text_parts(element, content, kKeys, list);
  if (list.has(content.below("text"))) return;
  place_unknown(element, content, kKeys, list);
  want_text(content, "text", list);
  if (content.has("text")) cure_long_text(element, content, list);
}

void cure_image(const Here& element, const Here& content, CureList& list) {
  static const std::vector<Key> kKeys = {
      {"asset_id", {"asset",      "image",     "image_id",  "src",      "id",        "file_id",
                    "ref",        "asset_ref", "url",       "path",     "image_url", "file",
                    "uri",        "filename",  "file_name", "filepath", "file_path", "image_path",
                    "image_file", "image_src", "picture",   "photo",    "photo_url", "picture_id",
                    "href",       "location",  "img",       "source",   "파일",      "경로"}},
      {"alt_text",
       {"alt", "description", "caption", "alternative_text", "title", "대체텍스트", "alt_txt",
        "prompt", "image_prompt", "alternate_text", "desc", "label", "설명", "alternative",
        "query"}},
      {"crop", {"fit", "cropping", "object_fit", "mode"}}};
  if (!content.has("asset_id")) {
    // The asset under the name of a chart's data, or inside the picture.
    if (const json* data = element.find("data_ref"); data != nullptr && data->is_string())
      return list.move(element.below("data_ref"), content.below("asset_id"));
    for (const char* name : {"source", "asset", "image", "picture", "photo", "img"}) {
      const json* asset = content.find(name);
      if (asset == nullptr || !asset->is_object()) continue;
      for (const char* place : {"asset_id", "file_id", "url", "src", "path"}) {
        if (asset->contains(place) && (*asset)[place].is_string())
          return list.move(content.below(name) + "/" + place, content.below("asset_id"));
      }
    }
  }
  place_unknown(element, content, kKeys, list);
  const json* asset = content.find("asset_id");
  if (!list.has(content.below("asset_id")) &&
      (asset == nullptr || is_nothing(*asset))) {  // a picture that is to be found or drawn
    const json* id = element.find("element_id");
    const std::string made =
        "picture_" + (id != nullptr && id->is_string() ? id->get<std::string>() : "");
    if (asset == nullptr)
      list.add(content, "asset_id", made);
    else
      list.replace(content.below("asset_id"), made, tr("write \"{}\"", made));
  }
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
  cure_text_parts(element, content, kKeys, list);
  if (list.has(content.below("text"))) return;
  place_unknown(element, content, kKeys, list);
  want_text(content, "text", list);
  want_width(content, list);
  want_color(content, "fill", true, list);
  cure_line(content, list);
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

// The rows of a table without names, or as one text.
json content_of_table(const json& rows) {
  if (const auto form = table_form({{"rows", rows}}))
    return {{"columns", form->columns}, {"rows", form->rows}};
  return rows.is_array() ? json{{"rows", rows}} : json();
}

// A text or list in place of the object around it.
bool wrap(const Here& element, const json& content, const std::string& kind, CureList& list) {
  const std::string pointer = element.below("content");
  json object;
  if (kind == "divider") {
    object = json::object();
    if (content.is_string() && content != "") object["orientation"] = content;
    list.replace(pointer, object, tr("write {}", spaced(object)));
    return true;
  }
  if (kind == "text" && content.is_array()) {
    // What is longer than an item may be is no list.
    constexpr std::size_t kMaxItem = 300;
    const bool texts = std::all_of(content.begin(), content.end(), [](const json& one) {
      return one.is_string() && parts_of(one.get<std::string>(), kMaxItem).size() <= 1;
    });
    if (!texts) {
      const auto gathered = gather_text(content);
      if (!gathered) return false;
      list.replace(pointer, {{"text", content}}, tr("write an object: {}", R"({"text": "…"})"));
      return true;
    }
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
  else if (kind == "table" && (content.is_array() || content.is_string()))
    object = content_of_table(content);
  else if (kind == "chart" && content.is_array())
    object = {{"series", content}};
  else if (kind == "chart" && content.is_string() && !grid_of(content.get<std::string>()).empty())
    object = {{"data", content}};
  if (object.is_null()) return false;
  const std::string text = spaced(object);
  const char* form = kind == "bullets" ? R"({"items": ["…"]})"
                     : kind == "table" ? R"({"columns": ["…"], "rows": [["…"]]})"
                     : kind == "chart" ? R"({"chart_type": "bar", "series": […]})"
                     : kind == "image" ? R"({"asset_id": "…"})"
                                       : R"({"text": "…"})";
  const bool whole = text.size() <= 80 && kind != "chart";
  list.replace(pointer, object, whole ? tr("write {}", text) : tr("write an object: {}", form));
  return true;
}

// {"content": {…}}, {"chart": {…}}: the content one object deeper. False: it is not.
bool unwrap(const Here& content, const std::string& kind, CureList& list) {
  if (content.value.size() != 1 || !content.value.front().is_object()) return false;
  const std::string name = normalised(content.value.begin().key());
  const bool alike = kind_of_name(name).kind == kind;
  const bool own = alike && (kind == "chart" || kind == "image" ||
                             (kind == "bullets" && content.value.front().contains("items")));
  const bool data = name == "data" && kind != "chart" && kind != "table";
  if (!own && !data && name != "content" && name != "props" && name != "attributes" &&
      name != "properties" && name != "payload")
    return false;
  list.replace(content.pointer, content.value.front(), tr("write its members in 'content'"));
  return true;
}

bool is_source_name(std::string_view name) {
  const std::string plain = normalised(name);
  return plain == "source" || plain == "sources" || plain == "citation" || plain == "citations";
}

}  // namespace

// Unknown members of a content go to `style` of the element if they are known there, else to its
// extensions.
void place_unknown(const Here& element, const Here& content, std::span<const Key> keys,
                   CureList& list) {
  for (const std::string& name : rename_members(content, keys, list)) {
    if (list.has(content.below(name))) continue;
    const std::string from = content.below(name);
    const json& value = content.value[name];
    const json* styles = element.find("style");
    std::string_view key = style_key(name);
    if (normalised(name) == "format" || normalised(name) == "labels") key = {};  // of a chart
    const std::string folder = element.below("style");
    const json* kind = element.find("kind");
    const bool pictured = kind != nullptr && *kind == "image";
    if (!pictured && is_source_name(name) && !value.is_null() && !element.has("citations") &&
        !list.has(element.below("citations")))
      list.move(from, element.below("citations"));
    else if (normalised(name) == "style" && value.is_object() && styles == nullptr)
      list.move(from, folder);
    else if (!key.empty() && !value.is_structured() &&
             (styles == nullptr || (styles->is_object() && !styles->contains(std::string(key)))) &&
             !list.has(folder + "/" + std::string(key)))
      list.move(from, folder + "/" + std::string(key),
                styles == nullptr ? std::vector<std::string>{folder} : std::vector<std::string>{});
    else if (key == "levels" && value.is_array() && styles == nullptr)
      list.move(from, folder + "/levels", {folder});
    else
      keep_in_extensions(from, element, name, list);
  }
}

void cure_content(const Here& element, const std::string& kind, CureList& list) {
  const json* content = element.find("content");
  const std::string pointer = element.below("content");
  if (list.has(pointer)) return;
  if (content == nullptr) {
    // "data" of a chart or table, "text" of a text: under a name of their own.
    for (const char* name :
         {"contents", "data", "value", "body", "내용", "properties", "attrs", "attributes"}) {
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
  if (unwrap(here, kind, list)) return;
  if (cure_html(element, here, list)) return;
  if (kind == "text") cure_text(element, here, list);
  if (kind == "bullets") cure_bullets(element, here, list);
  if (kind == "image") cure_image(element, here, list);
  if (kind == "shape") cure_shape(element, here, list);
  if (kind == "divider") cure_divider(element, here, list);
  if (kind == "chart") cure_chart(element, here, list);
  if (kind == "table") cure_table(element, here, list);
}

}  // namespace deckle::cures
