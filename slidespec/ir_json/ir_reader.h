#pragma once
// What the readers of the IR's parts share: each reads one form of JSON into one value.
//
// Internal to ir_json/. The schema has accepted the document: members have their types and ranges,
// unless they are absent. What a schema cannot express is reported to the context, and reading goes
// on with a default. `path` is that of the value before it.

#include <cstdint>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "slidespec/diag/diagnostic.h"
#include "slidespec/ir/slide_ir.h"
#include "slidespec/json/json_document.h"
#include "slidespec/json/json_path.h"
#include "slidespec/validate/spec_context.h"

namespace deckle::ir_json {

// Members of an object, by kind. (ir_read_values.cpp)
[[nodiscard]] double number_or(const nlohmann::json& object, const char* key, double otherwise);
[[nodiscard]] int integer_or(const nlohmann::json& object, const char* key, int otherwise);
[[nodiscard]] bool flag_or(const nlohmann::json& object, const char* key, bool otherwise);
[[nodiscard]] Emu px_or(const nlohmann::json& object, const char* key, Emu otherwise);
[[nodiscard]] Rect rect_of(const nlohmann::json& object);
// "#RRGGBB" or "#RGB", with or without '#'.
[[nodiscard]] std::uint32_t rgb_of(std::string_view text, const JsonPath& path,
                                   SpecContext& context);
[[nodiscard]] Color read_color(const nlohmann::json& value, const JsonPath& path,
                               SpecContext& context);
[[nodiscard]] FillIr read_fill(const nlohmann::json& object, const JsonPath& path, const char* key,
                               SpecContext& context);

// Applies the run properties in `object` to `style`. (ir_read_text.cpp)
void read_run_style(const nlohmann::json& object, const JsonPath& path, RunStyle& style,
                    SpecContext& context);
// Text that is content and style alone: a paragraph for each line. (ir_read_text.cpp)
[[nodiscard]] std::vector<ParagraphIr> plain_paragraphs(const std::string& content,
                                                        const ParagraphStyle& style,
                                                        const RunStyle& run);
// Reads `content`, `paragraphs` and the text properties of `style` into the element's body. `value`
// is the element, whose type is already read. (ir_read_text.cpp)
void read_text(const nlohmann::json& value, const JsonPath& path, const nlohmann::json& style,
               const JsonPath& style_path, ElementIr& element, SpecContext& context);

// The cells have the element's style; the header is bold and has its own colour. Null when the rows
// differ in length, which is reported. (ir_read_table.cpp)
[[nodiscard]] std::shared_ptr<const TableIr> read_table(const nlohmann::json& value,
                                                        const JsonPath& path,
                                                        const nlohmann::json& style,
                                                        const JsonPath& style_path,
                                                        SpecContext& context);

// The content of an image, chart or table; null for other types. Only errors go to the sink:
// warnings about the data were reported when the spec was read. (ir_read_data.cpp)
[[nodiscard]] std::shared_ptr<const ElementContent> read_data(const nlohmann::json& value,
                                                              const JsonPath& path,
                                                              ElementType type,
                                                              const JsonDocument& document,
                                                              DiagnosticSink& sink);
// `picture` and `fit` of an image. (ir_read_data.cpp)
void read_picture(const nlohmann::json& value, ElementIr& element);
// The members of `picture` and of `fit`. (ir_read_data.cpp)
[[nodiscard]] std::shared_ptr<const PictureIr> picture_of(const nlohmann::json& value);
[[nodiscard]] PictureFit fit_of(const nlohmann::json& value);

// What is behind the elements of a slide, whose one colour is already read.
// (ir_read_backdrop.cpp)
void read_backdrop(const nlohmann::json& frame, const JsonPath& path, SlideIr& slide,
                   SpecContext& context);
// `look` of an element. (ir_read_backdrop.cpp)
void read_look(const nlohmann::json& value, const JsonPath& path, ElementIr& element,
               SpecContext& context);

// One element. `sink` is the context's. (ir_read_element.cpp)
[[nodiscard]] ElementIr read_element(const nlohmann::json& value, const JsonPath& path,
                                     const JsonDocument& document, SpecContext& context,
                                     DiagnosticSink& sink);

}  // namespace deckle::ir_json
