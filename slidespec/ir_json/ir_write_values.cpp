#include "slidespec/ir_json/ir_writer.h"

#include <fmt/format.h>

#include "slidespec/ir_json/ir_json.h"

namespace deckle::ir_json {

std::string rgb_text(std::uint32_t rgb) { return fmt::format("#{:06X}", rgb & 0xFFFFFFU); }

void write_color(JsonWriter& out, const Color& color) {
  if (color.scheme.empty()) {
    out.text(rgb_text(color.rgb));
    return;
  }
  out.object(JsonWriter::Form::Line)
      .key("scheme")
      .text(color.scheme)
      .key("rgb")
      .text(rgb_text(color.rgb));
  if (color.lum_mod != 100) out.key("lumMod").integer(color.lum_mod);
  if (color.lum_off != 0) out.key("lumOff").integer(color.lum_off);
  out.close();
}

void write_fill(JsonWriter& out, const char* key, const FillIr& fill) {
  if (fill.kind == FillIr::Kind::Inherit) return;
  out.key(key);
  if (fill.kind == FillIr::Kind::None)
    out.text("none");
  else
    write_color(out, fill.color);
}

void write_rect(JsonWriter& out, const Rect& r) {
  out.object(JsonWriter::Form::Line).key("x").raw(px_text(r.x)).key("y").raw(px_text(r.y));
  out.key("w").raw(px_text(r.w)).key("h").raw(px_text(r.h)).close();
}

void write_optional(JsonWriter& out, const char* key, const std::string& value) {
  if (!value.empty()) out.key(key).text(value);
}

}  // namespace deckle::ir_json
