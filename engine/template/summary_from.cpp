#include <charconv>
#include <nlohmann/json.hpp>

#include "engine/template/summary_json.h"

namespace deckle::engine {
namespace {

using nlohmann::json;

const json& at(const json& object, const char* key) {
  static const json kNull;
  const auto found = object.find(key);
  return found == object.end() ? kNull : *found;
}

std::string text(const json& object, const char* key) {
  const auto* value = at(object, key).get_ptr<const std::string*>();
  return value == nullptr ? std::string() : *value;
}

double number(const json& object, const char* key) {
  const json& value = at(object, key);
  return value.is_number() ? rounded(value.get<double>()) : 0;
}

template <typename Integer>
Integer count(const json& object, const char* key) {
  const json& value = at(object, key);
  return value.is_number_integer() ? value.get<Integer>() : Integer{};
}

bool flag(const json& object, const char* key) {
  const json& value = at(object, key);
  return value.is_boolean() && value.get<bool>();
}

std::uint32_t color(const std::string& hex) {
  std::uint32_t rgb = 0;
  std::from_chars(hex.data(), hex.data() + hex.size(), rgb, 16);
  return rgb;
}

template <typename Value, typename Read>
std::vector<Value> list(const json& object, const char* key, Read read) {
  std::vector<Value> out;
  const json& values = at(object, key);
  if (!values.is_array()) return out;
  for (const json& value : values) out.push_back(read(value));
  return out;
}

BoxPx box(const json& value) {
  return {number(value, "x"), number(value, "y"), number(value, "w"), number(value, "h")};
}

FontFaces faces(const json& value) {
  return {text(value, "latin"), text(value, "ea"), text(value, "cs")};
}

FacesSummary theme_faces(const json& value) {
  FacesSummary out{faces(value), {}};
  for (const auto& [script, face] : at(value, "scripts").items()) {
    if (face.is_string()) out.by_script[script] = face.get<std::string>();
  }
  return out;
}

SpacingIr spacing(const json& value, const std::string& key) {
  const std::string points = key + "_pt";
  if (value.contains(points)) return {SpacingIr::Unit::Points, number(value, points.c_str())};
  return {SpacingIr::Unit::Percent, number(value, (key + "_pct").c_str())};
}

LevelSummary level(const json& value) {
  LevelSummary out;
  out.size_pt = number(value, "size_pt");
  out.fonts = faces(value);
  out.bold = flag(value, "bold");
  out.italic = flag(value, "italic");
  out.color = text(value, "color");
  out.rgb = color(text(value, "rgb"));
  out.align = text(value, "align");
  out.line_spacing = spacing(value, "line_spacing");
  out.space_before = spacing(value, "space_before");
  out.numbered = value.contains("numbering");
  out.bullet = text(value, out.numbered ? "numbering" : "bullet");
  out.margin = number(value, "margin");
  out.indent = number(value, "indent");
  return out;
}

ShapeSummary shape(const json& value) {
  return {text(value, "name"), text(value, "kind"), box(at(value, "box"))};
}

SlotSummary slot(const json& value) {
  return {text(value, "role"),
          box(at(value, "box")),
          number(value, "size_pt"),
          count<int>(value, "lines"),
          count<int>(value, "characters_per_line"),
          flag(value, "placeholder")};
}

MasterSummary master(const json& value) {
  MasterSummary out;
  out.part = text(value, "part");
  out.theme = text(value, "theme");
  out.background = color(text(value, "background"));
  for (const auto& [name, rgb] : at(value, "colors").items())
    out.colors[name] = color(rgb.get<std::string>());
  for (const auto& [name, meaning] : at(value, "color_map").items())
    out.color_map[name] = meaning.get<std::string>();
  const json& fonts = at(value, "fonts");
  out.heading = theme_faces(at(fonts, "heading"));
  out.body = theme_faces(at(fonts, "body"));
  out.title_levels = list<LevelSummary>(value, "title", level);
  out.body_levels = list<LevelSummary>(value, "body", level);
  out.text_box = level(at(value, "text_box"));
  out.shapes = list<ShapeSummary>(value, "shapes", shape);
  return out;
}

PlaceholderSummary placeholder(const json& value) {
  PlaceholderSummary out;
  out.type = text(value, "type");
  out.idx = count<std::uint32_t>(value, "idx");
  out.name = text(value, "name");
  out.box = box(at(value, "box"));
  const json& insets = at(value, "insets");
  out.insets = {number(insets, "l"), number(insets, "t"), number(insets, "r"), number(insets, "b")};
  out.anchor = text(value, "anchor");
  out.autofit = text(value, "autofit");
  out.vertical = flag(value, "vertical");
  if (value.contains("fill")) out.fill = color(text(value, "fill"));
  out.levels = list<LevelSummary>(value, "levels", level);
  out.prompt = text(value, "prompt");
  return out;
}

LayoutSummary layout(const json& value) {
  LayoutSummary out;
  out.name = text(value, "name");
  out.type = text(value, "type");
  out.part = text(value, "part");
  out.master = text(value, "master");
  out.shows_master = flag(value, "shows_master");
  out.background = color(text(value, "background"));
  out.text = color(text(value, "text"));
  out.placeholders = list<PlaceholderSummary>(value, "placeholders", placeholder);
  out.slots = list<SlotSummary>(value, "slots", slot);
  out.shapes = list<ShapeSummary>(value, "shapes", shape);
  return out;
}

LayoutIdSummary layout_id(const json& value) {
  return {text(value, "layout_id"), text(value, "layout"), text(value, "part"),
          text(value, "reason"), list<SlotSummary>(value, "slots", slot)};
}

}  // namespace

TemplateSummary summary_from(const json& value) {
  const auto as_text = [](const json& name) { return name.get<std::string>(); };
  TemplateSummary out;
  out.name = text(value, "name");
  out.page_w = number(at(value, "page"), "w");
  out.page_h = number(at(value, "page"), "h");
  out.safe_area = box(at(value, "safe_area"));
  out.masters = list<MasterSummary>(value, "masters", master);
  out.ids = list<LayoutIdSummary>(value, "layout_ids", layout_id);
  out.layouts = list<LayoutSummary>(value, "layouts", layout);
  if (value.contains("logo")) {
    const json& logo = at(value, "logo");
    out.logo = LogoSummary{text(logo, "part"), text(logo, "place"), box(at(logo, "box")),
                           count<std::size_t>(logo, "layouts")};
  }
  out.table_style = text(value, "table_style");
  out.slides = count<std::size_t>(value, "slides");
  out.sections =
      list<std::pair<std::string, std::size_t>>(value, "sections", [](const json& section) {
        return std::pair(text(section, "name"), count<std::size_t>(section, "slides"));
      });
  out.notes_master = flag(value, "notes_master");
  out.handout_master = flag(value, "handout_master");
  out.media_files = count<std::size_t>(at(value, "media"), "files");
  out.media_bytes = count<std::uint64_t>(at(value, "media"), "bytes");
  out.embedded_fonts = list<std::string>(value, "embedded_fonts", as_text);
  out.macros = list<std::string>(value, "macros", as_text);
  out.embedded_objects = list<std::string>(value, "embedded_objects", as_text);
  out.external_links = list<std::string>(value, "external_links", as_text);
  return out;
}

}  // namespace deckle::engine
