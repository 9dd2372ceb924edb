#pragma once
// What the writers of the IR's parts share: each writes one value as its form of JSON.
//
// Internal to ir_json/. Values equal to their default are left out.

#include <cstdint>
#include <string>

#include "slidespec/ir/slide_ir.h"
#include "slidespec/ir_json/ir_style.h"
#include "slidespec/json/json_writer.h"

namespace deckle::ir_json {

// Values that occur in many places. (ir_write_values.cpp)
[[nodiscard]] std::string rgb_text(std::uint32_t rgb);  // "#RRGGBB"
void write_color(JsonWriter& out, const Color& color);
void write_fill(JsonWriter& out, const char* key, const FillIr& fill);  // nothing for Inherit
void write_rect(JsonWriter& out, const Rect& r);
void write_optional(JsonWriter& out, const char* key, const std::string& value);  // unless empty

// The text style in an element's `style`: that of its first run.
struct TextBase {
  ParagraphStyle paragraph;
  RunStyle run = default_run_style();
};
[[nodiscard]] TextBase base_of(const TextBodyIr& body);  // (ir_write_text.cpp)

// Members of `style` in which it differs from `base`; all of them with `all`. (ir_write_text.cpp)
void write_run_style(JsonWriter& out, const RunStyle& style, const RunStyle& base, bool all);
// The properties of a body and its text in `style`. (ir_write_text.cpp)
void write_body_style(JsonWriter& out, const TextBodyIr& body, const TextBase& base);
// `paragraphs`, unless content and style alone restore them; with `in_full` always.
// (ir_write_text.cpp)
void write_paragraphs(JsonWriter& out, const TextBodyIr& body, const TextBase& base,
                      bool in_full = false);

// Only pictures, charts and tables are drawn from data; the others have text.
// (ir_write_data.cpp)
void write_data(JsonWriter& out, const ElementContent& data);
// The facts of a picture without its bytes, and its placement in the box. (ir_write_data.cpp)
void write_facts(JsonWriter& out, const PictureIr& picture);
void write_fit(JsonWriter& out, const PictureFit& fit);
void write_picture(JsonWriter& out, const ElementIr& element);
// A table as it is laid out. (ir_write_data.cpp)
void write_table(JsonWriter& out, const TableIr& table);

// Members of `slide`: what is behind its elements, unless one colour tells all.
// (ir_write_backdrop.cpp)
void write_backdrop(JsonWriter& out, const SlideIr& slide);
// `look` of an element, if it has one. (ir_write_backdrop.cpp)
void write_look(JsonWriter& out, const ElementIr& element);

// One element. (ir_write_element.cpp)
void write_element(JsonWriter& out, const ElementIr& element);

}  // namespace deckle::ir_json
