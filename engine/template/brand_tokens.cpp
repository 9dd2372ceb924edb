#include "engine/template/brand_tokens.h"

#include <algorithm>
#include <string_view>

#include "engine/template/labels.h"
#include "engine/template/summary_json.h"

namespace deckle::engine {
namespace {

// What a brand kit can hold (templates/brand_kit.cpp).
constexpr std::size_t kLongestFace = 64;

bool is_face(const std::string& name) {
  return name.find_first_not_of(' ') != std::string::npos && name.size() <= kLongestFace &&
         name.front() != '+' && name.find_first_of("\n\t\v") == std::string::npos;
}

bool is_script(std::string_view code) {
  const auto small = [](char c) { return c >= 'a' && c <= 'z'; };
  return code.size() == 4 && code[0] >= 'A' && code[0] <= 'Z' &&
         std::all_of(code.begin() + 1, code.end(), small);
}

bool is_east_asian(std::string_view script) {
  return script == "Hang" || script == "Jpan" || script == "Hans" || script == "Hant";
}

const MasterSummary* main_master(const TemplateSummary& t) {
  for (const LayoutIdSummary& id : t.ids) {
    if (id.id != "one_column") continue;
    for (const LayoutSummary& layout : t.layouts) {
      if (layout.part != id.part) continue;
      for (const MasterSummary& master : t.masters) {
        if (master.part == layout.master) return &master;
      }
    }
  }
  return t.masters.empty() ? nullptr : &t.masters.front();
}

// A face of the theme, else those by script that take its place.
void write_faces(JsonWriter& out, const char* key, const FacesSummary& faces) {
  out.key(key).object(JsonWriter::Form::Line);
  const auto face = [&out](const char* slot, const std::string& name) {
    if (is_face(name)) out.key(slot).text(name);
  };
  face("latin", faces.faces.latin);
  face("ea", faces.faces.ea);
  face("cs", faces.faces.cs);
  bool open = false;
  for (const auto& [script, name] : faces.by_script) {
    const bool needed = (is_east_asian(script) ? faces.faces.ea : faces.faces.cs).empty();
    if (!needed || !is_script(script) || !is_face(name)) continue;
    if (!open) out.key("scripts").object(JsonWriter::Form::Line);
    open = true;
    out.key(script).text(name);
  }
  if (open) out.close();
  out.close();
}

void write_tokens(JsonWriter& out, const MasterSummary& master) {
  constexpr const char* kColors[][2] = {{"ink", "dk1"},         {"paper", "lt1"},
                                        {"accent1", "accent1"}, {"accent2", "accent2"},
                                        {"accent3", "accent3"}, {"accent4", "accent4"},
                                        {"accent5", "accent5"}, {"accent6", "accent6"}};
  out.key("colors").object();
  for (const auto& [name, scheme] : kColors) {
    const auto found = master.colors.find(scheme);
    if (found != master.colors.end()) out.key(name).text(hex_color(found->second));
  }
  out.close();
  out.key("fonts").object();
  write_faces(out, "heading", master.heading);
  write_faces(out, "body", master.body);
  out.close();
}

}  // namespace

std::string brand_kit_json(const TemplateSummary& t, Language language) {
  JsonWriter out;
  out.object();
  out.key("brand").integer(1);
  if (const MasterSummary* master = main_master(t)) write_tokens(out, *master);
  out.key("spacing").object(JsonWriter::Form::Line);
  out.key("left").number(t.safe_area.x);
  out.key("top").number(t.safe_area.y);
  out.key("right").number(rounded(t.page_w - t.safe_area.x - t.safe_area.w));
  out.key("bottom").number(rounded(t.page_h - t.safe_area.y - t.safe_area.h));
  out.close();
  out.key("template");
  write_summary(out, t, language);
  out.close();
  return out.take();
}

}  // namespace deckle::engine
